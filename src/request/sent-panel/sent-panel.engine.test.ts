import { expect } from "vitest";
import { journey, OUT_OF_REACH } from "../../../tests/engines/journey.ts";
import { answerWith, WAYS } from "../../../tests/support/answers.ts";
import { GPS_LINE } from "../../../tests/support/location.ts";
import { CITY_PAGE } from "../../../tests/support/pages.ts";

/* The panel after sending, in each engine. */

/** Runs in the page: from the next tap on, its timers wait for the event "awake". On iOS, they do behind the text app. */
function sleepAfterTap(minutes: number): void {
  const waiting: TimerHandler[] = [];
  const setTimer = globalThis.setTimeout;
  const sleep = () => {
    globalThis.setTimeout = ((handler: TimerHandler) => waiting.push(handler)) as typeof setTimeout;
  };
  const wake = () => {
    globalThis.setTimeout = setTimer;
    const now = Date.now.bind(Date);
    Date.now = () => now() + minutes * 60_000;
    for (const handler of waiting) setTimer(handler);
  };
  document.addEventListener("click", sleep, { capture: true, once: true });
  document.addEventListener("awake", wake, { once: true });
}

journey(
  "after 45 minutes behind the text app, no mail draft opens by itself, and the panel has the request as it was sent",
  async (tab) => {
    await tab.open(CITY_PAGE);
    await tab.allowGps();
    await tab.tap("Request Help");
    await tab.fill({ service: "Other", name: "Ana", phone: "8175550199" });
    await tab.shows({ isLive: true });
    await tab.tap("Use my GPS location");
    await tab.shows({ words: expect.stringContaining("GPS attached") });
    await tab.read(sleepAfterTap, 45);
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toContain(GPS_LINE);
    await tab.read(() => void document.dispatchEvent(new Event("awake")));
    await tab.shows({ open: "", words: expect.stringContaining("You wrote this 45 min ago.") });
    await tab.read(() => document.querySelector<HTMLElement>("#sent-heading ~ div a[href^='sms:']")?.click());
    const text = expect.stringMatching(/^sms:/);
    await expect.poll(tab.openings).toEqual([text, text]);
  },
  OUT_OF_REACH,
);

/** Runs in the page: taps the panel's button of this number. @returns the words of the answer before. */
function tapInPanel(index: number): string {
  const panel = document.querySelector("section:has(#sent-heading)");
  const { textContent: before = "" } = panel?.querySelector("[role=status]") ?? {};
  panel?.querySelectorAll<HTMLElement>("button.inline-link")[index]?.click();
  return before ?? "";
}

journey(
  "Copy and Share answer whatever the browser does, and the second time, too",
  async (tab) => {
    await tab.open(CITY_PAGE);
    await tab.read(answerWith, "yes");
    await tab.tap("Request Help");
    await tab.fill({ service: "Other", name: "Ana", phone: "8175550199", location: "exit 52" });
    await tab.shows({ isLive: true });
    await tab.tap("Send Request");
    await tab.shows({ open: "", words: expect.stringContaining("You wrote this") });
    const answer = () =>
      tab.read(() => document.querySelector("section:has(#sent-heading) [role=status]")?.textContent);
    for (const way of WAYS) {
      await tab.read(answerWith, way);
      for (const [index, yes] of ["Copied", "Shared"].entries()) {
        for (const _ of ["first", "second"]) {
          const before = await tab.read(tapInPanel, index);
          await expect.poll(answer).not.toBe(before);
          expect(await answer()).toContain(way === "yes" ? yes : "by hand");
          if (way !== "yes") await tab.shows({ focus: "Your request" });
        }
      }
    }
    await tab.read(answerWith, "yes");
    for (const label of ["Copied", "Copied again"]) {
      await tab.read(tapInPanel, 0);
      await tab.shows({ words: expect.stringMatching(new RegExp(`^${label}$`, "m")) });
    }
  },
  OUT_OF_REACH,
);
