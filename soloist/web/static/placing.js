// A piece that is about to be placed on a board: it follows the pointer, R, the wheel or a button turn it, arrows move
// it, a click or a second touch places it. Games say what they draw. Everything can be answered without this.

import { touched } from "./parts.js";

const MOVES = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

// `board` finds the box whose data-spots lists the ways to cover each place: [answer, anchor, turn, …]; `spot` names the
// places (data-hex), `turner` and `placer` the buttons, `centre` says where a place is, `show` draws a way.
export function placing({ board, spot, turner, placer, centre, show }) {
  let turn = 0; // how the piece is turned, kept from place to place
  let held = null; // { name, ways, place }: where it is held, and which of the ways to cover that place it shows

  function spots(box) {
    box.read ??= JSON.parse(box.dataset.spots);
    return box.read;
  }

  function draw(box) {
    const way = held.ways[held.place];
    const [answer, anchor, turned] = way;
    const [x, y] = centre(anchor, spots(box));
    for (const ghost of box.querySelectorAll("[data-turn]")) {
      const mine = Number(ghost.dataset.turn) === turned;
      ghost.setAttribute("visibility", mine ? "visible" : "hidden");
      if (mine) ghost.setAttribute("transform", `translate(${x} ${y})`);
    }
    const button = document.querySelector(placer);
    touched(box);
    touched(button);
    if (button) {
      button.value = answer;
      button.removeAttribute("aria-disabled");
    }
    show(way, box, spots(box));
  }

  function hold(box, name) {
    const ways = spots(box).ways[name];
    if (!ways || held?.name === name) return;
    const wanted = ways.findIndex((way) => way[1] === name && way[2] === turn);
    const turned = ways.findIndex((way) => way[2] === turn);
    held = { name, ways, place: wanted >= 0 ? wanted : Math.max(turned, 0) };
    draw(box);
  }

  function turnBy(steps) {
    const box = board();
    if (!box) return false;
    if (!held) hold(box, Object.keys(spots(box).ways)[0]);
    held.place = (held.place + steps + held.ways.length) % held.ways.length;
    turn = held.ways[held.place][2];
    draw(box);
    return true;
  }

  function place() {
    const button = document.querySelector(placer);
    if (button?.value) button.form.requestSubmit(button);
  }

  function nameAt(event) {
    const found = event.target instanceof Element ? event.target.closest(`[data-${spot}]`) : null;
    return found && board()?.contains(found) ? found.dataset[spot] : null;
  }

  document.addEventListener("pointerover", (event) => {
    const name = event.pointerType === "touch" ? null : nameAt(event);
    if (name) {
      hold(board(), name);
      event.stopImmediatePropagation();
    }
  }, true);

  // With a mouse a click places; a finger first shows the piece, and places when it comes again.
  document.addEventListener("click", (event) => {
    if (event.target.closest?.(turner)) {
      turnBy(1);
      return;
    }
    const name = nameAt(event);
    if (!name) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const again = held?.name === name;
    const byMouse = event.pointerType === "mouse" || event.pointerType === "pen";
    if (!again) hold(board(), name);
    if (again || (byMouse && held)) place();
  }, true);

  document.addEventListener("wheel", (event) => {
    if (!nameAt(event) || !turnBy(event.deltaY > 0 ? 1 : -1)) return;
    event.preventDefault();
  }, { passive: false });

  // Arrows go to the nearest place in their direction that the piece could cover.
  document.addEventListener("keydown", (event) => {
    const box = board();
    if (!box || event.ctrlKey || event.metaKey || event.altKey || !(event.key in MOVES)) return;
    if (event.target.closest?.("input, textarea, select, .choices, dialog")) return;
    const [dx, dy] = MOVES[event.key];
    const names = Object.keys(spots(box).ways);
    const here = held?.name ?? names[0];
    const [x, y] = centre(here, spots(box));
    const ahead = names.map((name) => {
      const [ox, oy] = centre(name, spots(box));
      const along = (ox - x) * dx + (oy - y) * dy;
      return { name, along, far: along + 2 * Math.abs(dx ? oy - y : ox - x) };
    }).filter((other) => other.along > 1);
    ahead.sort((one, other) => one.far - other.far);
    hold(box, held ? (ahead[0]?.name ?? here) : here);
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  return { release: () => (held = null) };
}
