// It is your turn: a title, a sound and, if wanted, a notice of the system.

import { settings } from "./settings.svelte";
import { turnSound } from "./sound";

let notice: Notification | null = null;

export function callToTurn(text: string): void {
  turnSound();
  if (!document.hidden || !settings.notices || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  notice?.close();
  notice = new Notification(text, { tag: "foretell-turn", icon: "/icon-192.png" });
  notice.onclick = () => {
    window.focus();
    notice?.close();
  };
}
