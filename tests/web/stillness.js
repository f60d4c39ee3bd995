// Watches the table on every animation frame and after every ply: nothing that lies on the table may
// change its place or size within a round, and a button that comes back is where it was. No text of the prompt is cut.
// Playwright takes this file as a function; `window.moves` lists every move, and `window.cuts` every text that is cut.
() => {
  const slack = 0.5;
  const WATCHED = {
    bar: ".bar",
    display: '[data-spot="display"]',
    space: '[data-spot="display"] .space',
    deck: '[data-spot="deck"]',
    discard: '[data-spot="discard"]',
    pot: '[data-spot="pot"]',
    seat: ".others .seat",
    mine: "[data-mine]",
    hand: '[data-spot="hand"]',
    prompt: '[data-spot="prompt"]',
  };
  // Buttons of the prompt come and go. Among buttons that name players, their place depends on the number of players.
  const BUTTONS = ["pass", "allin", "use", "skip", "undo", "since", "skip-turn"];
  const TEXTS = '[data-spot="prompt"] :is(p, .words, .note, .actions *):not(.hidden, .spared, [aria-hidden="true"] *, .since *)';
  window.moves = [];
  window.cuts = new Set();
  window.looks = 0;
  let before = new Map();
  let buttons = new Map();

  const rounded = ({ left, top, width, height }) => [left, top, width, height].map((length) => Math.round(length * 10) / 10);
  const apart = (one, other) => one.some((length, index) => Math.abs(length - other[index]) > slack);
  const places = () => {
    const found = new Map();
    for (const [name, selector] of Object.entries(WATCHED)) {
      document.querySelectorAll(selector).forEach((one, index) => found.set(`${name} ${index}`, rounded(one.getBoundingClientRect())));
    }
    return found;
  };
  const buttonPlaces = () => {
    const found = new Map();
    if (document.querySelector('[data-spot="prompt"] .actions button .name')) return found;
    for (const name of BUTTONS) {
      const button = document.querySelector(`[data-spot="prompt"] :is([data-spot="${name}"], [data-${name}])`);
      const place = button && rounded(button.getBoundingClientRect());
      if (place && place[2] > 0) found.set(name, place);
    }
    return found;
  };
  // A card that lies in the display fills its space; only a card that travels may be elsewhere.
  const astray = () =>
    [...document.querySelectorAll('[data-spot="display"] .space > [data-card]:not(.travelling, .dragging)')].filter((card) =>
      apart(rounded(card.getBoundingClientRect()), rounded(card.parentElement.getBoundingClientRect())),
    );

  const cut = () =>
    [...document.querySelectorAll(TEXTS)]
      .filter(({ clientHeight, clientWidth, scrollHeight, scrollWidth }) =>
        clientHeight > 0 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1))
      .map((one) => `${one.textContent.trim()} (${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight})`);

  const look = () => {
    const table = document.querySelector("[data-phase]");
    if (!table || document.querySelector("[data-unfolding]") || table.dataset.phase === "over") {
      before = new Map();
      buttons = new Map();
    } else {
      const note = (what) => window.moves.push(`${what} (${table.dataset.phase}, ply ${table.dataset.ply})`);
      const now = places();
      for (const [name, place] of before) {
        const moved = now.get(name);
        if (!moved) note(`${name} has gone`);
        else if (apart(place, moved)) note(`${name} moved from ${place.join(" ")} to ${moved.join(" ")}`);
      }
      for (const [name, place] of buttonPlaces()) {
        const was = buttons.get(name);
        if (was && apart(was, place)) note(`button ${name} moved from ${was.join(" ")} to ${place.join(" ")}`);
        buttons.set(name, place);
      }
      for (const card of astray()) note(`${card.dataset.card} lies outside its space`);
      before = now;
      window.looks += 1;
    }
  };
  // The page leaves out what has no room before it paints, but after these frames begin.
  let suspected = [];
  const watch = () => {
    look();
    const now = cut();
    for (const text of now) if (suspected.includes(text)) window.cuts.add(text);
    suspected = now;
    requestAnimationFrame(watch);
  };
  // A busy machine draws few frames, so look after every ply as well.
  new MutationObserver(look).observe(document.querySelector("[data-phase]"), { attributeFilter: ["data-ply", "data-ready"] });
  watch();
};
