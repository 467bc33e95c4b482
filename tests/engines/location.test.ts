import { describe, expect } from "vitest";
import { GPS_LINE, PIN_STATUS, PLACE_TEXT } from "../support/location.ts";
import { BUT_LOCATION } from "../support/typed.ts";
import { journey } from "./journey.ts";
import { focused, textOf } from "./page.ts";
import { GPS, look, openDialog, SEND } from "./request.ts";

describe("where no geocoder can be reached", () => {
  journey.override("expectedErrors", /Cross-Origin Request Blocked/);

  journey("the place that GPS finds is in the field, on a card, and in the text", async ({ tab }) => {
    await openDialog(tab);
    await tab.fill(BUT_LOCATION);
    await tab.allowGps();
    await look(tab);
    await expect.poll(() => tab.read(focused)).toBe(GPS.name);
    await expect.poll(() => tab.read(textOf, "dialog form")).toContain(PIN_STATUS);
    await tab.click({ css: ".where-am-i summary" });
    await expect.poll(() => tab.read(textOf, ".where-am-i details")).toMatch(/Near|About/);
    await tab.click(SEND);
    const sent = async () => decodeURIComponent((await tab.openings())[0] ?? "");
    await expect.poll(sent).toContain(`\nLocation: ${PLACE_TEXT}\n${GPS_LINE}\nDetails: `);
  });
});
