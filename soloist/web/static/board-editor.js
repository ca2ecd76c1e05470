// The board of Orichalcum's AI, made one's own. The server draws every page and needs no script; with one, taps do not
// reload the page, arrow keys walk over the circles, and boards are kept on this device and offered again.

const BOARDS = "soloist-boards"; // a list of { name, box, checked }, the latest first
const DRAFT = "soloist-board-draft";
const FORM = "own-board";
const MOST = 12;

const app = () => document.getElementById("app");
const form = () => document.getElementById(FORM);

// keeping

function stored(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function store(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: the file is still there
  }
}

const boards = () => stored(BOARDS, []).filter((each) => each && typeof each.box === "string");
const value = (name) => form()?.elements.namedItem(name)?.value ?? "";

// The last page keeps a board that can be played with, under its name; until then there is a draft.
function keep() {
  if (!form()) return;
  const { step, sound } = app().dataset;
  const field = document.querySelector("[data-board-name]");
  if (step === "done" && sound && value("option-box")) {
    const before = field.dataset.was ?? field.value.trim();
    const name = field.value.trim() || field.placeholder;
    const others = boards().filter((each) => each.name !== name && each.name !== before);
    store(BOARDS, [{ name, box: value("option-box"), checked: value("checked") }, ...others].slice(0, MOST));
    store(DRAFT, null);
    field.dataset.was = name;
  } else if (boards().some((each) => each.box === value("option-box"))) {
    store(DRAFT, null); // nothing has been changed since
  } else if (step !== "look" && (value("box") || value("checked"))) {
    store(DRAFT, { name: value("name"), box: value("box"), checked: value("checked"), step });
  }
}

// offering

function offer() {
  const place = document.querySelector("[data-kept]");
  if (!place) return;
  const [template] = place.querySelectorAll("template:not([data-draft])");
  for (const board of boards()) {
    const shown = template.content.cloneNode(true);
    shown.querySelector("[data-name]").textContent = board.name;
    if (place.dataset.kept === "setup") offerAtSetup(place, shown.querySelector("[data-open]"), board.box);
    else offerToOpen(shown, board);
    place.append(shown);
    place.hidden = false;
  }
  const draft = stored(DRAFT, null);
  const begun = place.querySelector("template[data-draft]");
  if (draft && begun) {
    const shown = begun.content.cloneNode(true);
    offerToOpen(shown, draft);
    place.append(shown);
    place.hidden = false;
  }
}

function offerToOpen(shown, board) {
  const row = shown.firstElementChild;
  shown.querySelector("[data-open]").addEventListener("click", () => {
    for (const name of ["name", "box", "checked", "step"]) {
      if (board[name] !== undefined) form().elements.namedItem(name).value = board[name];
    }
  });
  shown.querySelector("[data-forget]")?.addEventListener("click", () => {
    store(BOARDS, boards().filter((each) => each.name !== board.name));
    row.remove();
  });
}

// On the set-up page a board fills the option, as if its file had been typed there.
function offerAtSetup(place, button, box) {
  const ours = place.querySelector("[data-ours]");
  const inside = place.closest("form");
  const field = () => {
    const found = inside.elements.namedItem("option-box");
    if (found) return found;
    const made = Object.assign(document.createElement("input"), { type: "hidden", name: "option-box" });
    inside.append(made);
    return made;
  };
  const same = (one, other) => one.replaceAll("\r\n", "\n").trim() === other.replaceAll("\r\n", "\n").trim();
  const choose = (text) => {
    field().value = text;
    for (const each of place.querySelectorAll("[aria-pressed]")) {
      each.setAttribute("aria-pressed", String(same(each.box ?? "", text)));
    }
  };
  button.box = box;
  button.addEventListener("click", () => choose(box));
  if (ours.hidden) ours.addEventListener("click", () => choose(""));
  ours.hidden = false;
  queueMicrotask(() => choose(field().value));
}

// taps without reloading: one after the other, none is lost

const waiting = [];
let isBusy = false;

document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (event.target.id !== FORM || event.defaultPrevented) return;
  if (button?.hasAttribute("formaction") || button?.dataset.whole !== undefined) return;
  event.preventDefault();
  waiting.push(button?.value ?? "stay");
  post();
});

async function post() {
  if (isBusy || !waiting.length) return;
  isBusy = true;
  const what = waiting.shift();
  try {
    const data = new FormData(form());
    data.set("do", what);
    const response = await fetch(form().action, { method: "POST", body: new URLSearchParams(data) });
    swap(await response.text(), what);
  } catch {
    waiting.length = 0;
    const button = Object.assign(document.createElement("button"), { name: "do", value: what, hidden: true });
    button.dataset.whole = "";
    form().append(button);
    form().requestSubmit(button); // the browser says what is wrong with the connection
  } finally {
    isBusy = false;
  }
  post();
}

function swap(text, what) {
  const { sprite } = document.body.dataset;
  const drawn = document.querySelector("body > svg[hidden]") ? text.replaceAll(`href="${sprite}#`, 'href="#') : text;
  const page = new DOMParser().parseFromString(drawn, "text/html");
  const next = page.getElementById("app");
  if (!next) throw new Error("not a page of ours");
  const isSame = next.dataset.step === app().dataset.step;
  const focused = document.activeElement?.closest("#app") !== null;
  const scrolled = app().querySelector(".companion-main")?.scrollTop ?? 0;
  app().replaceWith(next);
  document.title = page.title;
  if (isSame) next.querySelector(".companion-main").scrollTop = scrolled;
  const again = isSame && focused && next.querySelector(`[name="do"][value="${CSS.escape(what)}"]:not([hidden] *)`);
  (again || (isSame ? null : next.querySelector("#question")))?.focus({ preventScroll: true });
  arrive();
}

// arrow keys walk over the circles, Space picks

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  const here = event.target.closest?.("[data-circle]");
  const way = WAYS[event.key];
  if (!here || !way) return;
  event.preventDefault();
  const middle = (each) => {
    const box = each.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(here);
  let best = null;
  for (const each of document.querySelectorAll("[data-circle]")) {
    const [a, b] = middle(each);
    const along = (a - x) * way[0] + (b - y) * way[1];
    const aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0]);
    if (each !== here && along > 4 && aside <= along + 4 && (!best || along + aside < best.far)) best = { each, far: along + aside };
  }
  best?.each.focus();
});

// One stop of the Tab key for the whole board.
function rove() {
  const circles = [...document.querySelectorAll("[data-circle]")];
  const first = circles.find((each) => each === document.activeElement) ?? circles[0];
  for (const each of circles) each.tabIndex = each === first ? 0 : -1;
}

document.addEventListener("focusin", (event) => event.target.closest?.("[data-circle]") && rove());
document.addEventListener("change", (event) => event.target.matches?.("[data-board-name]") && keep());

function arrive() {
  keep();
  offer();
  rove();
}

arrive();
