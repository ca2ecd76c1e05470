// Telling somebody that it is their turn: the title and the picture of the tab, a knock, a notification. The page says
// how it stands in data-turn (mine, others, over), data-title and data-knock; while it is hidden, a small question to
// the server does.

const PATIENCE = 20_000; // after so long of others' moves a turn is announced even to somebody who looks
const MOST_HIDDEN = 3; // streams of hidden pages: a browser allows only a few to one place
const LOOK_AGAIN = 30_000; // how often a hidden page without a stream asks
const BELL = "soloist-bell";

let known = ""; // whose turn it was when we last looked
let since = performance.now(); // when others began to move
let announced = false; // this turn has been announced already

function page() {
  return document.getElementById("app");
}

function say({ turn, title }) {
  if (title) document.title = title;
  const sign = document.querySelector('link[rel="icon"]');
  const file = turn === "mine" ? "favicon-turn.svg" : "favicon.svg";
  if (sign && !sign.href.endsWith(`/${file}`)) sign.href = sign.href.replace(/[^/]+$/, file);
}

// How it stands now: announced once when a turn has come while nobody looked, or after a long wait.
function stands(now) {
  if (!now.turn) return;
  say(now);
  if (now.turn !== known) {
    if (known === "mine" || !known) since = performance.now();
    if (now.turn !== "mine") announced = false;
    const waited = performance.now() - since;
    if (known && now.turn === "mine" && !announced && (document.hidden || waited >= PATIENCE)) announce(now.title);
  }
  known = now.turn;
}

function announce(title) {
  announced = true;
  if (page()?.dataset.knock === "on") knock();
  if (document.hidden) notify(title);
}

// A page has come.
export function showTurn() {
  const { turn, title } = page()?.dataset ?? {};
  stands({ turn, title });
  showBell();
}

// Hidden pages that wait for others keep listening, the last few of them; the others look now and then.

let later = 0; // pages hidden after this one
let looking = 0;
const channel = "BroadcastChannel" in window ? new BroadcastChannel("soloist-hidden") : null;

channel?.addEventListener("message", () => {
  if (!document.hidden) return;
  later += 1;
  if (!listensHidden()) document.dispatchEvent(new Event("soloist:quiet"));
});

export function listensHidden() {
  return page()?.dataset.turn === "others" && later < MOST_HIDDEN;
}

export function hide() {
  later = 0;
  channel?.postMessage("hidden");
  clearInterval(looking);
  if (page()?.dataset.turn === "others") looking = setInterval(() => listensHidden() || look(), LOOK_AGAIN);
}

export function unhide() {
  later = 0;
  clearInterval(looking);
}

// Ask how the match stands, without showing it: its moves are shown when somebody comes back.
export async function look() {
  const { address } = page()?.dataset ?? {};
  if (!address) return;
  try {
    const response = await fetch(`${address}/turn`, { credentials: "same-origin" });
    if (response.ok) stands(await response.json());
  } catch {
    // whoever comes back to the page is told that the connection is away
  }
}

// a wooden knock, twice: a short tone that falls, and the click of the knuckle

let audio = null;

function sound() {
  const Sound = window.AudioContext || window.webkitAudioContext;
  if (!Sound) return null;
  audio ??= new Sound();
  if (audio.state === "suspended") audio.resume?.().catch(() => {});
  return audio;
}

function strike(context, when, loud) {
  const body = context.createOscillator();
  const wood = context.createGain();
  body.type = "triangle";
  body.frequency.setValueAtTime(420, when);
  body.frequency.exponentialRampToValueAtTime(150, when + 0.07);
  wood.gain.setValueAtTime(loud, when);
  wood.gain.exponentialRampToValueAtTime(0.001, when + 0.14);
  body.connect(wood).connect(context.destination);
  body.start(when);
  body.stop(when + 0.16);
  const click = context.createOscillator();
  const knuckle = context.createGain();
  click.type = "square";
  click.frequency.setValueAtTime(1700, when);
  knuckle.gain.setValueAtTime(loud / 4, when);
  knuckle.gain.exponentialRampToValueAtTime(0.001, when + 0.018);
  click.connect(knuckle).connect(context.destination);
  click.start(when);
  click.stop(when + 0.02);
}

export function knock() {
  const context = sound();
  if (!context) return;
  strike(context, context.currentTime + 0.02, 0.5);
  strike(context, context.currentTime + 0.17, 0.35);
}

// Browsers let a page sound only after somebody has touched it.
for (const touch of ["pointerdown", "keydown"]) {
  document.addEventListener(touch, () => page()?.dataset.knock === "on" && sound(), { passive: true });
}

// the bell in the menu: the browser is asked for leave when it is pressed, never before

function mayNotify() {
  return "Notification" in window && Notification.permission === "granted" && localStorage.getItem(BELL) === "on";
}

function notify(title) {
  if (!mayNotify()) return;
  try {
    const note = new Notification(title, { tag: page()?.dataset.address ?? "soloist" });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  } catch {
    // some phones know them only from installed apps
  }
}

function showBell() {
  for (const bell of document.querySelectorAll("[data-bell]")) {
    bell.hidden = !("Notification" in window && window.isSecureContext);
    bell.setAttribute("aria-pressed", String(mayNotify()));
  }
}

// Returns whether it could be done; the reason why not is said by the page.
export async function pressBell() {
  if (mayNotify()) {
    localStorage.removeItem(BELL);
  } else {
    const leave = Notification.permission === "granted" ? "granted" : await Notification.requestPermission();
    if (leave !== "granted") return false;
    localStorage.setItem(BELL, "on");
  }
  showBell();
  return true;
}
