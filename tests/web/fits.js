// Looks at a table before each choice: everything is in sight, and nothing scrolls. Playwright takes this file as a
// function; player.js calls what it leaves behind.
() => {
  const slack = 1;
  window.misfits = new Set();

  const overflows = (one) => one.scrollHeight > one.clientHeight + slack || one.scrollWidth > one.clientWidth + slack;
  const inside = (box) =>
    box.left >= -slack && box.top >= -slack && box.right <= innerWidth + slack && box.bottom <= innerHeight + slack;
  // The elements that reach out of the window, for the message.
  const causes = (part) =>
    [...part.querySelectorAll("*")]
      .filter((one) => !inside(one.getBoundingClientRect()))
      .map((one) => one.className?.baseVal ?? one.className)
      .join(", ");
  // A seat and its button mean the same choice.
  const means = (hit, token) => hit?.closest("[data-choice]")?.dataset.choice === token;

  const CONTROLS = "[data-go-on], [data-skip], [data-confirm], [data-peek], [data-mine], .bar a, .bar nav > *, [data-over] [data-rematch]";

  window.beforeChoice = () => {
    const table = document.querySelector("[data-phase]");
    const note = (what) => window.misfits.add(`${what}: ${table.dataset.phase} at ${table.dataset.ply}`);
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) note("the page scrolls");
    for (const part of [table, table.querySelector("main")]) {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = part;
      const sizes = `${scrollWidth}x${scrollHeight} in ${clientWidth}x${clientHeight}`;
      if (overflows(part)) note(`${part.className} is larger than its place (${sizes}), because of ${causes(part)}`);
    }
    // What goes on, confirms or opens something must be in sight too, at the end of a round as well.
    for (const one of document.querySelectorAll(CONTROLS)) {
      const box = one.getBoundingClientRect();
      if (box.width > 0 && !inside(box)) note(`${one.textContent.trim() || one.ariaLabel} is out of sight`);
    }
    if (document.querySelector("[data-unfolding]")) return;
    for (const one of document.querySelectorAll("[data-choice]:enabled")) {
      const box = one.getBoundingClientRect();
      if (box.width === 0) continue;
      const token = one.dataset.choice;
      const hit = document.elementFromPoint(box.left + Math.min(box.width / 2, 12), box.top + box.height / 2);
      if (!inside(box)) note(`${token} is out of sight`);
      else if (!means(hit, token)) note(`${token} lies under ${hit?.className?.baseVal ?? hit?.className}`);
    }
  };
};
