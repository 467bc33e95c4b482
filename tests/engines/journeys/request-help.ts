import { expect } from "vitest";
import { business } from "../../../src/business/current.ts";
import { mailWith, smsWith } from "../../support/links.ts";
import type { Tab } from "../engine.ts";
import type { JourneyGroup } from "../journey.ts";
import { focused, isLive, linkTo, textOf } from "../page/reads.ts";
import { button, field, link } from "../target.ts";
import { urlsOf } from "./request.ts";

const { hotline, email } = business;

const LINES = [
  "Service: Jump Start/Battery",
  "Name: Ana López",
  "Phone: (817) 555-0199",
  "Location: Keller Pointe, lot B & C",
  "Details: Dead since 6 pm",
];

const submit = button("Request Help Now");

async function fill(tab: Tab): Promise<void> {
  await tab.type(field("Full Name"), "Ana López");
  await tab.type(field("Phone Number"), "(817) 555-0199");
  await tab.choose(field("Service Needed"), "jumpstart");
  await tab.type(field("Current Location"), "Keller Pointe, lot B & C");
  await tab.type(field("Description of Problem"), "Dead since 6 pm");
}

export const requestHelp: JourneyGroup = {
  name: "/request-help",
  chromium: "request-help",
  journeys: [
    {
      title: "the browser itself asks for what is required",
      async run(tab) {
        await tab.open("/request-help");
        await tab.click(submit);
        await expect.poll(() => tab.read(isLive)).toBe(true);
        await tab.click(submit);
        await expect.poll(() => tab.read(focused)).toBe("name");
        expect(await tab.read(textOf, "main")).not.toContain("Request Received!");
        expect(await tab.read(textOf, "#toasts")).toBe("");
      },
    },
    {
      title: "the confirmation takes the form's place, and its links hold the request",
      async run(tab) {
        await tab.open("/request-help");
        await fill(tab);
        await tab.click(submit);
        await expect.poll(() => tab.read(focused)).toBe("Request Received!");
        const confirmation = "[role=status]:has(h3)";
        expect(await tab.read(linkTo, `${confirmation} a[href^="tel:"]`)).toBe(`tel:${hotline.e164}`);
        expect(await tab.read(linkTo, `${confirmation} a[href^="sms:"]`)).toBe(smsWith(hotline.e164, LINES));
        expect(await tab.read(linkTo, `${confirmation} a[href^="mailto:"]`)).toBe(
          mailWith(email, "Service Request - Jump Start/Battery", LINES),
        );
        expect(await urlsOf(tab)).toEqual([]);
      },
    },
    {
      title: "the request stands on other pages of the tab until it is put away",
      async run(tab) {
        await tab.open("/request-help");
        await fill(tab);
        await tab.click(submit);
        await expect.poll(() => tab.read(focused)).toBe("Request Received!");
        await tab.open("/terms");
        await expect.poll(() => tab.read(textOf, "main")).toContain("Did your request go?");
        await tab.reload();
        await expect.poll(() => tab.read(textOf, "main")).toContain("Did your request go?");
        await tab.click(button("It went", "main"));
        await expect.poll(() => tab.read(textOf, "main")).not.toContain("Did your request go?");
      },
    },
    {
      title: "the confirmation's link opens the text message",
      limits: ["programs"],
      async run(tab) {
        await tab.open("/request-help");
        await fill(tab);
        await tab.click(submit);
        await tab.click(link("Text this request"));
        await expect.poll(() => urlsOf(tab)).toEqual([smsWith(hotline.e164, LINES)]);
      },
    },
  ],
};
