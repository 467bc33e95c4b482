import { describe, expect } from "vitest";
import { business } from "../../src/business/current.ts";
import { smsWith } from "../support/links.ts";
import { HELP_LINES, HELP_TYPED, MESSAGE_LINES, messageMail } from "../support/typed.ts";
import { journey } from "./journey.ts";
import { button, focused, link, linkTo, pathNow, textOf, valuesIn } from "./page.ts";

/** One line of description: a line break is no key in every driver. */
const HELP = { ...HELP_TYPED, description: "Dead since 6 pm," };
const HELP_SMS = smsWith(business.hotline.e164, HELP_LINES.slice(0, 6));

/** Without the characters that WebKit's driver cannot type. */
const WRITTEN = { name: "Zoë & Sons", email: "zoe+fleet@example.org", message: "Do you take fleets?" };
const [NAME = "", EMAIL = ""] = MESSAGE_LINES;
const MAIL = messageMail([NAME, EMAIL, `Message: ${WRITTEN.message}`]);

journey("the contact form opens a mail draft, says so, and clears the fields", async ({ tab }) => {
  await tab.open("/contact");
  await tab.fill(WRITTEN);
  await tab.click(button("Send Message"));
  await expect
    .poll(() => tab.read(textOf, "#toasts"))
    .toMatch(/Message Sent! ?Your message has been sent\. We'll get back to you soon\./);
  await expect.poll(tab.openings).toEqual([MAIL]);
  expect(await tab.read(linkTo, "#contact-send ~ * a")).toBe(MAIL);
  expect(await tab.read(valuesIn, "main form")).toEqual(["", "", "", ""]);
  expect(await tab.read(pathNow)).toBe("/contact");
  expect(await tab.read(() => document.visibilityState)).toBe("visible");
});

describe("where no outside service can be reached", () => {
  journey.override("expectedErrors", /Could not load <script/);

  journey("a request for help is confirmed in the form's place, with its links", async ({ tab }) => {
    await tab.open("/request-help");
    await tab.click(button("Request Help Now"));
    await expect.poll(() => tab.read(focused)).toBe("name");
    await tab.fill(HELP);
    await tab.click(button("Request Help Now"));
    await expect.poll(() => tab.read(focused)).toBe("Request Received!");
    expect(await tab.openings()).toEqual([]);
    await tab.click(link("Text this request", "main"));
    await expect.poll(tab.openings).toEqual([HELP_SMS]);
  });
});
