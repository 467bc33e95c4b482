import { expect } from "vitest";
import type { Tab } from "../engine.ts";
import type { JourneyGroup } from "../journey.ts";
import { linkTo, textOf, valuesIn } from "../page/reads.ts";
import { button, field } from "../target.ts";
import { look, PLACE } from "./location.ts";
import { openDialog } from "./request.ts";

const note = (name: string) => button(name, "dialog");
const details = async (tab: Tab) => (await tab.read(valuesIn, "dialog"))[4];
const text = async (tab: Tab) =>
  decodeURIComponent(await tab.read(linkTo, '.dialog-actions a[href^="sms:+"]'));

export const textFirst: JourneyGroup = {
  name: "texts, tapped",
  chromium: "text-first, where-am-i",
  journeys: [
    {
      title: "notes go into the details and out again",
      async run(tab) {
        await openDialog(tab);
        await tab.type(field("Additional Details", "dialog"), "Left rear");
        await tab.click(note("Southbound"));
        await tab.click(note("Phone nearly dead"));
        await expect.poll(() => details(tab)).toBe("Phone nearly dead; Southbound; Left rear");
        await expect.poll(() => text(tab)).toContain("Details: Phone nearly dead; Southbound; Left rear");
        await tab.click(note("Southbound"));
        await tab.click(note("Phone nearly dead"));
        await expect.poll(() => details(tab)).toBe("Left rear");
      },
    },
    {
      title: "a position alone goes into the text, and onto a card to read aloud",
      limits: ["position", "geocoder"],
      asks: ["nominatim.openstreetmap.org"],
      async run(tab) {
        await openDialog(tab);
        await tab.setDevice("allowed");
        await tab.answerOutside({});
        await look(tab);
        expect(await text(tab)).toContain(
          `GPS: ${PLACE} https://maps.google.com/?q=32.934612,-97.251834 (within`,
        );
        expect(await tab.read(textOf, "[aria-labelledby=where-am-i]")).toContain("Near the center of Keller");
      },
    },
  ],
};
