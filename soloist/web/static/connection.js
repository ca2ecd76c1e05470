// The connection to Soloist: away as long as nothing answers, and shown as long as it is away. A tap that could not be
// sent is kept on this device, also over a reload; it can be taken back, and is sent once when the connection is back.
// Sending a tap twice is harmless: it carries the stamp of its question, and the server takes one stamp once.

import { base } from "./base.js";

const texts = JSON.parse(document.body.dataset.texts || "{}");
const TRY_AGAIN = 3000; // how often we look whether Soloist is back
const PATIENCE = 4000; // how long one such look may take
const FRESH = 600_000; // a tap that has waited longer is not sent before somebody has looked at it again
const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const ANSWERS = /\/(answer|roll)$/; // what is kept; undo, redo and giving up are not: they would surprise later

let since = null; // when the connection went away
let sendTap = null; // how the app sends a tap: "sent", "late" or "away"
let hearAgain = null; // how it listens for changes, once something answers again
let kept = null; // the tap that waits
let late = ""; // what is said of a tap that came too late
let sending = false;
let timer = 0;

export const isAway = () => since !== null;
export const isWaiting = () => kept !== null;

export function watchConnection(send, listen) {
  sendTap = send;
  hearAgain = listen;
  kept = read();
  new MutationObserver(draw).observe(document.documentElement, { attributeFilter: ["data-swaps"] }); // another page has come
  window.addEventListener("offline", lost);
  window.addEventListener("online", probe);
  document.addEventListener("visibilitychange", probe);
  if (kept && Date.now() - kept.when < FRESH) sendKept();
  else draw();
}

// away and back

export function lost() {
  if (since) return;
  since = new Date();
  timer = setInterval(probe, TRY_AGAIN);
  draw();
}

export function found() {
  if (!since || !navigator.onLine) return; // what arrives now was on its way before the browser lost its network
  since = null;
  clearInterval(timer);
  draw();
  hearAgain();
  if (kept && !sending) sendKept();
}

async function probe() {
  if (since && !document.hidden) await check();
}

// Whether Soloist can be reached: asked when something else makes one doubt it.
export async function check() {
  try {
    const answer = await fetch(`${base}/robots.txt`, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) throw new Error(`${answer.status}`);
    found();
  } catch {
    lost();
  }
}

// the tap that waits

const place = () => `soloist:waits:${document.getElementById("app")?.dataset.address || ""}`;

function read() {
  try {
    return JSON.parse(localStorage.getItem(place()));
  } catch {
    return null;
  }
}

function write() {
  try {
    if (kept) localStorage.setItem(place(), JSON.stringify(kept));
    else localStorage.removeItem(place());
  } catch {
    // a browser that keeps nothing still waits as long as the page is open
  }
}

// Whether a tap is worth keeping: an answer, or "done" after reading what the automa did.
export const canKeep = (tap) => (tap.body === null ? tap.isDone : ANSWERS.test(new URL(tap.url, location.href).pathname));

export function keep(tap) {
  kept = { ...tap, when: Date.now() };
  late = "";
  write();
  draw();
}

function takeBack() {
  kept = null;
  write();
  draw();
}

async function sendKept() {
  if (sending || !kept) return;
  sending = true;
  const tap = kept;
  const outcome = await sendTap(tap);
  sending = false;
  if (outcome === "away" || kept !== tap) return draw();
  late = outcome === "late" ? texts.late.replace("{label}", tap.label) : "";
  takeBack();
}

function forget() {
  late = "";
  draw();
}

// what is seen of it: the head turns amber, its second line says since when; the layout stays as it is

function draw() {
  document.body.classList.toggle("is-offline", isAway());
  document.body.classList.toggle("has-waiting", isWaiting());
  drawNote();
  for (const part of document.querySelectorAll("#app > :not(header)")) part.inert = isWaiting();
  for (const button of document.querySelectorAll('form[action$="/undo"] button, form[action$="/redo"] button')) rest(button);
  if (kept) note(texts.kept.replace("{label}", kept.label), [[texts.takeBack, takeBack], [texts.tryNow, tryNow]]);
  else note(late, [[texts.close, forget]]);
}

async function tryNow() {
  await probe();
  if (!isAway()) sendKept();
}

function drawNote() {
  if (!isAway()) return clearNote();
  const lines = [...document.querySelectorAll("[data-connection], .companion-note, .bar-note, .bar-title, .connection-chip")];
  const line = document.querySelector(".connection-note") || lines.find((each) => each.checkVisibility()) || chip();
  line.dataset.rest ??= line.innerHTML;
  line.classList.add("connection-note");
  line.setAttribute("role", "status");
  const clock = since.toLocaleTimeString(document.documentElement.lang, CLOCK);
  line.textContent = isWaiting() ? texts.waits : texts.since.replace("{time}", clock);
}

function clearNote() {
  document.querySelector(".connection-chip")?.remove();
  const line = document.querySelector(".connection-note");
  if (!line) return;
  line.innerHTML = line.dataset.rest;
  delete line.dataset.rest;
  line.removeAttribute("role");
  line.classList.remove("connection-note");
}

// Where the head has no room for words: over its left end.
function chip() {
  const made = document.createElement("p");
  made.className = "connection-chip";
  document.getElementById("app").append(made);
  return made;
}

function rest(button) {
  if (isAway() && button.dataset.rested === undefined) {
    button.dataset.rested = button.getAttribute("aria-disabled") || "";
    button.setAttribute("aria-disabled", "true");
  } else if (!isAway() && button.dataset.rested !== undefined) {
    if (button.dataset.rested) button.setAttribute("aria-disabled", button.dataset.rested);
    else button.removeAttribute("aria-disabled");
    delete button.dataset.rested;
  }
}

// A sheet over the foot of the page: what waits, or what came too late.
function note(text, buttons) {
  let sheet = document.querySelector(".waiting");
  if (!text) return sheet?.remove();
  if (!sheet) {
    sheet = document.createElement("section");
    sheet.className = "waiting";
    sheet.setAttribute("role", "status");
    document.body.append(sheet);
  }
  const said = document.createElement("p");
  said.textContent = text;
  sheet.replaceChildren(said, ...buttons.map(([label, press]) => button(label, press)));
}

function button(label, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button button-large";
  made.textContent = label;
  made.addEventListener("click", () => press());
  return made;
}
