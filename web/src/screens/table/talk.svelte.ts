// The chat beside the table: the open tab, the number of unread lines, and announcements for screen readers.

import { untrack } from "svelte";
import type { Live } from "$lib/live.svelte";
import { linesAfter, type Line } from "$lib/lines";
import { t } from "$lib/words.svelte";
import { wordsOf } from "./speech.svelte";

export class Talk {
  tab = $state<"log" | "chat">("log");
  /** How many lines of others arrived while the chat was not open. */
  unread = $state(0);
  #last: Line | undefined;

  /** `open` says whether the side panel is open. `tell` announces new lines. */
  constructor(live: Live, open: () => boolean, tell: (text: string) => void) {
    $effect(() => {
      const lines = live.said;
      const looked = open() && this.tab === "chat";
      untrack(() => {
        const others = linesAfter(this.#last, lines).filter((line) => line.seat !== live.seat);
        this.#last = lines.at(-1);
        this.unread = looked ? 0 : this.unread + others.filter((line) => !line.former).length;
        const news = others.filter((line) => line.fresh);
        if (news.length > 0) tell(news.map((line) => t("labelled", { label: line.name, text: wordsOf(line) })).join(" "));
      });
    });
  }
}
