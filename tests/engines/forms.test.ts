import { expect } from "vitest";
import { MESSAGE_LINES, messageMail } from "../support/typed.ts";
import { journey } from "./journey.ts";
import { button, linkTo, pathNow, textOf, valuesIn } from "./page.ts";

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
