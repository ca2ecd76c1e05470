// A page in parts. Every part has a name and a digest of what the server drew; the server is told which parts are here
// and sends frames: the parts that differ, with holes where parts inside them stay. soloist/web/parts.py is the other end.

export class Mismatch extends Error {} // a frame that does not fit this page: a whole one has to be fetched

const LONGEST = 12_000; // letters of the list that is sent; a longer one is not worth it
const ADLER = 65_521;

const listed = () => [...document.querySelectorAll("#app, #app [data-part]")].filter((each) => each.dataset.part);
const named = (name) => document.querySelector(`[data-part="${CSS.escape(name)}"]`);

// What the server is told: the parts that are here and as it drew them.
export function partsHere() {
  const list = listed().filter((each) => each.dataset.digest).map((each) => `${each.dataset.part}:${each.dataset.digest}`).join(" ");
  return list.length <= LONGEST ? list : "";
}

// Something in here is no longer as the server drew it: the part it belongs to comes anew with the next page.
export function touched(element) {
  const part = element?.closest("[data-part]");
  if (part && part.id !== "app") delete part.dataset.digest;
}

// The frames of an answer; none if it is a whole page.
export const framesOf = (page) => [...page.querySelectorAll("body > template[data-frame]")];

// The element of the whole page in a frame: with its attributes, and empty if it stays.
export const pageIn = (frame) => frame.content.firstElementChild;

// The parts that a frame brings, by their names; null if it brings a whole page.
export function changedIn(frame) {
  const page = pageIn(frame);
  if (page.childElementCount || page.dataset.digest !== document.getElementById("app")?.dataset.digest) return null;
  return [...frame.content.children].slice(1).map((each) => each.dataset.part);
}

// Make this page the one of a frame.
export function put(frame) {
  const app = document.getElementById("app");
  const page = pageIn(frame);
  const parts = [...frame.content.children].slice(1);
  if (page.dataset.digest === app.dataset.digest && !page.childElementCount) {
    takeAttributes(app, page);
  } else {
    fillHoles(page);
    app.replaceWith(page);
  }
  for (const part of parts) {
    const old = named(part.dataset.part);
    if (!old) throw new Mismatch(part.dataset.part);
    fillHoles(part);
    old.replaceWith(part);
  }
  if (checksum() !== Number(frame.dataset.frame)) throw new Mismatch("checksum");
}

function fillHoles(part) {
  for (const hole of part.querySelectorAll("[data-hole]")) {
    const kept = named(hole.dataset.hole);
    if (!kept) throw new Mismatch(hole.dataset.hole);
    hole.replaceWith(kept);
  }
}

function takeAttributes(app, page) {
  for (const { name } of [...app.attributes]) if (!page.hasAttribute(name)) app.removeAttribute(name);
  for (const { name, value } of page.attributes) if (app.getAttribute(name) !== value) app.setAttribute(name, value);
}

// Adler-32 of all names and digests.
function checksum() {
  let low = 1;
  let high = 0;
  const text = listed().map((each) => `${each.dataset.part}:${each.dataset.digest}`).join(" ");
  for (let place = 0; place < text.length; place += 1) {
    low = (low + text.charCodeAt(place)) % ADLER;
    high = (high + low) % ADLER;
  }
  return high * 65_536 + low;
}
