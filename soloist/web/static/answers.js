// On a phone the answers are in view: when a new question has come, the page goes to where the question is at the top and
// the first lit piece is whole below it. The order of the panels is the style sheet's (answers.css); this only scrolls.

export const NARROW = 700; // below this the page scrolls
const CONFIRMS = "#question.is-confirm";
const GAP = 8; // between the bar, the question and what follows

const app = () => document.getElementById("app");
const isSeen = (each) => each.getClientRects().length > 0 && each.checkVisibility({ visibilityProperty: true });
const box = (each) => each.getBoundingClientRect();

let asked = ""; // what is asked on the page that is shown
let fingers = 0; // on the glass
let late = null; // a question came while a finger was down: where the page stood then

// What stays at the thumb while the page is scrolled.
const DOCKS = ".dock, .ark-actions, .left";
const sticks = (each) => getComputedStyle(each).position === "sticky";
const docks = () => [...document.querySelectorAll(`#app :is(${DOCKS})`)].filter((each) => isSeen(each) && sticks(each));

// Sticky panels at the top and at the bottom leave this between them.
function freeArea(prompt) {
  const top = box(document.querySelector("#app .bar")).bottom + GAP;
  const bottom = docks().reduce((least, each) => Math.min(least, box(each).top), innerHeight);
  return { top, below: top + (sticks(prompt) ? box(prompt).height + GAP : 0), bottom };
}

// Where a sticky question would stand if it did not stick.
function restingTop(prompt) {
  prompt.style.position = "static";
  const top = box(prompt).top + scrollY;
  prompt.style.position = "";
  return top;
}

// Lit pieces that scroll with the page, the highest first.
function litBelow(within = app()) {
  const isDocked = (each) => docks().some((dock) => dock.contains(each));
  const found = [...within.querySelectorAll(".lit")].filter((each) => !each.closest("#question") && isSeen(each));
  return found.filter((each) => !isDocked(each)).sort((one, other) => box(one).top - box(other).top);
}

function scrollPage(top) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (Math.abs(top - scrollY) >= 1) scrollTo({ top, behavior: isStill ? "instant" : "smooth" });
}

// How far the page is to be scrolled, so that the piece is whole between the question and the dock.
function scrollFor(piece, free, from) {
  const { top, bottom } = box(piece);
  const highest = bottom + scrollY - free.bottom + GAP;
  const lowest = top + scrollY - free.below - GAP;
  return Math.max(Math.min(Math.max(from, highest), lowest), 0);
}

function bring() {
  const prompt = document.getElementById("question");
  if (prompt.matches(CONFIRMS)) {
    scrollPage(0); // what the turn has changed
    return;
  }
  const free = freeArea(prompt);
  const rest = Math.max(restingTop(prompt) - free.top, 0);
  const piece = litBelow()[0];
  const from = Math.min(scrollY, rest); // never so far that panels lie behind the question
  const wanted = piece ? scrollFor(piece, free, from) : from;
  scrollPage(from < rest && wanted > from ? Math.max(rest, wanted) : wanted);
  bringSideways();
}

// In rows that are longer than the page is wide, the first answer is whole.
function bringSideways() {
  for (const row of document.querySelectorAll("#app :is(.ark-hand-row, .arne-hand, .ark-tray.is-cards, .ori-middle)")) {
    const lit = [...row.querySelectorAll(".lit")].filter(isSeen).sort((one, other) => box(one).left - box(other).left);
    const isWhole = (each) => box(each).left >= box(row).left - 1 && box(each).right <= box(row).right + 1;
    if (lit.length && !lit.some(isWhole)) row.scrollLeft += box(lit[0]).left - box(row).left - GAP;
  }
}

// What is asked: the question, and which pieces have been picked already; after one is picked others are lit. The end of
// a turn and of a match are shown like questions.
function nowAsked() {
  const { stamp, answers, turn, past } = app()?.dataset ?? {};
  if (turn === "over" && !past) return turn;
  if (document.querySelector(CONFIRMS)) return `${stamp} confirm`;
  const picked = [...document.querySelectorAll("#app .is-picked")].map((each) => each.dataset.piece);
  return answers ? [stamp, answers, ...picked].join(" ") : "";
}

// A page has come. If what is asked is the same, it stays where it is.
export function showAnswers() {
  const now = nowAsked();
  if (now === asked) return;
  asked = now;
  late = null;
  if (!now || innerWidth >= NARROW) return;
  document.documentElement.style.setProperty("--dock-height", `${Math.max(0, ...docks().map((each) => box(each).height))}px`);
  if (fingers) late = scrollY;
  else bring();
}

function fingersAre(event) {
  fingers = event.touches.length;
  if (fingers || late === null) return;
  const hasStayed = Math.abs(late - scrollY) < GAP; // else somebody goes somewhere
  late = null;
  if (hasStayed) bring();
}

for (const name of ["touchstart", "touchend", "touchcancel"]) {
  document.addEventListener(name, fingersAre, { capture: true, passive: true });
}

// From the question to answers that lie farther down.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-elsewhere]");
  const part = link && document.querySelector(`#app [data-part="${CSS.escape(link.dataset.elsewhere)}"]`);
  const piece = part && litBelow(part)[0];
  if (!piece) return;
  event.preventDefault();
  const free = freeArea(document.getElementById("question"));
  scrollPage(box(piece).top + scrollY - free.below - GAP);
  piece.focus({ preventScroll: true });
});
