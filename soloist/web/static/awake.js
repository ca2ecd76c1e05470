// A phone beside the box stays awake: by a Wake Lock where there is one, which is on https and on the machine itself;
// elsewhere by a small film that plays as long as the page is open. A switch, kept on the device, turns it off.
//
// No file is needed for the film: a canvas is recorded while it is drawn. That is also what browsers accept, each by a
// rule of its own; those of the first two were read in their sources, WebKit's as others quote it:
// - Chromium (VideoWakeLock::ShouldBeActive) wants a film that is audible, or large, or a stream that is in sight;
// - Firefox (HTMLVideoElement::ShouldCreateVideoWakeLock) wants sound, or a stream;
// - WebKit (HTMLMediaElement::shouldDisableSleep) wants picture and sound, not muted, and no `loop`: there, and only
//   there, a silent tone goes with the picture.
// WebKit grants a Wake Lock, and all of them a film, only upon a tap: the first on the page will do.

const texts = JSON.parse(document.body.dataset.texts || "{}");
const CHOICE = "soloist:awake"; // kept on the device: "no" if the screen may sleep
const FRAME = 1000; // a new picture each second
const SIZE = 16;

let lock = null;
let film = null;
let refused = false; // not even a tap helped

const isNeeded = () => document.querySelector("[data-wake]") !== null;
const isHeld = () => (lock !== null && !lock.released) || (film !== null && !film.paused);

function isWanted() {
  try {
    return localStorage.getItem(CHOICE) !== "no";
  } catch {
    return true;
  }
}

function choose(wanted) {
  try {
    localStorage.setItem(CHOICE, wanted ? "yes" : "no");
  } catch {
    // then it holds for this page only
  }
}

// Called when a page has come, when it is seen again, and upon a tap.
export async function keepAwake({ tapped = false } = {}) {
  if (!isNeeded() || !isWanted() || document.hidden) {
    if (!document.hidden) letSleep();
  } else if (!isHeld()) {
    const held = await takeLock();
    if (!held && (tapped || film)) refused = !(await playFilm());
  }
  draw();
}

function letSleep() {
  lock?.release();
  lock = null;
  film?.pause();
  film?.remove();
  film = null;
}

// Whether there is one now: not over plain http, and not with a low battery.
async function takeLock() {
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", draw);
    return true;
  } catch {
    return false;
  }
}

async function playFilm() {
  try {
    film ??= makeFilm();
    if (!film.isConnected) document.body.append(film);
    await film.play();
    return true;
  } catch {
    return false;
  }
}

function makeFilm() {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const brush = canvas.getContext("2d");
  let lightness = 0;
  const paint = () => {
    lightness = 1 - lightness;
    brush.fillStyle = `hsl(150 50% ${35 + lightness}%)`;
    brush.fillRect(0, 0, SIZE, SIZE);
  };
  paint();
  setInterval(() => film && !film.paused && paint(), FRAME);
  const stream = canvas.captureStream();
  const isWebKit = "GestureEvent" in window;
  if (isWebKit) stream.addTrack(silence());
  const made = document.createElement("video");
  made.className = "awake-film";
  made.playsInline = true;
  made.muted = !isWebKit;
  made.disablePictureInPicture = true;
  made.setAttribute("aria-hidden", "true");
  made.srcObject = stream;
  return made;
}

function silence() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const quiet = audio.createGain();
  const out = audio.createMediaStreamDestination();
  quiet.gain.value = 0;
  tone.connect(quiet).connect(out);
  tone.start();
  audio.resume();
  return out.stream.getAudioTracks()[0];
}

document.addEventListener("click", () => isNeeded() && !isHeld() && keepAwake({ tapped: true }), { capture: true });

// what is seen of it: a lamp in the corner, and the switch where the page has a place for it

function stateText() {
  if (isHeld()) return texts.awake;
  if (!isWanted()) return texts.maySleep;
  return refused ? texts.mustSleep : texts.tapToWake;
}

function draw() {
  document.querySelector(".awake-lamp")?.remove();
  if (!isNeeded()) return;
  const lamp = document.createElement("span");
  lamp.className = isHeld() ? "awake-lamp is-on" : "awake-lamp";
  lamp.setAttribute("role", "img");
  lamp.setAttribute("aria-label", stateText());
  lamp.title = stateText();
  document.getElementById("app")?.append(lamp);
  const place = document.querySelector("[data-awake]") || document.querySelector(".companion-log .menu-body");
  if (place) drawSwitch(place);
}

function drawSwitch(place) {
  let button = place.querySelector(".awake-switch");
  if (!button) {
    button = document.createElement("button");
    button.type = "button";
    button.className = "button button-wide awake-switch";
    button.append(document.createElement("b"), document.createElement("small"));
    button.addEventListener("click", turn);
    place.append(button);
  }
  button.setAttribute("aria-pressed", String(isWanted()));
  button.querySelector("b").textContent = texts.keepAwake;
  button.querySelector("small").textContent = stateText();
}

function turn() {
  choose(!isWanted());
  refused = false;
  keepAwake({ tapped: true });
}
