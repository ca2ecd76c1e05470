// Soloist in the browser. Every page works without this; with it, answers do not reload the page, the moves of
// others are shown one by one, and keys work. The server draws everything: here pages are fetched and swapped.

import "./again.js";
import { NARROW, showAnswers } from "./answers.js";
import { keepAwake } from "./awake.js";
import { base } from "./base.js";
import { showTip } from "./coach.js";
import "./locks.js";
import { canKeep, check, found, isWaiting, keep, lost, watchConnection } from "./connection.js";
import { logArrives, toggleLog } from "./log.js";
import { lookingArrives, watchLooking } from "./looking.js";
import { hide, knock, listensHidden, look, pressBell, showTurn, unhide } from "./manners.js";
import { isPlaying, isStepping, pace, playing, skip, stepOn, wait } from "./pace.js";
import { changedIn, framesOf, Mismatch, pageIn, partsHere, put, touched } from "./parts.js";
import "./taborder.js";

const texts = JSON.parse(document.body.dataset.texts || "{}");
const ACTIVITIES = ["is-busy", "is-playing", "is-stepping", "is-offline", "has-waiting"];
const PATIENCE = 15_000; // after which a request is given up; one that arrives all the same is not answered twice
const RECONNECTING = 1500; // a stream that was cut is usually back by then
const REFUSED = 10_000; // before a stream that was refused is asked for again
const PROXY_ALONE = [502, 503, 504]; // somebody answers, but not Soloist
const CONFLICT = 409;

let shown = readMoment(app()); // the moment the page shows
let busy = false; // a page is on its way
let sending = false; // so is a tap: it waits for a page that comes by itself
let events = null;
let swaps = 0; // pages shown since this one was loaded; tests wait for it

function app() {
  return document.getElementById("app");
}

function readMoment(element) {
  return element && element.dataset.moment ? Number(element.dataset.moment) : 0;
}

function wantsStillness() {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const sleep = (time) => new Promise((done) => setTimeout(done, time));

// The drawings of all icons, once in the document: pages that come later need not ask for the file, icon by icon.
const sprite = document.body.dataset.sprite;
let hasSprite = false;

async function bringSprite() {
  const drawn = new DOMParser().parseFromString(await (await fetch(sprite)).text(), "image/svg+xml").documentElement;
  drawn.setAttribute("hidden", "");
  document.body.append(document.importNode(drawn, true));
  hasSprite = true;
}

if (sprite) bringSprite().catch(() => {});

// fetching pages: frames with what has changed, or a whole page

async function fetchPage(url, { method = "GET", body = null, since = null, isWhole = false } = {}) {
  const headers = { accept: "text/html" };
  const parts = isWhole || !isThisMatch(url) ? "" : partsHere();
  if (parts) headers["soloist-parts"] = parts;
  if (parts && since !== null) headers["soloist-since"] = String(since);
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(url, { credentials: "same-origin", method, body, headers, signal });
  if (PROXY_ALONE.includes(response.status)) throw new Error(`${response.status}`);
  const text = await response.text();
  const drawn = hasSprite ? text.replaceAll(`href="${sprite}#`, 'href="#') : text;
  const page = new DOMParser().parseFromString(drawn, "text/html");
  const place = response.headers.get("content-location");
  const frames = framesOf(page);
  return {
    page, frames, app: frames.length ? pageIn(frames.at(-1)) : page.getElementById("app"),
    url: place ? new URL(place, location.href).href : response.url, ok: response.ok, status: response.status,
  };
}

function isThisMatch(url) {
  const address = app()?.dataset.address;
  const path = new URL(url, location.href).pathname;
  return Boolean(address) && (path === address || path.startsWith(`${address}/`));
}

// From which moment on the moves of others are wanted: none while pages are hidden, or one looks at an earlier moment.
function wantedSince() {
  return pace() && !document.hidden && app()?.dataset.moment && !app().dataset.past ? shown : null;
}

// swapping them

// Names are there only while pieces move: a named element would lie above menus and lists.
function nameForTransition(names, named = true) {
  const within = names ? names.map((name) => document.querySelector(`[data-part="${CSS.escape(name)}"]`)) : [app()];
  for (const part of within.filter(Boolean)) {
    for (const element of [part, ...part.querySelectorAll("[data-vt]")]) {
      if (element.dataset.vt) element.style.viewTransitionName = named ? element.dataset.vt : "";
    }
  }
}

function keepScroll() {
  const kept = new Map();
  for (const element of document.querySelectorAll("[data-keep-scroll]")) {
    kept.set(element.dataset.keepScroll, element.scrollTop);
  }
  return kept;
}

function focusKey(element) {
  if (!element || element === document.body) return null;
  const place = element.closest(".choices") ? ".choices " : "";
  if (element.dataset.piece) return `[data-piece="${CSS.escape(element.dataset.piece)}"]`;
  if (element.name && element.value) return `${place}[name="${element.name}"][value="${CSS.escape(element.value)}"]`;
  return element.id ? `#${CSS.escape(element.id)}` : null;
}

// Put what was fetched in the place of what is here, moving pieces from where they were to where they are; of several
// frames only the last is seen.
async function swap(fetched, frames = fetched.frames) {
  if (!fetched.app) {
    location.href = fetched.url;
    return;
  }
  const names = frames.length ? changedParts(frames) : null;
  const change = () => replace(fetched, frames);
  document.title = fetched.page.title;
  loadStyles(fetched.page);
  const atTable = fetched.app.dataset.page !== undefined; // pages beside a box stand still
  if (!atTable && document.startViewTransition && !document.hidden && !wantsStillness()) {
    nameForTransition(names);
    const transition = document.startViewTransition(() => {
      change();
      nameForTransition(names);
    });
    transition.ready.catch(() => {}); // two pieces of one name: no movement, but the page is right
    transition.finished.catch(() => {}).then(() => nameForTransition(null, false));
    await transition.updateCallbackDone;
  } else {
    change();
  }
  shown = readMoment(app());
  swaps += 1;
  document.documentElement.dataset.swaps = String(swaps);
  arrive();
}

// The parts that frames bring; null if one of them brings all.
function changedParts(frames) {
  const found = frames.map(changedIn);
  return found.includes(null) ? null : [...new Set(found.flat())];
}

function replace(fetched, frames) {
  const old = app();
  const { tab, moment, stamp } = old.dataset;
  const active = document.activeElement;
  const focus = focusKey(active);
  const scrolls = keepScroll();
  const opened = new Set([...document.querySelectorAll("details[data-keep][open]")].map((each) => each.dataset.keep));
  if (frames.length) frames.forEach(put);
  else old.replaceWith(fetched.app);
  const next = app();
  if (tab && next.querySelector(`[data-panel="${CSS.escape(tab)}"]`)) next.dataset.tab = tab;
  document.body.className = [fetched.page.body.className, ...ACTIVITIES.filter((name) => document.body.classList.contains(name))].join(" ");
  markTab();
  for (const element of document.querySelectorAll("[data-keep-scroll]")) {
    const wanted = next.dataset.moment === moment ? scrolls.get(element.dataset.keepScroll) || 0 : 0;
    if (element.scrollTop !== wanted) element.scrollTop = wanted;
  }
  for (const each of next.querySelectorAll("details[data-keep]")) {
    if (next.dataset.stamp === stamp) each.open = opened.has(each.dataset.keep);
    else if (each.classList.contains("choices")) each.open = false;
  }
  const wanted = next.querySelector("[autofocus]");
  if (wanted || !active?.isConnected || active === document.body) restoreFocus(focus, next);
}

function loadStyles(page) {
  for (const link of page.querySelectorAll('link[rel="stylesheet"]')) {
    const href = link.getAttribute("href");
    if (!document.head.querySelector(`link[href="${href}"]`)) document.head.append(link.cloneNode());
  }
}

function restoreFocus(key, next) {
  const wanted = next.querySelector("[autofocus]") || (key && next.querySelector(key));
  if (wanted) wanted.focus({ preventScroll: true });
  else if (key) next.querySelector("#question")?.focus({ preventScroll: true });
}

// Show what we have got: first the moves of others on the way to it, one by one.
async function show(fetched, url) {
  try {
    if (fetched.frames.length > 1) await playThrough(fetched);
    else await swap(fetched);
  } catch (problem) {
    if (!(problem instanceof Mismatch)) throw problem;
    const { address, seat } = app().dataset;
    await swap(await fetchPage(fetched.ok ? fetched.url : `${address}?seat=${seat}`, { isWhole: true }));
  }
  if (!url) return;
  // Beside a box every page is a step that the phone's own back key takes back; nothing is undone by it.
  if (app()?.dataset.page !== undefined && url !== location.href) history.pushState(null, "", url);
  else history.replaceState(null, "", url);
}

window.addEventListener("popstate", () => {
  if (app()?.dataset.page !== undefined) go(location.href);
});

// All frames but the last are steps; those that are not waited for come together with the last.
async function playThrough(fetched) {
  const { frames } = fetched;
  let place = 0;
  await playing(async (run) => {
    for (; place < frames.length - 1 && !run.isOver(); place += 1) {
      await swap(fetched, [frames[place]]);
      await wait(run, place + 1);
    }
    await swap(fetched, frames.slice(place));
  });
}

// The last moves of others once more.
async function watchAgain(since) {
  if (busy || isPlaying() || isWaiting()) return;
  await send({ url: `${app().dataset.address}?seat=${app().dataset.seat}`, body: null, since });
}

// A tap: an address to look at, or with a body something to be done. What cannot be sent now waits, or is said.
async function go(url, { body = null, label = "", isDone = false } = {}) {
  if (sending || isWaiting()) return;
  sending = true;
  try {
    const tap = { url, body: body && body.toString(), label, isDone };
    if ((await send(tap)) !== "away") return;
    if (canKeep(tap)) keep(tap);
    else toast(texts.offline, "toast-bad");
  } finally {
    sending = false;
  }
}

async function send({ url, body, since = wantedSince() }) {
  while (busy) await sleep(50); // a page is just coming
  busy = true;
  skip();
  document.body.classList.add("is-busy");
  try {
    const posted = body === null ? {} : { method: "POST", body: new URLSearchParams(body) };
    const fetched = await fetchPage(url, { ...posted, since });
    found();
    if (body !== null && !fetched.ok && !fetched.app) {
      toast((fetched.page.querySelector('[role="alert"]') ?? fetched.page.body).textContent.trim(), "toast-bad"); // nothing was done
      return "sent";
    }
    await show(fetched, body !== null && !fetched.ok ? null : fetched.url);
    return fetched.status === CONFLICT ? "late" : "sent";
  } catch {
    lost();
    return "away";
  } finally {
    busy = false;
    document.body.classList.remove("is-busy");
    heard(due);
  }
}

// hearing of changes

function listen() {
  const address = app()?.dataset.address;
  if (!address || (document.hidden && !listensHidden())) return;
  if (events && events.address === address && events.source.readyState !== EventSource.CLOSED) return;
  events?.source.close();
  const source = new EventSource(`${address}/events`);
  events = { address, source };
  let cut = 0;
  source.addEventListener("version", (event) => {
    clearTimeout(cut);
    cut = 0;
    found();
    heard(Number(event.data));
  });
  source.addEventListener("error", () => {
    cut ||= setTimeout(() => {
      cut = 0;
      if (!document.hidden && events?.source === source && source.readyState !== EventSource.OPEN) check();
    }, RECONNECTING);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, REFUSED); // it does not come back by itself
  });
}

let due = 0; // the newest version we have heard of

async function heard(version) {
  due = Math.max(due, version);
  if (document.hidden && app()?.dataset.turn) {
    if (due > Number(app().dataset.version)) look(); // the moves are shown when somebody comes back
    return;
  }
  while (!busy && !isPlaying() && app()?.dataset.version && due > Number(app().dataset.version)) {
    if (app().dataset.past) {
      toast(texts.newer);
      return;
    }
    busy = true;
    try {
      const fetched = await fetchPage(`${app().dataset.address}?seat=${app().dataset.seat}`, { since: wantedSince() });
      const next = fetched.app;
      if (!fetched.ok || !next) return;
      if (next.dataset.stamp === app().dataset.stamp && next.dataset.moment === app().dataset.moment) {
        app().dataset.version = next.dataset.version; // nothing to see: do not disturb what is picked
      } else {
        await show(fetched);
      }
    } catch {
      lost();
      return;
    } finally {
      busy = false;
    }
  }
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    hide();
    if (!listensHidden()) events?.source.close(); // browsers allow only a few open connections to one place
  } else {
    unhide();
    listen();
    heard(due);
    keepAwake();
  }
});

document.addEventListener("soloist:quiet", () => events?.source.close()); // other hidden pages wait for their turns
// any tap finishes the showing; step by step it asks for the next one

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (!isPlaying() || !event.isTrusted || !target || target.closest("details.menu, details.told, dialog")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isStepping() && !target.closest("[data-skip]")) stepOn();
  else skip();
}, true);

// forms and links

function isMatchAddress(url) {
  const target = new URL(url, location.href);
  return target.origin === location.origin && target.pathname.startsWith(`${base}/m/`);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const button = event.submitter;
  if (form.method === "dialog") return; // it closes its sheet
  if (button?.getAttribute("aria-disabled") === "true") {
    event.preventDefault();
    return;
  }
  if (form.dataset.likes !== undefined) {
    if (likes(form, button)) event.preventDefault();
    return;
  }
  if (!app()?.dataset.address || !isMatchAddress(form.action) || form.enctype === "multipart/form-data") return;
  event.preventDefault();
  if (app().dataset.page && isTwice(button?.value ?? form.action)) return;
  const data = new FormData(form, button);
  if (form.method === "get") {
    const url = new URL(form.action);
    url.search = new URLSearchParams(data).toString();
    go(url.href);
  } else {
    go(form.action, { body: new URLSearchParams(data), label: labelOf(button) });
  }
});

// What somebody tapped, in a few words.
function labelOf(element) {
  const words = element?.getAttribute("aria-label") || element?.innerText || "";
  return words.replace(/\s+/g, " ").trim().slice(0, 40);
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (!target || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const rule = target.closest("[data-rule]");
  if (rule) {
    event.preventDefault();
    openRule(`${app()?.dataset.address ?? ""}/rules/${rule.dataset.rule}`);
    return;
  }
  const link = target.closest("a[data-swap]");
  if (link) {
    event.preventDefault();
    go(link.href, { label: labelOf(link), isDone: link.dataset.key === "enter" });
    return;
  }
  const again = target.closest("[data-again]");
  if (again) {
    event.preventDefault();
    watchAgain(Number(again.dataset.again));
    return;
  }
  if (target.closest("[data-bell]")) pressBell().then((could) => could || toast(texts.noBell, "toast-bad"));
  if (target.closest("[data-play]")) replay();
  const tab = target.closest(".tabs [data-tab]");
  if (tab) {
    app().dataset.tab = tab.dataset.tab;
    markTab();
  }
  const copy = target.closest("[data-copy]");
  if (copy) copyText(copy);
  const pad = target.closest("[data-pad]");
  if (pad) press(pad);
  for (const open of document.querySelectorAll("details.menu[open], details.told[open], details.choices[open]")) {
    if (!open.contains(target)) open.open = false;
  }
});

function markTab() {
  const current = app()?.dataset.tab;
  for (const tab of document.querySelectorAll(".tabs [data-tab]")) {
    if (tab.dataset.tab === current) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
}

// what somebody likes: shown at once, kept in the background

function likes(form, button) {
  if (!button || !["theme", "pace", "size", "reasons", "confirm", "knock"].includes(button.name)) return false;
  fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, button)), redirect: "manual" }).catch(() => {});
  touched(form);
  if (["pace", "size", "confirm"].includes(button.name)) {
    const place = button.name === "size" ? document.documentElement : document.body;
    place.dataset[button.name] = button.value;
    for (const each of form.querySelectorAll("button")) each.setAttribute("aria-pressed", String(each === button));
  } else if (button.name === "knock") {
    app().dataset.knock = button.value;
    for (const each of form.querySelectorAll("button")) each.setAttribute("aria-pressed", String(each === button));
    if (button.value === "on") knock();
  } else if (button.name === "reasons") {
    document.documentElement.dataset.reasons = button.value;
  } else {
    document.documentElement.dataset.theme = button.value;
    const dark = button.value === "dark";
    const use = button.querySelector("use");
    use?.setAttribute("href", use.getAttribute("href").replace(/#i-.*/, dark ? "#i-sun" : "#i-moon"));
    button.value = dark ? "light" : "dark";
  }
  return true;
}

// looking closer

const HINT_TIME = 60;
let hintTimer = 0;

// The line says what a piece would bring, and then again what it said before; what has the focus there stays.
function preview(element) {
  const line = document.querySelector("[data-preview]");
  if (!line || innerWidth < NARROW) return; // on a phone the prompt would grow, and pieces move away from the finger
  const says = element?.closest?.("[data-says]")?.dataset.says;
  clearTimeout(hintTimer);
  if (says) {
    line.dataset.rest ??= line.innerHTML;
    line.textContent = says;
  } else if (line.dataset.rest !== undefined) {
    hintTimer = setTimeout(() => {
      line.innerHTML = line.dataset.rest;
      delete line.dataset.rest;
    }, HINT_TIME);
  }
}

document.addEventListener("pointerover", (event) => event.pointerType !== "touch" && preview(event.target));
document.addEventListener("focusin", (event) => preview(event.target));

async function openRule(address) {
  const popover = document.getElementById("popover");
  try {
    const { page } = await fetchPage(`${address}?bare=1`);
    popover.className = "popover";
    popover.removeAttribute("aria-labelledby");
    popover.replaceChildren(...page.body.childNodes);
    const close = document.createElement("button");
    close.className = "button button-small";
    close.textContent = texts.close;
    close.addEventListener("click", () => popover.close());
    popover.append(close);
    if (!popover.open) popover.showModal();
  } catch {
    noConnection();
  }
}

function noConnection() {
  lost();
  toast(texts.offline, "toast-bad");
}

document.getElementById("popover")?.addEventListener("click", (event) => {
  if (event.target === event.currentTarget) event.currentTarget.close();
});

function toast(text, kind = "") {
  const area = document.querySelector(".toast-area");
  if (!area || !text) return;
  const note = document.createElement("div");
  note.className = `toast ${kind}`;
  note.textContent = text;
  area.replaceChildren(note);
  setTimeout(() => note.remove(), 5000);
}

async function copyText(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    toast(texts.copied);
  } catch {
    document.querySelector(button.dataset.copyFrom)?.select?.();
  }
}

// replay: go forward step by step, at the pace that is set

async function replay() {
  await playing(async (run) => {
    for (let place = 1; !run.isOver(); place += 1) {
      const forward = document.querySelector('[data-key="arrowright"]');
      if (!forward) break;
      const address = forward.href;
      await swap(await fetchPage(address));
      history.replaceState(null, "", address);
      await wait(run, place);
    }
  }, { isEndless: true });
}

// keys

const WRITING = "input:not([type=checkbox]):not([type=radio]):not([type=hidden]), textarea, select";

const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "Tab"];

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.(WRITING)) return;
  if (document.getElementById("popover")?.open || app()?.classList.contains("is-settling")) return;
  if (event.key === "Enter" && !isPlaying() && event.target.closest?.("a, button, summary, label, input")) return; // it presses that
  if (isPlaying() && !MODIFIERS.includes(event.key)) {
    event.preventDefault();
    if (!isStepping() || !["Enter", " ", "ArrowRight"].includes(event.key)) skip();
    else stepOn();
    return;
  }
  const element = keyed(event);
  if (!element) return;
  event.preventDefault();
  if (element.matches("summary")) {
    element.parentElement.open = !element.parentElement.open;
    if (element.parentElement.open) element.parentElement.querySelector("button")?.focus();
  } else {
    element.click();
  }
});

function keyed(event) {
  if (/^[0-9]$/.test(event.key)) {
    return document.querySelector(`#app [data-number="${event.key}"], #app [data-pad="${event.key}"]`);
  }
  if (event.key === "Escape") {
    const open = document.querySelector("details:is(.choices, .menu, .sheet)[open] > summary");
    if (open) return open;
  }
  if (event.key === "l" && document.querySelector("#app .log-panel")) return toggleLog();
  const letter = /^[a-z]$/i.test(event.key);
  const name = (event.shiftKey && letter ? "shift+" : "") + event.key.toLowerCase();
  const found = [...document.querySelectorAll(`#app [data-key="${CSS.escape(name)}"]`)];
  return found.find((each) => each.checkVisibility?.() ?? true) ?? found[0];
}

// number pads write into the field they belong to

function press(button) {
  const field = button.closest("form")?.querySelector("[data-pad-field]") || document.querySelector("[data-pad-field]");
  if (!field) return;
  const key = button.dataset.pad;
  if (key === "back") field.value = field.value.slice(0, -1);
  else if (key === "sign") field.value = field.value.startsWith("-") ? field.value.slice(1) : `-${field.value}`;
  else if (key === "plus" || key === "minus") field.value = String(Number(field.value || 0) + (key === "plus" ? 1 : -1));
  else field.value = field.dataset.fresh ? key : (field.value + key).slice(0, 4);
  delete field.dataset.fresh;
}

// a field that finds some of many answers: what is typed begins words of theirs

document.addEventListener("input", (event) => {
  if (event.target.dataset?.find === undefined) return;
  const typed = event.target.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  for (const list of event.target.closest(".finder").querySelectorAll(".finder-all")) {
    let found = 0;
    for (const item of list.querySelectorAll("[data-words]")) {
      const words = item.dataset.words.split(/[\s-]+/);
      item.hidden = !typed.every((part) => words.some((word) => word.startsWith(part)));
      if (!item.hidden) found += 1;
    }
    list.hidden = !found;
    list.open = (typed.length > 0 || list.parentElement.querySelectorAll(".finder-all").length === 1) && found > 0;
  }
});

// countdowns

setInterval(() => {
  const clock = document.querySelector("[data-seconds]");
  if (!clock) return;
  clock.dataset.whole ??= clock.dataset.seconds;
  const left = Math.max(0, Number(clock.dataset.seconds) - 1);
  clock.dataset.seconds = String(left);
  clock.querySelector("text").textContent = String(left);
  clock.querySelector(".countdown-left").setAttribute("stroke-dasharray", `${(100 * left) / Number(clock.dataset.whole)} 100`);
}, 1000);

// A second tap of the same finger meets nothing: a new page beside a box rests for a moment.
const REST = Number(localStorage.getItem("soloist-rest") ?? 600); // milliseconds
let page = app()?.dataset.page; // which page it is, beside a box

function settle() {
  const now = app()?.dataset.page;
  if (!now || now === page) return;
  page = now;
  const resting = app();
  resting.classList.add("is-settling");
  setTimeout(() => resting.classList.remove("is-settling"), REST);
}

let tapped = { what: "", when: -REST };

function isTwice(what) {
  const again = tapped.what === what && performance.now() - tapped.when < REST;
  tapped = { what, when: performance.now() };
  return again;
}

// what somebody ticks off beside a box is kept with the match

document.addEventListener("change", (event) => {
  const box = event.target.closest?.("[data-ticks] input");
  if (!box) return;
  const data = new URLSearchParams(new FormData(document.getElementById("answer")));
  data.set("step", box.value);
  data.set("on", box.checked ? "1" : "0");
  fetch(`${app().dataset.address}/tick`, { method: "POST", body: data, redirect: "manual" }).catch(() => {});
});

// when a page has come

function arrive() {
  settle();
  showAnswers();
  showTurn();
  logArrives();
  lookingArrives();
  for (const field of document.querySelectorAll("[data-pad-field]")) field.inputMode = "none"; // our pad, not the phone's
  showTip();
  listen();
  keepAwake();
}

markTab();
watchLooking(fetchPage, noConnection);
arrive();
if (app()?.dataset.address) watchConnection(send, listen);
document.documentElement.dataset.script = "yes";
