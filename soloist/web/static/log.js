// The log: one key gives it the whole column, whose turns are shown and which ones are open stays as somebody wants it,
// and what a line is about is ringed on the table. Without this it folds, filters and leads to its moments all the same.

const root = document.documentElement;
const folded = new Map(); // turns that somebody has opened or closed, by their place in the match
let match = ""; // whose they are
let whose = "all";
let before = ""; // the tab that was open before the log was

export function logArrives() {
  const app = document.getElementById("app");
  const panel = app?.querySelector(".log-panel");
  if (!panel) return;
  if (app.dataset.address !== match) {
    match = app.dataset.address;
    whose = "all";
    folded.clear();
  }
  for (const turn of panel.querySelectorAll("[data-turn]")) {
    if (folded.has(turn.dataset.turn) && !turn.classList.contains("is-shown")) turn.open = folded.get(turn.dataset.turn);
  }
  const filter = panel.querySelector(`[name="log-by"][value="${CSS.escape(whose)}"]`);
  if (filter) filter.checked = true;
  panel.querySelector("[data-log-whole]")?.setAttribute("aria-pressed", String(root.dataset.log === "whole"));
  showMoment(panel);
}

// The moment that is looked at, a third of the way down.
function showMoment(panel) {
  const log = panel.querySelector(".log");
  const line = log?.querySelector(".log-line.is-shown") ?? log?.querySelector(".log-turn.is-shown");
  if (!line) return;
  log.scrollTop += line.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 3;
}

// Where panels are tabs the log is one of them, else it takes the room of those above it; again: back.
export function toggleLog() {
  const app = document.getElementById("app");
  const tab = app?.querySelector('.tabs [data-tab="log"]');
  if (tab?.checkVisibility()) {
    const isOpen = app.dataset.tab === "log";
    if (!isOpen) before = app.dataset.tab;
    return (isOpen && before && app.querySelector(`.tabs [data-tab="${CSS.escape(before)}"]`)) || tab;
  }
  return app?.querySelector("[data-log-whole]");
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const head = target?.closest(".log-head");
  if (head) folded.set(head.parentElement.dataset.turn, !head.parentElement.open);
  const button = target?.closest("[data-log-whole]");
  if (!button) return;
  root.dataset.log = root.dataset.log === "whole" ? "" : "whole";
  button.setAttribute("aria-pressed", String(root.dataset.log === "whole"));
});

// The lines of an older turn come when it is opened.
document.addEventListener(
  "toggle",
  async (event) => {
    const link = event.target.open && event.target.querySelector?.("[data-lines]");
    if (!link || link.dataset.lines === "coming") return;
    link.dataset.lines = "coming";
    try {
      const response = await fetch(link.href, { credentials: "same-origin", headers: { accept: "text/html" } });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const lines = page.querySelector(`[data-turn="${CSS.escape(event.target.dataset.turn)}"] > .log-lines`);
      if (lines) link.parentElement.replaceWith(lines);
    } catch {
      link.dataset.lines = ""; // the link still leads there
    }
  },
  true,
);

document.addEventListener("change", (event) => {
  if (event.target.name === "log-by") whose = event.target.value;
});

// ringing

let ringed = [];

function ring(line) {
  for (const piece of ringed) piece.classList.remove("is-ringed");
  ringed = [];
  for (const key of line?.dataset.ring?.split("|") ?? []) ringed.push(...document.querySelectorAll(placed(key)));
  for (const piece of ringed) piece.classList.add("is-ringed");
}

// `A@wood:4.2` is a piece in the zoo of seat A.
function placed(key) {
  const [name, owner] = key.split("@").reverse();
  const within = owner === undefined ? "#app" : `#app [data-zoo="${CSS.escape(owner)}"]`;
  const piece = CSS.escape(name);
  return `${within} [data-place="${piece}"], ${within} [data-piece="${piece}"]`;
}

const lineOf = (event) => (event.target instanceof Element ? event.target.closest("[data-ring]") : null);
document.addEventListener("pointerover", (event) => ring(lineOf(event)));
document.addEventListener("focusin", (event) => ring(lineOf(event)));
document.addEventListener("focusout", () => ring(null));
