// A websocket that reconnects and continues where it stopped.

import type { Incoming, Outgoing } from "./wire";

export type Link = "connecting" | "open" | "lost";
const FIRST_WAIT = 300;
const MAX_WAIT = 4000;

export interface Hearer {
  /** The last known ply; null if there is none. */
  since(): number | null;
  hear(message: Outgoing): void;
  linked(link: Link): void;
}

export class Socket {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;
  readonly #wake = (): void => this.#hurry();

  constructor(private readonly path: string, private readonly hearer: Hearer) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Return false if the connection is down; the caller must send the message again. */
  send(message: Incoming): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    if (this.#socket) shut(this.#socket);
  }

  /** Replace a connection that seems dead although it is not closed. */
  renew(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#lost();
  }

  #connect(): void {
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      const since = this.hearer.since();
      this.send({ type: "hello", version: 1, ...(since === null ? {} : { since }) });
    };
    socket.onmessage = (event) => this.#heard(event);
    socket.onclose = () => this.#lost();
  }

  #heard(event: MessageEvent<string>): void {
    const message = JSON.parse(event.data) as Outgoing;
    if (message.type === "welcome") {
      this.#wait = FIRST_WAIT;
      this.hearer.linked("open");
    }
    this.hearer.hear(message);
  }

  #lost(): void {
    if (this.#closed) return;
    this.hearer.linked("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 1.7, MAX_WAIT);
  }

  #hurry(): void {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  }
}

/** Close a socket. Browsers log an error if a socket is closed while it connects, so wait until it is open. */
function shut(socket: WebSocket): void {
  socket.onmessage = socket.onclose = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
