// The screen that the address names, and navigation between screens.

import { SCREENS } from "./wire";

/** Screens that need nothing but their name. */
export type PlainScreen = "home" | (typeof SCREENS)[number] | "lost";
export type Route =
  | { readonly name: PlainScreen }
  | { readonly name: "table"; readonly key: string }
  | { readonly name: "tables"; readonly id: string }
  | { readonly name: "replay" | "try"; readonly id: string; readonly query: URLSearchParams };

export function routeOf(path: string, search = ""): Route {
  const [, first = "", second = "", third] = path.split("/");
  if (third !== undefined) return { name: "lost" };
  const key = decoded(second);
  if (first === "" && second === "") return { name: "home" };
  if (first === "t" && key) return { name: "table", key };
  if (first === "d" && key) return { name: "tables", id: key };
  if ((first === "replay" || first === "try") && key) return { name: first, id: key, query: new URLSearchParams(search) };
  const screen = second === "" ? SCREENS.find((name) => name === first) : undefined;
  return { name: screen ?? "lost" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.read();
  }

  private read(): void {
    this.route = routeOf(location.pathname, location.search);
  }

  /** Links to our own pages change the screen without loading a document. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/") || url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search);
  }
}

export const router = new Router();
