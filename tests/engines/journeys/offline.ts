import { expect } from "vitest";
import { business } from "../../../src/business/current.ts";
import type { Tab } from "../engine.ts";
import type { Journey, JourneyGroup } from "../journey.ts";
import { isShown, pathNow, textOf } from "../page/reads.ts";
import { look } from "./location.ts";
import { fillRequest, send, tapOpener, urlsOf } from "./request.ts";

/** Runs in the page: whether the worker has kept what it keeps, and is at work. */
async function isKept(): Promise<boolean> {
  const { active, installing } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return active?.state === "activated" && !installing;
}

/** Opens a page, twice: the second time the worker has it. */
async function visit(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await expect.poll(() => tab.read(isKept)).toBe(true);
  await tab.open(address);
}

/** What Firefox says of a request that finds no network. */
const expectedErrors = /ServiceWorker intercepted|Cross-Origin Request Blocked/;

const journeys: Journey[] = [
  {
    title: "a visited page opens",
    expectedErrors,
    async run(tab, { site }) {
      await visit(tab, "/lockouts");
      const heading = await tab.read(textOf, "h1");
      await site.goDark();
      await tab.open("/lockouts?gclid=1");
      expect(await tab.read(textOf, "h1")).toBe(heading);
    },
  },
  {
    title: "any other address gives the offline page, with the call link",
    expectedErrors,
    async run(tab, { site }) {
      await visit(tab, "/terms");
      await site.goDark();
      await tab.open("/dallas");
      expect(await tab.read(textOf, "h1")).toBe("No internet here");
      expect(await tab.read(pathNow)).toBe("/dallas");
      expect(await tab.read(isShown, `main a[href="tel:${business.hotline.e164}"]`)).toBe(true);
    },
  },
  {
    title: "the offline page texts the coordinates that GPS gives",
    expectedErrors,
    limits: ["position", "programs"],
    asks: ["nominatim.openstreetmap.org"],
    async run(tab, { site }) {
      await visit(tab, "/terms");
      await site.goDark();
      await tab.open("/dallas");
      await tapOpener(tab);
      await fillRequest(tab);
      await tab.setDevice("allowed");
      await look(tab);
      await tab.click(send);
      await expect.poll(async () => (await urlsOf(tab))[0]).toMatch(/^sms:.*q%3D32\.934612%2C-97\.251834/);
    },
  },
];

export const offline: JourneyGroup = { name: "without a network", chromium: "offline", journeys };
