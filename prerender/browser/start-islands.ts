import { holdEarlyTaps } from "./hold-early-taps.ts";
import { savesData } from "./saves-data.ts";
import { type Loaders, startIsland } from "./start-island.ts";
import { afterLoad } from "./triggers.ts";

const loaders: Loaders = import.meta.glob(["/src/islands/*.tsx", "!**/*.test.tsx"]);

/**
 * Readies every island of the page: each waits for its moment, alone. When the page has loaded and the
 * browser is idle, their code is fetched ahead, so that they work even if the signal is gone by then.
 */
export function startIslands(): void {
  const elements = document.querySelectorAll<HTMLElement>("[data-island]");
  const islands = [...elements].map((element) => startIsland(element, loaders, holdEarlyTaps(element)));
  if (islands.length > 0 && !savesData()) {
    afterLoad(() => {
      for (const { fetch } of islands) fetch();
    });
  }
}
