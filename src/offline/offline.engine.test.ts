import { describe, expect } from "vitest";
import { journey } from "../../tests/engines/journey.ts";
import { isSiteStored } from "./testing/state-in-page.ts";

/** On a busy machine, fetching, storing and starting a worker takes long. */
const WORKER_PATIENCE = { timeout: 25_000 };

describe("without a network", () => {
  journey(
    "all pages open after a visit, and so does the dialog, with its code",
    async (tab, site) => {
      await tab.open("/terms");
      await expect.poll(() => tab.read(isSiteStored), WORKER_PATIENCE).toBe(true);
      await site.stop();
      for (const address of ["/", "/keys?gclid=1", "/no-such-page", "/ashby"]) {
        await tab.open(address);
        await tab.shows({ address, isCallable: true, width: 390 });
      }
      await tab.tap("Ask for help");
      await tab.shows({ open: "request", isLive: true });
    },
    // Firefox logs this about a request without a network.
    /A ServiceWorker passed|404|ERR_FAILED/,
  );
});
