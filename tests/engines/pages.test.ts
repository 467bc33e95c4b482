import { describe } from "vitest";
import { CANONICAL } from "../support/pages.ts";
import { journey } from "./journey.ts";

// In Chromium: tests/browser/every-address.spec.ts.
describe.skipIf(process.env.ENGINE === "chromium")("the whole site", () => {
  journey(
    "every page opens, and is whole on a phone",
    async (tab) => {
      for (const address of CANONICAL) {
        await tab.open(address);
        await tab.shows({ address, isCallable: true, width: 390, brokenPictures: [] });
      }
    },
    // Firefox sometimes logs this about a file that a page was still fetching when it was left.
    /Failed to load ‘’\. A ServiceWorker intercepted/,
  );
});
