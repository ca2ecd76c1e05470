// Tips for the first turns: finds a free place near the piece a tip is about, points at it, and remembers who has seen what.
// A tip never lies over a lit piece, over the question or over one's own goods; where there is no room it stays a note
// under the question, as it is without a script. On a phone it is folded to its title before it takes room from answers.

import { boxAt, freePlace, inView, isNarrow, isSeen, overlaps, visible } from "./free-place.js";
import { touched } from "./parts.js";

const KEEP_CLEAR = ".bar, .prompt, .lit, .is-picked, [data-keep-clear]";
const EDGE = 8; // between a card and the edge of the window
const ROOM = 10; // between a card and what it must not cover
const NUDGE = 40; // pixels that are no scrolling
const SETTLED = 200; // milliseconds after which a page stands still

const app = () => document.getElementById("app");
const shown = () => document.querySelector("#app .coach:not([hidden])");

// The piece a tip is about: a lit one before others of the same name.
function pieceOf(tip) {
  if (!tip.dataset.at) return null;
  const found = [...document.querySelectorAll(`#app [data-piece="${CSS.escape(tip.dataset.at)}"]`)].filter(visible);
  return found.find((each) => each.matches(".lit")) ?? found[0] ?? null;
}

function obstacles() {
  const found = [...document.querySelectorAll(`#app :is(${KEEP_CLEAR})`)].filter((each) => visible(each) && !each.closest(".coach"));
  return found.map(inView).filter(isSeen);
}

// From the nearest edge of the card to the edge of the piece: straight, or around one corner.
function stem(box, piece) {
  const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
  const px = clamp((box.left + box.right) / 2, piece.left + 6, piece.right - 6);
  const py = clamp((box.top + box.bottom) / 2, piece.top + 6, piece.bottom - 6);
  const cx = clamp(px, box.left + 12, box.right - 12);
  const cy = clamp(py, box.top + 12, box.bottom - 12);
  if (piece.top >= box.bottom) return [[cx, box.bottom], ...(cx === px ? [] : [[cx, (box.bottom + piece.top) / 2], [px, (box.bottom + piece.top) / 2]]), [px, piece.top + 3]];
  if (piece.bottom <= box.top) return [[cx, box.top], ...(cx === px ? [] : [[cx, (box.top + piece.bottom) / 2], [px, (box.top + piece.bottom) / 2]]), [px, piece.bottom - 3]];
  if (piece.left >= box.right) return [[box.right, cy], ...(cy === py ? [] : [[(box.right + piece.left) / 2, cy], [(box.right + piece.left) / 2, py]]), [piece.left + 3, py]];
  return [[box.left, cy], ...(cy === py ? [] : [[(box.left + piece.right) / 2, cy], [(box.left + piece.right) / 2, py]]), [piece.right - 3, py]];
}

function drawStem(box, piece) {
  const points = stem(box, piece);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "coach-stem");
  svg.setAttribute("aria-hidden", "true");
  Object.assign(svg.style, { left: "0", top: "0", width: "1px", height: "1px" });
  const path = document.createElementNS(svg.namespaceURI, "path");
  path.setAttribute("d", `M${points.map((point) => point.map(Math.round).join(" ")).join("L")}`);
  const dot = document.createElementNS(svg.namespaceURI, "circle");
  const [x, y] = points.at(-1);
  for (const [name, value] of Object.entries({ cx: x, cy: y, r: 5 })) dot.setAttribute(name, String(Math.round(value)));
  svg.append(path, dot);
  app().append(svg);
}

function tidy() {
  for (const each of document.querySelectorAll(".coach-stem")) each.remove();
  for (const each of document.querySelectorAll(".is-coached")) each.classList.remove("is-coached");
}

// On a phone: at the bottom, over the dock where nothing is asked there, whole or only its title; else the title is a note
// under the question.
function placeNarrow(tip, taken) {
  const atBottom = () => {
    const size = tip.getBoundingClientRect();
    const box = boxAt((innerWidth - size.width) / 2, innerHeight - size.height - EDGE, size);
    return taken.some((each) => overlaps(box, each, 4)) ? null : { x: box.left, y: box.top };
  };
  let place = atBottom();
  if (!place) {
    fold(tip);
    place = atBottom();
  }
  if (place) put(tip, place);
  else becomeNote(tip);
}

function fold(tip) {
  tip.classList.add("is-folded");
  toBottom(tip);
}

function toBottom(tip) {
  if (tip.classList.contains("is-placed")) put(tip, { x: tip.getBoundingClientRect().left, y: innerHeight - tip.offsetHeight - EDGE });
}

function put(tip, place) {
  Object.assign(tip.style, { left: `${Math.round(place.x)}px`, top: `${Math.round(place.y)}px` });
}

let readAt = -Infinity; // how far the page was scrolled when somebody unfolded a tip
const isRead = () => Math.abs(scrollY - readAt) <= NUDGE; // a finger never rests quite still

// Somebody wants to read it: whole, whatever lies under it, until the page is scrolled.
function unfold(tip) {
  readAt = scrollY;
  tip.classList.remove("is-folded");
  toBottom(tip);
  tip.querySelector("[data-coach-next]")?.focus({ preventScroll: true });
}

function becomeNote(tip) {
  tip.classList.replace("is-placed", "is-note");
  tip.style.left = tip.style.top = "";
}

const covers = (tip) => {
  const box = tip.getBoundingClientRect();
  return tip.classList.contains("is-placed") && obstacles().some((each) => overlaps(box, each, 0));
};

// The page has come to rest meanwhile: what has moved under the card must not stay there, and nothing else may move.
function lookAgain() {
  const tip = shown();
  const piece = tip && pieceOf(tip); // its panel may have come to the front
  const isLate = piece && !piece.classList.contains("is-coached");
  if (!tip || isRead() || !(isLate || covers(tip))) return;
  if (!isNarrow()) placeTip();
  else if (covers(tip)) tip.classList.add("is-aside");
  else piece.classList.add("is-coached");
}

// A page has come: its tip is placed, and looked at again when everything has found its place.
export function showTip() {
  readAt = -Infinity;
  placeTip();
  if (!shown()) return;
  requestAnimationFrame(lookAgain);
  setTimeout(lookAgain, SETTLED);
}

function placeTip() {
  const tip = shown();
  tidy();
  if (!tip) return;
  const piece = pieceOf(tip);
  piece?.classList.add("is-coached");
  tip.classList.remove("is-note", "is-aside", "is-wide", "is-folded");
  tip.classList.add("is-placed");
  let size = tip.getBoundingClientRect();
  const box = piece && inView(piece);
  const at = box && isSeen(box) ? box : null;
  const taken = [...obstacles(), ...(at ? [at] : [])];
  if (isNarrow()) {
    placeNarrow(tip, taken);
    return;
  }
  let place = freePlace(size, at, taken, ROOM);
  if (!place) {
    tip.classList.add("is-wide"); // lower, so that it may fit where the other shape does not
    size = tip.getBoundingClientRect();
    place = freePlace(size, at, taken, ROOM);
  }
  if (!place) {
    becomeNote(tip);
    return;
  }
  put(tip, place);
  if (at) drawStem(boxAt(place.x, place.y, size), at);
}

let waiting = 0;

function placeSoon() {
  if (!shown()) return;
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(placeTip);
}

// While a phone's page is scrolled a card is folded, or steps aside, where a lit piece comes to lie under it.
function scrolled() {
  const tip = shown();
  if (!tip || !isNarrow()) return placeSoon();
  if (isRead()) return undefined;
  readAt = -Infinity;
  if (covers(tip)) fold(tip);
  tip.classList.toggle("is-aside", covers(tip));
  return undefined;
}

// closing

function send(form, button) {
  const body = new URLSearchParams(new FormData(form, button));
  fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
}

// What the next answer would say of the tip is said already, or belongs to the next one.
function markNext(tip) {
  const field = document.querySelector('#answer input[name="tip"]');
  if (!field) return;
  touched(field);
  if (tip) field.value = tip.dataset.coach;
  else field.remove();
}

function close(tip, { next = false, all = false } = {}) {
  touched(tip);
  const following = tip.nextElementSibling?.matches(".coach") ? tip.nextElementSibling : null;
  const hadFocus = tip.contains(document.activeElement);
  if (all) for (const each of document.querySelectorAll("#app .coach")) each.remove();
  tip.remove();
  const successor = next ? following : null;
  if (successor) successor.hidden = false;
  markNext(successor);
  if (hadFocus) (successor?.querySelector("[data-coach-next]") ?? document.getElementById("question"))?.focus({ preventScroll: true });
  placeTip();
}

document.addEventListener(
  "submit",
  (event) => {
    const tip = event.target.closest?.(".coach");
    if (!tip || !event.submitter) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    send(event.target, event.submitter);
    close(tip, { next: event.submitter.dataset.coachNext !== undefined, all: event.submitter.dataset.coachOff !== undefined });
  },
  true,
);

document.addEventListener("click", (event) => {
  const opener = event.target.closest?.("[data-coach-open]");
  if (opener) unfold(opener.closest(".coach"));
});

addEventListener("resize", placeSoon);
addEventListener("scroll", scrolled, { capture: true, passive: true });
document.addEventListener("click", (event) => event.target.closest?.(".tabs, summary") && setTimeout(placeSoon, 0));
