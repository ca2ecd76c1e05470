// Orichalcum: the tile that is about to be placed follows the pointer and can be turned; what it would bring is told
// beside the island. Everything can be answered without this.

import { touched } from "./parts.js";
import { placing } from "./placing.js";

const tile = placing({
  board: () => document.querySelector(".ori-mapbox[data-spots]"),
  spot: "circle",
  turner: "[data-turn-tile]",
  placer: "[data-place-tile]",
  centre: (name, { at }) => at[name],
  show,
});

// Every way is [answer, circle of the first terrain, turn, outcome, sites for temples].
function show([, , , outcome, sites], box) {
  for (const ring of box.querySelectorAll("[data-site]")) {
    ring.setAttribute("visibility", sites.includes(Number(ring.dataset.site)) ? "visible" : "hidden");
  }
  for (const rest of document.querySelectorAll(".ori-at-rest")) {
    touched(rest);
    rest.hidden = true;
  }
  for (const list of document.querySelectorAll("[data-outcome]")) {
    touched(list);
    list.hidden = Number(list.dataset.outcome) !== outcome;
    if (!list.hidden) markTitans(list.dataset.titans || "");
  }
}

function markTitans(names) {
  for (const titan of document.querySelectorAll("[data-titan]")) {
    touched(titan);
    titan.classList.toggle("is-coming", names.split(" ").includes(titan.dataset.titan));
  }
}

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
  tile.release();
  bringForward();
}

new MutationObserver(arrive).observe(document.documentElement, { attributeFilter: ["data-swaps"] });
arrive();
