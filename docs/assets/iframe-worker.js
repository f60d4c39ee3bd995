// Material's search runs in a worker, and a browser refuses to start a worker for a page that was opened as a file.
// In that case, run the worker's script in a hidden frame of the page. (The name of this file tells Material's offline
// plugin not to load a similar script from a CDN.)

class FrameWorker extends EventTarget {
  #frame = document.createElement("iframe");
  #loaded;

  constructor(url) {
    super();
    this.#frame.hidden = true;
    document.body.append(this.#frame);
    const inside = this.#frame.contentWindow;
    inside.document.write("<!doctype html><body></body>");
    inside.document.close();
    inside.importScripts = (...urls) => urls.reduce((before, next) => before.then(() => load(inside, next)), Promise.resolve());
    inside.postMessage = (data) => {
      const message = new MessageEvent("message", { data });
      this.dispatchEvent(message);
      this.onmessage?.(message);
    };
    this.#loaded = load(inside, String(url));
  }

  async postMessage(data) {
    await this.#loaded;
    const inside = this.#frame.contentWindow;
    inside?.dispatchEvent(new inside.MessageEvent("message", { data: structuredClone(data) }));
  }

  terminate() {
    this.#frame.remove();
  }
}

function load(inside, url) {
  return new Promise((resolve, reject) => {
    const script = inside.document.createElement("script");
    script.src = url;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${url} cannot be loaded`));
    inside.document.body.append(script);
  });
}

if (location.protocol === "file:") window.Worker = FrameWorker;
