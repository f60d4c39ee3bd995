// Calls players to their turn with a sound and, if they allowed it, a system notification.

import { settings } from "./settings.svelte";
import { turnSound } from "./sound";
import { called } from "./touch";

let notice: Notification | null = null;

export function callToTurn(text: string): void {
  turnSound();
  called();
  if (!document.hidden || !settings.notices || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const shape = { tag: "foretell-turn", icon: "/icon-192.png" };
  notice?.close();
  try {
    notice = new Notification(text, shape);
  } catch {
    // Phones allow notifications only from a service worker, which also handles the tap.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(text, shape));
    return;
  }
  notice.onclick = () => {
    window.focus();
    notice?.close();
  };
}
