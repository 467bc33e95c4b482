import { describe, expect } from "vitest";
import { business } from "../../src/business/current.ts";
import { fillTokens } from "../../src/business/tokens.ts";
import { contact, notFoundPage, requestHelp } from "../../src/content/general-pages.ts";
import { home } from "../../src/content/home.ts";
import { CITY_PAGE, cities, SERVICE_PAGE, services } from "../support/pages.ts";
import { isPackStored, isWorkerActive } from "../support/worker-state.ts";
import { journey } from "./journey.ts";
import { isShown, textOf } from "./page.ts";
import { look, tapOpener } from "./request.ts";

/** Fetching, storing and starting a worker takes a busy machine long. */
const WORKER_PATIENCE = { timeout: 25_000 };

describe.runIf(business.offline)("without a network", () => {
  journey.override("asBuilt", true);
  // What Firefox says of a request that finds no network.
  journey.override(
    "expectedErrors",
    /ServiceWorker intercepted|A ServiceWorker passed|Cross-Origin Request Blocked|404/,
  );

  journey("after a visit all pages open, and GPS goes into the text message", async ({ tab, site }) => {
    await tab.open("/terms");
    await expect.poll(() => tab.read(isWorkerActive), WORKER_PATIENCE).toBe(true);
    // On a machine where the first page takes long, the worker fetches all others with the second.
    await tab.open("/terms");
    await expect.poll(() => tab.read(isPackStored), WORKER_PATIENCE).toBe(true);
    await site.stop();
    for (const [address, heading] of [
      ["/", fillTokens(home.hero.title)],
      [`${SERVICE_PAGE}?gclid=1`, fillTokens(services[0]?.hero.title)],
      ["/contact", fillTokens(contact.heading)],
      ["/request-help", fillTokens(requestHelp.heading)],
      ["/no-such-page", notFoundPage.heading],
      [CITY_PAGE, fillTokens(cities[0]?.hero.title)],
    ] as const) {
      await tab.open(address);
      expect(await tab.read(textOf, "h1")).toBe(heading);
    }
    expect(await tab.read(isShown, `main a[href="tel:${business.hotline.e164}"]`)).toBe(true);
    await tapOpener(tab);
    await tab.allowGps();
    await look(tab);
  });
});
