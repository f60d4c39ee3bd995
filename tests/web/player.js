// A player in the page: clicks something that is lit, whenever the table waits for it, until the game is over.
// Playwright takes this file as a function.
(seed) => {
  let state = seed;
  const chance = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  // A patient player uses the keyboard, so the focus is on what they choose.
  const press = (element) => {
    if (window.patient) element.focus();
    element.click();
  };
  const step = () => {
    const table = document.querySelector("[data-phase]");
    // A test takes its time to look.
    if (window.paused) return void setTimeout(step, 50);
    if (table?.dataset.phase === "over") return;
    const lit = table?.dataset.ready === "true" ? [...document.querySelectorAll("[data-choice]:enabled")] : [];
    // What a table shows between two rounds is left like a decision. A patient player watches all of it.
    const next = document.querySelector(window.patient ? "[data-go-on]:enabled" : "[data-go-on]:enabled, [data-skip]:enabled");
    // A prediction counts only when it is confirmed.
    const confirm = document.querySelector("[data-confirm]:not([aria-disabled=true])");
    // What a test wants to look at before each of these.
    if (next || lit.length > 0) window.beforeChoice?.();
    if (next) press(next);
    else if (confirm && lit.length > 0) press(confirm);
    else if (lit.length > 0) press(lit[chance(lit.length)]);
    setTimeout(step, 15);
  };
  step();
};
