// Lets the page open without a connection. Pages come from the network if there is one. Files with a digest in their
// names never change, so they are cached. Answers of the API are never cached.

const PREFIX = "foretell-";
const SHELL = "/";

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => event.waitUntil(told(event.data)));
addEventListener("notificationclick", (event) => event.waitUntil(called(event.notification)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

async function install() {
  const response = await fetch(SHELL, { cache: "no-store" });
  if (isPage(response)) await keepShell(response);
  await skipWaiting();
}

/** The page from the network; without a network, the cached one. */
async function page(event) {
  try {
    const response = await fetch(event.request);
    if (isPage(response)) event.waitUntil(keepShell(response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(SHELL, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** Whether a response is our page. A browser may also show other answers of the server, such as metrics, in a tab. */
function isPage(response) {
  return response.ok && (response.headers.get("content-type") ?? "").startsWith("text/html");
}

async function asset(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  // Caching fails when the storage is full; the response is fine all the same.
  if (response.ok) await keepAsset(request, response.clone()).catch(() => {});
  return response;
}

async function keepAsset(request, response) {
  await (await current()).put(request, response);
}

/** Each build has a cache, named by the digest of its page. A new build deletes the caches of old ones. */
async function keepShell(response) {
  const text = await response.clone().text();
  const name = PREFIX + (await digest(text));
  const known = await ours();
  if (known.includes(name)) return;
  const cache = await caches.open(name);
  await cache.put(SHELL, new Response(text, { headers: response.headers }));
  const named = [...text.matchAll(/(?:src|href)="(\/(?:assets\/|icon|manifest)[^"]+)"/g)].map(([, path]) => path);
  await Promise.all(named.map((path) => cache.add(path).catch(() => {})));
  await Promise.all(known.map((old) => caches.delete(old)));
}

/** Cache the files that a page loaded before its service worker was active, or all that a table may need in a language. */
async function told({ loaded, keep }) {
  if (loaded) await keepAll(loaded);
  if (!keep) return;
  const { files, words } = await (await fetch("/kept.json")).json();
  await keepAll([...files, ...(words[keep] ?? [])]);
}

async function keepAll(paths) {
  const cache = await current();
  for (const path of paths) {
    if (typeof path !== "string" || !path.startsWith("/assets/") || (await cache.match(path))) continue;
    await cache.add(path).catch(() => {});
  }
}

/** Focus the tab with the table. */
async function called(notice) {
  notice.close();
  const pages = await clients.matchAll({ type: "window" });
  const table = pages.find(({ url }) => new URL(url).pathname.startsWith("/t/")) ?? pages[0];
  await table?.focus();
}

async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function current() {
  const known = await ours();
  return caches.open(known.at(-1) ?? `${PREFIX}first`);
}

async function digest(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
