import { holdEarlyTaps } from "./hold-early-taps.ts";
import { keepForNoSignal } from "./keep-for-no-signal.ts";
import { type Loaders, startIsland } from "./start-island.ts";

const loaders: Loaders = import.meta.glob(["/src/islands/*.tsx", "!**/*.test.tsx"]);

/** Readies every island of the page: each waits for its moment, alone, and works without a signal by then. */
export function startIslands(): void {
  const elements = document.querySelectorAll<HTMLElement>("[data-island]");
  const islands = [...elements].map((element) => startIsland(element, loaders, holdEarlyTaps(element)));
  keepForNoSignal(() => {
    for (const { fetch } of islands) fetch();
  });
}
