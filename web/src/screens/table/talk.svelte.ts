// Chat beside the table: whether it is looked at, how much of it was not, and what is told of it.

import { untrack } from "svelte";
import type { Live } from "$lib/live.svelte";
import { linesAfter, type Line } from "$lib/lines";
import { t } from "$lib/words.svelte";
import { wordsOf } from "./speech.svelte";

export class Talk {
  tab = $state<"log" | "chat">("log");
  /** How many lines of others came while nobody looked. */
  unread = $state(0);
  #last: Line | undefined;

  /** `open`: whether log and chat lie open. `tell`: what others say now, in words. */
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
