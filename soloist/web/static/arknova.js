// Ark Nova: a building that is about to be placed follows the pointer and can be turned; cards can be looked at
// closely; the panel with the lit pieces comes to the front. Everything can be answered without this.

const RADIUS = 40; // of a hex in the drawing, as in faces/arknova/shapes.py
const HALF = (RADIUS * Math.sqrt(3)) / 2;
const LOOK_TIME = 350; // pointing this long shows the whole card

let turn = 0; // how the building is turned, kept from place to place
let held = null; // { hex, ways, place }: where the ghost is, and which of the ways to cover that hex it shows

// placing a building

function ground() {
  return document.querySelector(".ark-mapbox[data-spots]");
}

function spots(box) {
  box.read ??= JSON.parse(box.dataset.spots);
  return box.read;
}

// Every way is [answer, hex of the anchor, turn, what it would do]; those anchored at the hex come first.
function hold(box, hex) {
  const ways = spots(box).ways[hex];
  if (!ways) return;
  const same = ways.findIndex((way) => way[2] === turn);
  held = { hex, ways, place: Math.max(same, 0) };
  show(box);
}

function show(box) {
  const [answer, anchor, turned, words] = held.ways[held.place];
  const [column, row] = anchor.split(".").map(Number);
  const x = RADIUS * 1.5 * column;
  const y = HALF * (2 * row + (column % 2 ? 1 : 2)) - 2 * HALF;
  for (const ghost of box.querySelectorAll("[data-turn]")) {
    const mine = Number(ghost.dataset.turn) === turned;
    ghost.setAttribute("visibility", mine ? "visible" : "hidden");
    if (mine) ghost.setAttribute("transform", `translate(${x} ${y})`);
  }
  const place = document.querySelector("[data-place-building]");
  if (place) {
    place.value = answer;
    place.removeAttribute("aria-disabled");
    place.dataset.says = spots(box).words[words];
  }
  tell(spots(box).words[words]);
}

function tell(text) {
  const line = document.querySelector("[data-preview]");
  if (!line) return;
  line.dataset.rest ??= line.innerHTML;
  if (text) line.textContent = text;
  else line.innerHTML = line.dataset.rest;
}

function turnBuilding(steps) {
  const box = ground();
  if (!box) return false;
  if (!held) hold(box, Object.keys(spots(box).ways)[0]);
  const { ways } = held;
  held.place = (held.place + steps + ways.length) % ways.length;
  turn = ways[held.place][2];
  show(box);
  return true;
}

function place() {
  const button = document.querySelector("[data-place-building]");
  if (button?.value) button.form.requestSubmit(button);
}

function hexAt(event) {
  const spot = event.target instanceof Element ? event.target.closest("[data-hex]") : null;
  return spot && ground()?.contains(spot) ? spot.dataset.hex : null;
}

document.addEventListener("pointerover", (event) => {
  const hex = event.pointerType === "touch" ? null : hexAt(event);
  if (hex) {
    hold(ground(), hex);
    event.stopImmediatePropagation();
  }
}, true);

// With a mouse a click places; a finger first shows the ghost, and places when it comes again.
document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-turn-building]")) {
    turnBuilding(1);
    return;
  }
  const hex = hexAt(event);
  if (!hex) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const again = held?.hex === hex;
  const byMouse = event.pointerType === "mouse" || event.pointerType === "pen";
  if (!again) hold(ground(), hex);
  if (again || (byMouse && held)) place();
}, true);

document.addEventListener("wheel", (event) => {
  if (!hexAt(event) || !turnBuilding(event.deltaY > 0 ? 1 : -1)) return;
  event.preventDefault();
}, { passive: false });

const MOVES = { ArrowUp: [0, -2], ArrowDown: [0, 2], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

// Arrows go to the nearest hex in their direction that the building could cover.
document.addEventListener("keydown", (event) => {
  const box = ground();
  if (!box || event.ctrlKey || event.metaKey || event.altKey || !(event.key in MOVES)) return;
  if (event.target.closest?.("input, textarea, select, .choices, dialog")) return;
  const [dx, dy] = MOVES[event.key];
  const names = Object.keys(spots(box).ways);
  const here = held?.hex ?? names[0];
  const [x, y] = centre(here);
  const ahead = names.filter((name) => name !== here).map((name) => {
    const [ox, oy] = centre(name);
    const along = (ox - x) * dx + (oy - y) * Math.sign(dy);
    const across = Math.abs(dx ? oy - y : ox - x);
    return { name, along, far: along + 2 * across };
  }).filter((other) => other.along > 1);
  ahead.sort((one, other) => one.far - other.far);
  hold(box, held ? (ahead[0]?.name ?? here) : here);
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

function centre(name) {
  const [column, row] = name.split(".").map(Number);
  return [RADIUS * 1.5 * column, HALF * (2 * row + (column % 2 ? 1 : 2))];
}

// looking closely at a card

let look = null; // the card that is shown
let lookTimer = 0;

function closer(code) {
  const template = document.querySelector(`template[data-closer="${CSS.escape(code)}"]`);
  return template?.content.cloneNode(true);
}

function lookAt(card) {
  const face = closer(card.dataset.card);
  if (!face) return;
  stopLooking();
  look = document.createElement("div");
  look.className = "ark-look";
  look.append(face);
  document.body.append(look);
  const place = card.getBoundingClientRect();
  const { width, height } = look.getBoundingClientRect();
  const right = place.right + 8 + width < innerWidth;
  const left = right ? place.right + 8 : Math.max(8, place.left - width - 8);
  const top = Math.min(Math.max(8, place.top - 20), innerHeight - height - 8);
  look.style.left = `${left}px`; // set by the script, which the policy allows
  look.style.top = `${top}px`;
}

function stopLooking() {
  clearTimeout(lookTimer);
  look?.remove();
  look = null;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const card = event.target instanceof Element ? event.target.closest("[data-card]") : null;
  stopLooking();
  if (card) lookTimer = setTimeout(() => card.isConnected && lookAt(card), LOOK_TIME);
});
document.addEventListener("pointerdown", stopLooking);
document.addEventListener("scroll", stopLooking, true);

// A finger: a card that answers nothing opens at once, one that answers after a long press.
function openCard(card) {
  const popover = document.getElementById("popover");
  const face = closer(card.dataset.card);
  if (!popover || !face) return false;
  popover.replaceChildren(face);
  if (!popover.open) popover.showModal();
  return true;
}

document.addEventListener("contextmenu", (event) => {
  const card = event.target instanceof Element ? event.target.closest("[data-card]") : null;
  if (card && openCard(card)) event.preventDefault();
});
document.addEventListener("click", (event) => {
  const card = event.target instanceof Element ? event.target.closest("span[data-card]") : null;
  if (card && !card.closest("a, summary, button")) {
    stopLooking();
    openCard(card);
  }
});

// somebody else's zoo closes when one points beside it

document.addEventListener("click", (event) => {
  for (const zoo of document.querySelectorAll("details.ark-whole[open]")) {
    if (!zoo.contains(event.target)) zoo.open = false;
  }
});
document.addEventListener("keydown", (event) => {
  const zoo = event.key === "Escape" ? document.querySelector("details.ark-whole[open]") : null;
  if (!zoo) return;
  zoo.open = false;
  event.stopImmediatePropagation();
}, true);

// on small screens: the panel with the pieces that answer comes to the front

function isSeen(element) {
  return element.getClientRects().length > 0;
}

function bringForward() {
  const panels = [...document.querySelectorAll(".game-arknova .side > [data-panel]")].filter((each) => each.querySelector(".lit"));
  for (const tab of document.querySelectorAll(".game-arknova .tabs [data-tab]")) {
    tab.classList.toggle("has-lit", panels.some((panel) => panel.dataset.panel === tab.dataset.tab));
  }
  if (panels.length && !panels.some(isSeen)) {
    document.querySelector(`.game-arknova .tabs [data-tab="${panels[0].dataset.panel}"]`)?.click();
  }
}

// In a panel that scrolls, what answers is shown.
function scrollToLit() {
  for (const body of document.querySelectorAll(".game-arknova .side .panel-body")) {
    const lit = [...body.querySelectorAll(".lit")].filter(isSeen);
    const frame = body.getBoundingClientRect();
    const inside = (each) => each.getBoundingClientRect().bottom <= frame.bottom + 2;
    if (lit.length && !lit.every(inside)) {
      body.scrollTop += lit.at(-1).getBoundingClientRect().bottom - frame.bottom + 8;
    }
  }
}

function arrive() {
  held = null;
  stopLooking();
  bringForward();
  scrollToLit();
}

new MutationObserver(arrive).observe(document.documentElement, { attributeFilter: ["data-swaps"] });
window.addEventListener("resize", bringForward);
arrive();
