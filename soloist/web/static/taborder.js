// Tab at a table: the prompt, the lit pieces in the order of their numbers, the ways back, then the rest as it stands on
// the page. Only the order is ours; what can be focused, and how it looks, is the browser's.

const FOCUSABLE =
  "a[href], button:not(:disabled), summary, input:not(:disabled, [type=hidden]), select, textarea, [tabindex='0']";
const PROMPT = "#question";
const LIT = "#app [data-number]";
const BACK = "#app :is([data-key=escape], [data-key=u], [data-key='shift+u'], [data-key=backspace], .has-tip *)";

function table() {
  const app = document.getElementById("app");
  return app?.dataset.turn ? app : null; // only tables have lit pieces all over the page
}

function isThere(element) {
  return element.tabIndex >= 0 && element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
}

function litPieces() {
  const found = [...document.querySelectorAll(LIT)].filter((each) => !each.closest(PROMPT) && isThere(each));
  return found.sort((one, other) => Number(one.dataset.number) - Number(other.dataset.number));
}

// Everything that Tab reaches, in groups.
function stops() {
  const all = [...document.querySelectorAll(FOCUSABLE)].filter(isThere);
  const back = all.filter((each) => each.matches(BACK));
  const skips = all.filter((each) => each.matches(".skip-link"));
  const prompt = all.filter((each) => each.closest(PROMPT) && !back.includes(each));
  const first = [...skips, ...prompt, ...litPieces(), ...back];
  const known = new Set(first);
  return { order: [...first, ...all.filter((each) => !known.has(each))], skips: skips.length };
}

// Past the last stop the browser goes on by itself, from the edge of the page.
function leave(isForward) {
  const edge = document.createElement("span");
  edge.tabIndex = -1;
  if (isForward) document.body.append(edge);
  else document.body.prepend(edge);
  edge.focus({ preventScroll: true });
  setTimeout(() => edge.remove());
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey || !table()) return;
  if (document.querySelector("dialog[open]")) return;
  const { order, skips } = stops();
  const isForward = !event.shiftKey;
  const here = document.activeElement?.matches(PROMPT) ? skips - (isForward ? 1 : 0) : order.indexOf(document.activeElement);
  if (here < 0 && !document.activeElement?.matches(PROMPT)) return; // the first Tab of all, or something of the browser's
  const next = order[here + (isForward ? 1 : -1)];
  if (next) {
    event.preventDefault();
    next.focus();
  } else {
    leave(isForward);
  }
});

// The link that leads to the lit pieces, wherever on the page they are.
document.addEventListener("click", (event) => {
  const first = event.target.closest?.("a[href='#lit']") && litPieces()[0];
  if (!first) return;
  event.preventDefault();
  first.focus();
});
