// Writes down what a screen reader says: the texts of live regions when they change, and what gets the focus.
// Playwright takes this file as a script for every page; `window.spoken` lists the lines.
(() => {
  window.spoken = [];
  const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
  const said = new WeakMap();
  const tidy = (text) => (text ?? "").replace(/\s+/g, " ").trim();

  const say = (kind, text) => {
    if (tidy(text) !== "") window.spoken.push(`${kind}: ${tidy(text)}`);
  };
  // A region that is not atomic is read element by element: only what has changed is said.
  const told = (element) => {
    if (!element.closest(LIVE)) return "";
    const text = tidy(element.textContent);
    if (said.get(element) === text) return "";
    said.set(element, text);
    return text;
  };
  const shown = (element) => {
    const copy = element.cloneNode(true);
    for (const unseen of copy.querySelectorAll("[aria-hidden=true]")) unseen.remove();
    return copy.textContent;
  };
  const named = (element) =>
    element.getAttribute("aria-label") ??
    element.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id)?.textContent).join(" ") ??
    shown(element);

  const watch = () => {
    new MutationObserver((changes) => {
      const changed = new Set();
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") changed.add(target.parentElement);
        else for (const node of addedNodes) changed.add(node instanceof Element ? node : node.parentElement);
      }
      const texts = [...changed].map((element) => (element?.isConnected ? told(element) : ""));
      for (const text of new Set(texts)) say("says", text);
    }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
    document.addEventListener("focusin", ({ target }) => {
      if (target.matches("button, a, input, [tabindex]")) say("focus", named(target));
    });
  };
  if (document.documentElement) watch();
  else new MutationObserver((_, observer) => document.documentElement && (observer.disconnect(), watch())).observe(document, { childList: true });
})();
