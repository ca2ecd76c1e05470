// How the moves of others are shown: at a pace, step by step, or not at all. Any key or tap finishes it.

const PACES = { off: 0, fast: 350, normal: 700, step: Infinity }; // milliseconds for a step
const LONGEST = 5500; // a showing that takes longer, on a slow machine, is finished
const LEAST = 120; // for a step to be seen at all

let running = null; // what is being shown: { isOver, wake, begun }

export function pace() {
  return PACES[document.body.dataset.pace] ?? PACES.normal;
}

export const isPlaying = () => running !== null;
export const isStepping = () => running !== null && pace() === PACES.step;

// Show something: `work` swaps pages and waits between them as long as it is not over.
export async function playing(work, { isEndless = false } = {}) {
  const run = { over: false, wake: null, begun: performance.now(), isEndless };
  run.isOver = () => run.over;
  running = run;
  document.body.classList.add("is-playing");
  document.body.classList.toggle("is-stepping", isStepping());
  try {
    await work(run);
  } finally {
    running = null;
    document.body.classList.remove("is-playing", "is-stepping");
  }
}

// Until the next step is due; what swapping took is not waited for again.
export async function wait(run, steps) {
  if (run.over) return;
  const each = pace() || PACES.fast;
  const passed = performance.now() - run.begun;
  const left = run.isEndless ? each : Math.max(LEAST, steps * each - passed);
  const woken = new Promise((done) => (run.wake = done));
  await (each === PACES.step ? woken : Promise.race([woken, new Promise((done) => setTimeout(done, left))]));
  if (each !== PACES.step && !run.isEndless && performance.now() - run.begun > LONGEST) run.over = true;
}

// Finish the showing; whether there was one.
export function skip() {
  if (!running) return false;
  running.over = true;
  running.wake?.();
  return true;
}

// Step by step: on to the next one.
export function stepOn() {
  running?.wake?.();
}
