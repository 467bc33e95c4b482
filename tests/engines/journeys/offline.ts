import { expect } from "vitest";
import { business } from "../../../src/business/current.ts";
import { words } from "../../../src/business/words.ts";
import { contact, notFoundPage, requestHelp } from "../../../src/content/general-pages.ts";
import { home } from "../../../src/content/home.ts";
import { isPackStored } from "../../support/is-pack-stored.ts";
import { CITY_PAGE, cities, SERVICE_PAGE, services } from "../../support/pages.ts";
import type { Journeys, Tab } from "../engine.ts";
import { isShown, textOf } from "../page.ts";
import { tapOpener } from "./dialog.ts";
import { look } from "./location.ts";

/** Runs in the page: whether the worker is at work. */
async function isActive(): Promise<boolean> {
  const { active, installing } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return active?.state === "activated" && !installing;
}

/** Fetching, storing and starting a worker takes a busy machine long. */
const WORKER_PATIENCE = { timeout: 25_000 };

/** Opens a page, twice: on a machine where the first takes long, the worker fetches all others with the second. */
async function visit(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await expect.poll(() => tab.read(isActive), WORKER_PATIENCE).toBe(true);
  await tab.open(address);
  await expect.poll(() => tab.read(isPackStored), WORKER_PATIENCE).toBe(true);
}

/** What Firefox says of a request that finds no network. */
const expectedErrors = /ServiceWorker intercepted|A ServiceWorker passed|Cross-Origin Request Blocked|404/;

export const offlineJourneys: Journeys = {
  "without a network": [
    {
      title:
        "after one visit others open, an unknown address is said to be one, and GPS goes into the text message",
      expectedErrors,
      asBuilt: true,
      async run(tab, site) {
        await visit(tab, "/terms");
        await site.stop();
        for (const [address, heading] of [
          ["/", words(home.hero.title)],
          [`${SERVICE_PAGE}?gclid=1`, words(services[0]?.hero.title)],
          [CITY_PAGE, words(cities[0]?.hero.title)],
          ["/contact", words(contact.heading)],
          ["/request-help", words(requestHelp.heading)],
          ["/no-such-page", notFoundPage.heading],
        ] as const) {
          await tab.open(address);
          expect(await tab.read(textOf, "h1")).toBe(heading);
        }
        await tab.open(CITY_PAGE);
        expect(await tab.read(isShown, `main a[href="tel:${business.hotline.e164}"]`)).toBe(true);
        await tapOpener(tab);
        await tab.setDevice("allowed");
        await look(tab);
      },
    },
  ],
};
