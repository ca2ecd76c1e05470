// Choosing for each player before a match. Everything works without this: arrows move among radio buttons and Enter
// takes. Here arrows up and down go by rows, a surprise needs no new page, and two clicks take a thing.

const form = document.querySelector("[data-choosing]");

const shown = () => [...form.querySelectorAll(".choosing-thing input")].filter((input) => input.checkVisibility());

function choose(input) {
  input.checked = true;
  input.focus({ preventScroll: true });
  input.closest(".choosing-thing").scrollIntoView({ block: "nearest" });
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

// The seat that is chosen for shows what is under choice.
function showAtSeat(input) {
  const thing = input.closest(".choosing-thing");
  const [drawing, name] = ["[data-small]", "[data-has] b"].map((where) => form.querySelector(where));
  if (!drawing || !name) return;
  drawing.replaceChildren(thing.querySelector("svg").cloneNode(true));
  name.replaceChildren(...thing.querySelector("b").cloneNode(true).childNodes);
}

function nearestIn(row, from) {
  const middle = (input) => {
    const box = input.getBoundingClientRect();
    return box.x + box.width / 2;
  };
  return row.reduce((best, each) => (Math.abs(middle(each) - middle(from)) < Math.abs(middle(best) - middle(from)) ? each : best));
}

function rowBeside(from, step) {
  const top = (input) => Math.round(input.getBoundingClientRect().top);
  const rows = new Map();
  for (const input of shown()) rows.set(top(input), [...(rows.get(top(input)) || []), input]);
  const tops = [...rows.keys()].sort((one, other) => one - other);
  return rows.get(tops[tops.indexOf(top(from)) + step]);
}

form?.addEventListener("keydown", (event) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || !event.target.matches(".choosing-thing input")) return;
  event.preventDefault();
  const row = rowBeside(event.target, step);
  if (row) choose(nearestIn(row, event.target));
});

form?.addEventListener("change", (event) => {
  if (event.target.matches(".choosing-thing input")) showAtSeat(event.target);
});

form?.addEventListener("click", (event) => {
  if (!event.target.closest("[data-surprise]")) return;
  event.preventDefault();
  const others = shown().filter((input) => !input.checked && input.dataset.any === undefined);
  if (others.length) choose(others[Math.floor(Math.random() * others.length)]);
});

form?.addEventListener("dblclick", (event) => {
  if (event.target.closest(".choosing-thing")) form.requestSubmit(form.querySelector("[name=take]"));
});

// Whoever has keys begins at what is chosen; fingers begin at the top of the page.
if (window.matchMedia("(pointer: fine)").matches) form?.querySelector(".choosing-thing input:checked")?.focus({ preventScroll: true });
