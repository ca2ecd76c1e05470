// Ark Nova: a building that is about to be placed follows the pointer and can be turned; the panel with the lit pieces
// comes to the front. Everything can be answered without this.

import { placing } from "./placing.js";

const RADIUS = 40; // of a hex in the drawing, as in faces/arknova/shapes.py
const HALF = (RADIUS * Math.sqrt(3)) / 2;

// placing a building

const building = placing({
  board: () => document.querySelector(".ark-mapbox[data-spots]"),
  spot: "hex",
  turner: "[data-turn-building]",
  placer: "[data-place-building]",
  centre,
  show(way, box, { words }) {
    const button = document.querySelector("[data-place-building]");
    if (button) button.dataset.says = words[way[3]];
    tell(words[way[3]]);
  },
});

function centre(name) {
  const [column, row] = name.split(".").map(Number);
  return [RADIUS * 1.5 * column, HALF * (2 * row + (column % 2 ? 1 : 2)) - 2 * HALF];
}

function tell(text) {
  const line = document.querySelector("[data-preview]");
  if (!line) return;
  line.dataset.rest ??= line.innerHTML;
  if (text) line.textContent = text;
  else line.innerHTML = line.dataset.rest;
}

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
  building.release();
  bringForward();
  scrollToLit();
}

new MutationObserver(arrive).observe(document.documentElement, { attributeFilter: ["data-swaps"] });
window.addEventListener("resize", bringForward);
arrive();
