// Orichalcum: the tile that is about to be placed follows the pointer and can be turned; what it would bring is told
// beside the island. Everything can be answered without this.

let turn = 0; // how the tile is turned, kept from place to place
let held = null; // { circle, ways, place }: where the tile is held, and which of the ways to cover that circle it shows

function sea() {
  return document.querySelector(".ori-mapbox[data-spots]");
}

function spots(box) {
  box.read ??= JSON.parse(box.dataset.spots);
  return box.read;
}

// Every way is [answer, circle of the first terrain, turn, outcome, sites for temples].
function hold(box, circle) {
  const ways = spots(box).ways[circle];
  if (!ways || held?.circle === circle) return;
  const wanted = ways.findIndex((way) => way[1] === circle && way[2] === turn);
  const turned = ways.findIndex((way) => way[2] === turn);
  held = { circle, ways, place: wanted >= 0 ? wanted : Math.max(turned, 0) };
  show(box);
}

function show(box) {
  const [answer, anchor, turned, outcome, sites] = held.ways[held.place];
  const [x, y] = spots(box).at[anchor];
  for (const ghost of box.querySelectorAll("[data-turn]")) {
    const mine = Number(ghost.dataset.turn) === turned;
    ghost.setAttribute("visibility", mine ? "visible" : "hidden");
    if (mine) ghost.setAttribute("transform", `translate(${x} ${y})`);
  }
  for (const ring of box.querySelectorAll("[data-site]")) {
    ring.setAttribute("visibility", sites.includes(Number(ring.dataset.site)) ? "visible" : "hidden");
  }
  for (const rest of document.querySelectorAll(".ori-at-rest")) rest.hidden = true;
  for (const list of document.querySelectorAll("[data-outcome]")) {
    list.hidden = Number(list.dataset.outcome) !== outcome;
    if (!list.hidden) markTitans(list.dataset.titans || "");
  }
  const button = document.querySelector("[data-place-tile]");
  if (button) {
    button.value = answer;
    button.removeAttribute("aria-disabled");
  }
}

function markTitans(names) {
  for (const titan of document.querySelectorAll("[data-titan]")) {
    titan.classList.toggle("is-coming", names.split(" ").includes(titan.dataset.titan));
  }
}

function turnTile(steps) {
  const box = sea();
  if (!box) return false;
  if (!held) hold(box, Object.keys(spots(box).ways)[0]);
  const { ways } = held;
  held.place = (held.place + steps + ways.length) % ways.length;
  turn = ways[held.place][2];
  show(box);
  return true;
}

function place() {
  const button = document.querySelector("[data-place-tile]");
  if (button?.value) button.form.requestSubmit(button);
}

function circleAt(event) {
  const spot = event.target instanceof Element ? event.target.closest("[data-circle]") : null;
  return spot && sea()?.contains(spot) ? spot.dataset.circle : null;
}

document.addEventListener("pointerover", (event) => {
  const circle = event.pointerType === "touch" ? null : circleAt(event);
  if (circle) {
    hold(sea(), circle);
    event.stopImmediatePropagation();
  }
}, true);

// With a mouse a click places; a finger first shows the tile, and places when it comes again.
document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-turn-tile]")) {
    turnTile(1);
    return;
  }
  const circle = circleAt(event);
  if (!circle) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const again = held?.circle === circle;
  const byMouse = event.pointerType === "mouse" || event.pointerType === "pen";
  if (!again) hold(sea(), circle);
  if (again || byMouse) place();
}, true);

document.addEventListener("wheel", (event) => {
  if (!circleAt(event) || !turnTile(event.deltaY > 0 ? 1 : -1)) return;
  event.preventDefault();
}, { passive: false });

const MOVES = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

// Arrows go to the nearest circle in their direction that the tile could cover.
document.addEventListener("keydown", (event) => {
  const box = sea();
  if (!box || event.ctrlKey || event.metaKey || event.altKey || !(event.key in MOVES)) return;
  if (event.target.closest?.("input, textarea, select, .choices, dialog")) return;
  const [dx, dy] = MOVES[event.key];
  const { at } = spots(box);
  const here = held?.circle ?? Object.keys(at)[0];
  const [x, y] = at[here];
  const ahead = Object.entries(at).map(([name, [ox, oy]]) => {
    const along = (ox - x) * dx + (oy - y) * dy;
    return { name, along, far: along + 2 * Math.abs(dx ? oy - y : ox - x) };
  }).filter((other) => other.along > 1);
  ahead.sort((one, other) => one.far - other.far);
  hold(box, held ? (ahead[0]?.name ?? here) : here);
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// where the cards are behind a tab: it comes to the front while one of them is chosen

let behind = ""; // the tab that was in front before

function bringForward() {
  const card = document.querySelector(".game-orichalcum .left .lit");
  const tab = (name) => document.querySelector(`.game-orichalcum .tabs [data-tab="${name}"]`);
  if (card && !card.getClientRects().length) {
    behind = document.getElementById("app").dataset.tab;
    tab("left")?.click();
  } else if (!card && behind) {
    tab(behind)?.click();
    behind = "";
  }
}

function arrive() {
  held = null;
  bringForward();
}

new MutationObserver(arrive).observe(document.documentElement, { attributeFilter: ["data-swaps"] });
arrive();
