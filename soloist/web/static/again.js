// Pages that are looked at again while something goes on elsewhere: people come by links, games are played. What may have
// changed has a name in data-waits; data-open stands there as long as there is something to wait for, and says how often
// to look, in seconds. Whoever reads meanwhile is not disturbed.

const waiting = () => document.querySelector("[data-waits][data-open]");

async function lookAgain() {
  if (!document.hidden) {
    try {
      const answer = await fetch(location.href, { credentials: "same-origin" });
      if (answer.ok) show(new DOMParser().parseFromString(await answer.text(), "text/html"));
    } catch {
      // the next look may be luckier
    }
  }
  lookLater();
}

function lookLater() {
  const open = waiting();
  if (open) setTimeout(lookAgain, 1_000 * Number(open.dataset.open));
}

function show(now) {
  for (const old of document.querySelectorAll("[data-waits]")) {
    const found = now.querySelector(`[data-waits="${CSS.escape(old.dataset.waits)}"]`);
    if (!found) continue;
    const fresh = document.importNode(found, true);
    keepOpen(old, fresh);
    if (fresh.outerHTML === old.outerHTML) continue;
    const goBack = whereOneIs(old, fresh);
    old.replaceWith(fresh);
    goBack();
  }
}

// The same things of both, if there are as many.
function pairs(old, fresh, selector) {
  const [before, after] = [old, fresh].map((each) => [...each.querySelectorAll(selector)]);
  return before.length === after.length ? before.map((each, place) => [each, after[place]]) : [];
}

function keepOpen(old, fresh) {
  for (const [before, after] of pairs(old, fresh, "details")) after.open = before.open;
}

// What had the focus has it again, and what was pushed aside is where it was.
function whereOneIs(old, fresh) {
  const pushed = pairs(old, fresh, ".scroll-sideways").map(([before, after]) => [after, before.scrollLeft]);
  const focused = pairs(old, fresh, "a, button, summary, [tabindex]").find(([before]) => before === document.activeElement);
  return () => {
    for (const [after, left] of pushed) after.scrollLeft = left;
    focused?.[1].focus({ preventScroll: true });
  };
}

lookLater();
