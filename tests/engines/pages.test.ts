import { expect } from "vitest";
import { CANONICAL } from "../support/pages.ts";
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
