// A locked button says why when it is pointed at or focused; a key or a tap focuses it, which not every browser does.

document.addEventListener("click", (event) => {
  const lock = event.target.closest?.("[data-lock]");
  if (!lock) return;
  event.preventDefault();
  lock.focus();
});

document.addEventListener("keydown", (event) => {
  const tip = event.key === "Escape" && document.activeElement?.closest(".has-tip");
  if (!tip) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  document.activeElement.blur();
}, true);

// Where fingers point, turns are confirmed unless somebody says otherwise; the server cannot see that by itself.
const touch = window.matchMedia("(pointer: coarse)").matches ? "1" : "0";
document.cookie = `soloist_touch=${touch}; path=/; max-age=31536000; samesite=lax`;
