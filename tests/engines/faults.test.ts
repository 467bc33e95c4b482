import { expect } from "vitest";
import { GPS_LINE } from "../support/location.ts";
import { CITY_PAGE } from "../support/pages.ts";
import { journey, OUT_OF_REACH } from "./journey.ts";

/* What other sites' visitors have reported: engines differ in their events and in their storage. */

/** Runs in the page: puts a word into the location as a keyboard does that is still composing it, or has just finished it. */
function compose(word: string, phase: "starts" | "ends"): void {
  const field = document.querySelector<HTMLInputElement>("dialog [name=location]");
  if (!field) throw new Error("There is no location field");
  if (phase === "starts") field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  field.value = word;
  field.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
  if (phase === "ends") field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
}

/** Runs in the page: sets fields without any event, as some password managers do. */
function setSilently(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`dialog [name=${name}]`);
    if (!field) throw new Error(`There is no field ${name}`);
    field.value = value;
  }
}

journey(
  "values without events, a word that is being composed, and a clock set back reach dispatch as they are",
  async (tab) => {
    await tab.open(CITY_PAGE);
    await tab.allowGps();
    await tab.tap("Request Help");
    await tab.fill({ service: "Other" });
    await tab.shows({ isLive: true });
    // Extensions dispatch clicks on the document.
    await tab.read(() => void document.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    await tab.read(setSilently, { name: "Ana", phone: "8175550199" });
    await tab.read(compose, "exit", "starts");
    await tab.tap("Use my GPS location");
    await tab.shows({ words: expect.stringContaining("GPS attached") });
    await tab.read(compose, "exits 52", "ends");
    await tab.read(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() - 90_000;
    });
    await tab.tap("Send Request");
    await expect.poll(tab.sent).toContain(`Name: Ana\nPhone: 8175550199\nLocation: exits 52\n${GPS_LINE}`);
  },
  OUT_OF_REACH,
);

/** Runs in the page: fills the tab's storage to the last byte. */
function fillStorage(): void {
  let filler = "x".repeat(2 ** 20);
  for (let count = 0; filler; count += 1) {
    try {
      sessionStorage.setItem(`filler ${count}`, filler);
    } catch {
      filler = filler.slice(0, filler.length / 2);
    }
  }
}

journey("with a full storage, text on the contact form is there after a link and Back", async (tab) => {
  await tab.open("/contact");
  await tab.read(fillStorage);
  await tab.fill({ name: "Zoe", message: "Do you take fleets?" });
  await tab.tap("Terms of service");
  await tab.shows({ address: "/terms" });
  await tab.read(() => history.back());
  const fields = expect.arrayContaining(["Zoe", "Do you take fleets?"]);
  await tab.shows({ address: "/contact", fields });
});
