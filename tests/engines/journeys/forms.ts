import { expect } from "vitest";
import { business } from "../../../src/business/current.ts";
import { mailWith, smsWith } from "../../support/links.ts";
import { HELP_LINES, HELP_TYPED, MESSAGE_LINES, messageMail } from "../../support/typed.ts";
import type { Journeys } from "../engine.ts";
import { button, focused, isLive, link, linkTo, pathNow, textOf, valuesIn } from "../page.ts";
import { fill } from "./dialog.ts";

const submit = button("Send Message");
const submitHelp = button("Request Help Now");

const { hotline, email } = business;

/** One line of description: a line break is no key in every driver. */
const HELP = { ...HELP_TYPED, description: "Dead since 6 pm," };
const LINES = HELP_LINES.slice(0, 6);

/** Without the characters that WebKit's driver cannot type. */
const WRITTEN = { name: "Zoë & Sons", email: "zoe+fleet@example.org", message: "Do you take fleets?" };
const [NAME = "", EMAIL = ""] = MESSAGE_LINES;
const MAIL = messageMail([NAME, EMAIL, `Message: ${WRITTEN.message}`]);

export const formJourneys: Journeys = {
  "contact form": [
    {
      title: "opens a mail draft, says so, and clears the fields",
      async run(tab) {
        await tab.open("/contact");
        await fill(tab, WRITTEN);
        await tab.click(submit);
        await expect
          .poll(() => tab.read(textOf, "#toasts"))
          .toContain("Message Sent! Your message has been sent. We'll get back to you soon.");
        await expect.poll(tab.openings).toEqual([MAIL]);
        expect(await tab.read(linkTo, "#toasts a")).toBe(MAIL);
        expect(await tab.read(valuesIn, "main form")).toEqual(["", "", "", ""]);
        expect(await tab.read(pathNow)).toBe("/contact");
        expect(await tab.read(() => document.visibilityState)).toBe("visible");
      },
    },
    {
      title: "without the script file the page itself opens the draft",
      isWithoutScript: true,
      async run(tab) {
        await tab.open("/contact");
        await fill(tab, WRITTEN);
        await tab.click(submit);
        const decoded = async () => (await tab.openings()).map(decodeURIComponent);
        await expect.poll(decoded).toEqual([decodeURIComponent(MAIL)]);
      },
    },
  ],
  "/request-help": [
    {
      title: "the browser itself asks for what is required",
      async run(tab) {
        await tab.open("/request-help");
        await tab.click(submitHelp);
        await expect.poll(() => tab.read(isLive)).toBe(true);
        await tab.click(submitHelp);
        await expect.poll(() => tab.read(focused)).toBe("name");
        expect(await tab.read(textOf, "main")).not.toContain("Request Received!");
        expect(await tab.read(textOf, "#toasts")).toBe("");
      },
    },
    {
      title:
        "the confirmation takes the form's place; its links open the programs; the request stands on other pages",
      // No outside service can be reached from here.
      expectedErrors: /Could not load <script/,
      async run(tab) {
        await tab.open("/request-help");
        await fill(tab, HELP);
        await tab.click(submitHelp);
        await expect.poll(() => tab.read(focused)).toBe("Request Received!");
        const hrefTo = (scheme: string) =>
          tab.read(linkTo, `[aria-labelledby=sent-heading] a[href^="${scheme}:"]`);
        expect(await hrefTo("tel")).toBe(`tel:${hotline.e164}`);
        expect(await hrefTo("sms")).toBe(smsWith(hotline.e164, LINES));
        expect(await hrefTo("mailto")).toBe(mailWith(email, "Service Request - Jump Start/Battery", LINES));
        expect(await tab.openings()).toEqual([]);
        await tab.open("/terms");
        await expect.poll(() => tab.read(textOf, "main")).toContain("Did your request go?");
        await tab.reload();
        await expect.poll(() => tab.read(textOf, "main")).toContain("Did your request go?");
        await tab.click(link("Text this request", "main"));
        await expect.poll(tab.openings).toEqual([smsWith(hotline.e164, LINES)]);
        await tab.click(button("It went", "main"));
        await expect.poll(() => tab.read(textOf, "main")).not.toContain("Did your request go?");
      },
    },
  ],
};
