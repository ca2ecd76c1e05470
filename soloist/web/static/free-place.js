// Where on the page something may lie without covering what must be seen: tips, and cards that are looked at.

import { NARROW } from "./answers.js";

const EDGE = 8; // between a card and the edge of the window
const STEP = 7; // how finely places are tried

export const isNarrow = () => innerWidth < NARROW;

export const isSeen = (box) => box.width > 0 && box.height > 0;

export function visible(element) {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

// Where the dock of a phone begins, under which the page is scrolled: it, or what of it stays at the bottom.
function floorOf(element) {
  if (!isNarrow() || element.closest(".dock")) return innerHeight;
  const floats = (each) => ["fixed", "sticky"].includes(getComputedStyle(each).position);
  const boxes = [...document.querySelectorAll("#app .dock, #app .dock > *")].filter(floats).map((each) => each.getBoundingClientRect());
  return Math.min(innerHeight, ...boxes.filter((box) => isSeen(box) && box.bottom >= innerHeight).map((box) => box.top));
}

// The part of a piece that is in view: what its panel has scrolled away cannot be covered.
export function inView(element) {
  const box = element.getBoundingClientRect();
  const panel = element.closest(".board, .column, .dock");
  const clips = panel && panel.clientHeight > 0 && getComputedStyle(panel).overflowY !== "visible"; // contents have no box
  const frame = clips ? panel.getBoundingClientRect() : null;
  const top = Math.max(box.top, frame?.top ?? 0, 0);
  const bottom = Math.min(box.bottom, frame?.bottom ?? innerHeight, floorOf(element));
  const left = Math.max(box.left, frame?.left ?? 0, 0);
  const right = Math.min(box.right, frame?.right ?? innerWidth, innerWidth);
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

export const overlaps = (a, b, room) =>
  a.left < b.right + room && a.right > b.left - room && a.top < b.bottom + room && a.bottom > b.top - room;

export const boxAt = (x, y, size) => ({ left: x, top: y, right: x + size.width, bottom: y + size.height });

// How far a card is from a piece, from edge to edge; cards straight above or beside it are better than those at its corners.
function distance(box, piece) {
  const dx = Math.max(piece.left - box.right, box.left - piece.right, 0);
  const dy = Math.max(piece.top - box.bottom, box.top - piece.bottom, 0);
  return dx + dy + Math.min(dx, dy) + Math.abs((box.left + box.right - piece.left - piece.right) / 2) / 20;
}

// The free place nearest to the piece, or in the middle of the window if there is none to point at.
export function freePlace(size, piece, taken, room) {
  const near = piece ?? { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2 };
  let best = null;
  for (let y = EDGE; y <= innerHeight - size.height - EDGE; y += STEP) {
    for (let x = EDGE; x <= innerWidth - size.width - EDGE; x += STEP) {
      const box = boxAt(x, y, size);
      const far = distance(box, near);
      if ((best && far >= best.far) || taken.some((each) => overlaps(box, each, room))) continue;
      best = { x, y, far };
    }
  }
  return best;
}
