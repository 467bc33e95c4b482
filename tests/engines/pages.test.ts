import { describe, expect } from "vitest";
import { business } from "../../src/owner/site.ts";
import { isPackStored, isWorkerActive } from "../support/deployed-site.ts";
import { CANONICAL, CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";
import { MESSAGE_LINES, messageMail } from "../support/typed.ts";
import { journey } from "./journey.ts";

/** What a phone shows of every page. */
const WHOLE = { isCallable: true, width: 390 };

journey(
  "every page opens, and is whole on a phone",
  async (tab) => {
    for (const address of CANONICAL) {
      await tab.open(address);
      await tab.shows({ address, ...WHOLE, brokenPictures: [] });
    }
  },
  // Firefox sometimes logs this about a file that a page was still fetching when it was left.
  /Failed to load ‘’\. A ServiceWorker intercepted/,
);

/** On a busy machine, fetching, storing and starting a worker takes long. */
const WORKER_PATIENCE = { timeout: 25_000 };

/** Runs in the page. */
async function deleteCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

describe.runIf(business.offline)("without a network", () => {
  journey(
    "all pages open after a visit, and so does the dialog, with its code",
    async (tab, site) => {
      await tab.open("/terms");
      await expect.poll(() => tab.read(isWorkerActive), WORKER_PATIENCE).toBe(true);
      // On a machine where the first page takes long, the worker fetches all others with the second.
      await tab.open("/terms");
      await expect.poll(() => tab.read(isPackStored), WORKER_PATIENCE).toBe(true);
      // A browser that cleans up may delete the caches alone; two visits later all is stored again.
      await tab.read(deleteCaches);
      await tab.open("/about");
      await tab.open("/terms");
      await expect.poll(() => tab.read(isPackStored), WORKER_PATIENCE).toBe(true);
      await site.stop();
      for (const address of ["/", `${SERVICE_PAGE}?gclid=1`, "/no-such-page", CITY_PAGE]) {
        await tab.open(address);
        await tab.shows({ address, ...WHOLE });
      }
      await tab.tap("Request Help");
      await tab.shows({ open: "request", isLive: true });
    },
    // Firefox logs this about a request without a network.
    /ServiceWorker intercepted|A ServiceWorker passed|404/,
  );
});

/** Without the characters that WebKit's driver cannot type. */
const WRITTEN = { name: "Zoë & Sons", email: "zoe+fleet@example.org", message: "Do you take fleets?" };
const [NAME = "", EMAIL = ""] = MESSAGE_LINES;

journey("the contact form opens a mail draft, says so, and clears the fields", async (tab) => {
  await tab.open("/contact");
  await tab.fill(WRITTEN);
  await tab.tap("Send Message");
  await expect.poll(tab.openings).toEqual([messageMail([NAME, EMAIL, `Message: ${WRITTEN.message}`])]);
  const words = expect.stringContaining("Message Sent!");
  await tab.shows({ address: "/contact", words, fields: ["", "", "", ""] });
  expect(await tab.read(() => document.visibilityState)).toBe("visible");
});
