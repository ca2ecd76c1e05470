// Looking without choosing: press and hold a piece, tap its ⓘ, press I on it, or rest the mouse there. The server says
// what it is and what it would bring; here that is fetched and shown, in a sheet or beside the column. Explanations of
// small signs (data-tip) are read in the same ways. Without this, pieces that answer nothing are links to the same page.

import { freePlace, inView, isSeen, visible } from "./free-place.js";
import { isPlaying } from "./pace.js";

const HOLD = 350; // milliseconds until a press is a look
const MOVED = 10; // pixels after which it is none
const REST = 350; // milliseconds a mouse rests before it looks
const ROOM = 8; // between what is shown and what it must not cover
const OWN = "a, button, summary, label, input, select, textarea"; // what is focused by itself
const UNREACHABLE = `${OWN}, [aria-hidden=true], [role=img]`;
const PANELS = "[data-panel], svg[role=group], .strip, .panel.main, .dock-part, .page, .companion";
const WRITING = "input:not([type=checkbox]):not([type=radio]), textarea, select";
const SIZES = ["", "is-picture", "is-short"]; // all of it, only the picture, only the words
const COLUMNS = "[data-panel], .panel.main, .dock";
const KEEP_CLEAR = ".dock, .lit, .is-picked, .prompt";

const app = () => document.getElementById("app");
const dialog = () => document.getElementById("popover");

let fetchPage = null; // as app.js fetches pages
let failed = () => {}; // what is said if that fails

// what can be looked at

function pieceAt(target) {
  if (!document.body.classList.contains("on-table") || !target?.closest) return null;
  return target.closest("[data-piece][data-look], .lit[data-piece]") ?? target.closest("[data-look]");
}

const tipAt = (target) => target?.closest?.("[data-tip]") ?? null;

function addressOf(piece) {
  const key = piece.dataset.look || piece.dataset.piece;
  const link = piece.getAttribute("href");
  const address = new URL(link ?? `${app().dataset.address}/look/${encodeURIComponent(key)}${location.search}`, location.href);
  if (app().dataset.seat) address.searchParams.set("seat", app().dataset.seat);
  address.searchParams.set("bare", "1");
  return address.href;
}

async function bring(piece) {
  const { page, ok } = await fetchPage(addressOf(piece), { isWhole: true });
  if (ok) return [...page.body.childNodes];
  const said = page.querySelector("[role=alert]")?.textContent;
  return said ? [paragraph(said)] : null;
}

function paragraph(text) {
  const line = document.createElement("p");
  line.className = "look-tip";
  line.textContent = text;
  return line;
}

// in a sheet

function openSheet(inside) {
  const sheet = dialog();
  if (!sheet) return;
  stopResting();
  sheet.className = "popover sheet";
  sheet.setAttribute("aria-labelledby", "looked");
  sheet.replaceChildren(...inside);
  if (!sheet.querySelector(".look-close")) sheet.append(closeButton());
  if (!sheet.open) sheet.showModal();
}

function closeButton() {
  const close = document.createElement("button");
  close.className = "button look-close";
  close.textContent = JSON.parse(document.body.dataset.texts || "{}").close;
  close.addEventListener("click", () => dialog().close());
  return close;
}

async function open(target) {
  const piece = pieceAt(target);
  const tip = tipAt(target);
  if (!piece) {
    if (tip) openSheet([paragraph(tip.dataset.tip)]);
    return;
  }
  try {
    const inside = await bring(piece);
    if (inside) openSheet(inside);
  } catch {
    failed();
  }
}

// "Choose this" is sent like any other form of the page; the sheet is over then.
document.addEventListener("submit", (event) => {
  if (event.target.closest?.("dialog.sheet") && event.target.method !== "dialog") setTimeout(() => dialog().close());
});

// by touch: hold, or the ⓘ

let press = null; // { id, x, y, timer } of the finger that is down
let isHeld = false; // that finger has looked: the click that follows means nothing

function letGo() {
  if (press) clearTimeout(press.timer);
  press = null;
}

document.addEventListener("pointerdown", (event) => {
  letGo();
  isHeld = false;
  const { target } = event;
  if (event.pointerType === "mouse" || !event.isPrimary || isPlaying() || target.closest?.("dialog")) return;
  if (!pieceAt(target) && !tipAt(target)) return;
  const timer = setTimeout(() => {
    isHeld = true;
    press = null;
    open(target);
  }, HOLD);
  press = { id: event.pointerId, x: event.clientX, y: event.clientY, timer };
});
document.addEventListener("pointermove", (event) => {
  if (press?.id === event.pointerId && Math.hypot(event.clientX - press.x, event.clientY - press.y) > MOVED) letGo();
});
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, letGo);
document.addEventListener("contextmenu", (event) => {
  if (press || isHeld) event.preventDefault(); // the phone's own menu for links and pictures
});

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (isHeld && event.isTrusted) {
    isHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  if (!target || isPlaying() || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (!target.closest("[data-look-mark], a[data-look]") || !pieceAt(target)) return;
  event.preventDefault();
  event.stopPropagation();
  open(target);
}, true);

// by key

let under = null; // what the mouse is over

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") stopResting();
  const isEnter = event.key === "Enter" && event.target.matches?.("g[data-look]"); // no link or button
  if ((event.key.toLowerCase() !== "i" && !isEnter) || event.ctrlKey || event.metaKey || event.altKey || isPlaying()) return;
  if (document.querySelector("dialog[open]") || event.target.closest?.(WRITING)) return;
  const target = [document.activeElement, under].find((each) => each?.isConnected && (pieceAt(each) || tipAt(each)));
  if (!target) return;
  event.preventDefault();
  open(target);
});

// by mouse: beside the column, never over the dock or what is lit

const known = new Map(); // what was fetched for this page, by its address
let resting = 0;
let beside = null;

function stopResting() {
  clearTimeout(resting);
  beside?.remove();
  beside = null;
}

async function showBeside(piece) {
  try {
    const address = addressOf(piece);
    if (!known.has(address)) known.set(address, bring(piece));
    const inside = await known.get(address);
    if (!inside || !piece.isConnected || under !== piece || dialog()?.open) return;
    place(inside.map((each) => each.cloneNode(true)), piece);
  } catch {
    known.clear(); // resting a mouse is no wish that has to be answered
  }
}

function place(inside, piece) {
  stopResting();
  beside = document.createElement("div");
  beside.setAttribute("role", "tooltip");
  beside.append(...inside);
  beside.querySelector(".look-foot")?.remove();
  document.body.append(beside);
  const box = inView(piece);
  const column = columnOf(piece);
  const clear = [...document.querySelectorAll(`#app :is(${KEEP_CLEAR})`)].filter(visible).map(inView).filter(isSeen);
  for (const taken of [column && [...clear, box, column], [...clear, box]].filter(Boolean)) {
    for (const size of SIZES) {
      beside.className = `look-beside popover ${size}`;
      const found = freePlace(beside.getBoundingClientRect(), box, taken, ROOM);
      if (found) {
        put(beside, found);
        return;
      }
    }
  }
  stopResting(); // what is lit matters more, and the line of the question tells the rest
}

// From the top of the window to its bottom: what is beside a column is not in it.
function columnOf(piece) {
  const panel = piece.closest(COLUMNS);
  if (!panel || panel.matches(".dock")) return null; // the dock is kept clear anyway
  const { left, right } = panel.getBoundingClientRect();
  return { left, right, top: 0, bottom: innerHeight };
}

function put(element, { x, y }) {
  Object.assign(element.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px` }); // the policy allows scripts to
}

function showTip(element) {
  stopResting();
  beside = document.createElement("div");
  beside.className = "sign-tip";
  beside.setAttribute("role", "tooltip");
  beside.textContent = element.dataset.tip;
  document.body.append(beside);
  const size = beside.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const x = Math.min(Math.max(ROOM, (box.left + box.right - size.width) / 2), innerWidth - size.width - ROOM);
  const above = box.top - size.height - 6;
  put(beside, { x, y: above > ROOM ? above : box.bottom + 6 });
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const found = pieceAt(event.target);
  const piece = found?.dataset.look === undefined ? null : found; // of other lit pieces the question's line tells all
  const target = piece ?? tipAt(event.target);
  if (target === under) return;
  under = target;
  stopResting();
  if (!target) return;
  resting = setTimeout(() => under === target && target.isConnected && (piece ? showBeside(piece) : showTip(target)), REST);
});
document.addEventListener("pointerdown", stopResting);
document.addEventListener("scroll", stopResting, true);

// by focus: signs that no link or button holds can be reached, and tell what they mean

document.addEventListener("focusin", (event) => {
  const tip = tipAt(event.target);
  if (tip && event.target.matches(":focus-visible") && tip === event.target) showTip(tip);
});
document.addEventListener("focusout", (event) => event.target.dataset?.tip && stopResting());

// Tab comes to one sign of each panel, arrows go from there to the others.
function signsIn(panel) {
  const found = [...panel.querySelectorAll("[data-tip]")].filter((each) => panelOf(each) === panel && visible(each));
  return found.filter((each) => !each.parentElement.closest(UNREACHABLE) && !each.matches(OWN) && !each.querySelector(OWN));
}

const panelOf = (sign) => sign.parentElement.closest(PANELS) ?? document.body;

function makeReachable() {
  for (const panel of [document.body, ...document.querySelectorAll(PANELS)]) {
    signsIn(panel).forEach((sign, place) => (sign.tabIndex = place ? -1 : 0));
  }
}

document.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const sign = document.activeElement;
  if (!step || !sign?.matches("[data-tip][tabindex]") || event.ctrlKey || event.metaKey || event.altKey) return;
  const signs = signsIn(panelOf(sign));
  const next = signs[signs.indexOf(sign) + step];
  if (!next) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  next.focus();
}, true);

export function lookingArrives() {
  known.clear();
  if (!under?.isConnected) stopResting();
  makeReachable();
}

export function watchLooking(fetching, failing) {
  fetchPage = fetching;
  failed = failing;
}
