import type { Locator, Page } from "@playwright/test";
import { answerWith, WAYS } from "../../../tests/support/answers.ts";
import { expect, PHONE, stopClock, test } from "../../../tests/support/browser.ts";
import { fillIn } from "../../../tests/support/forms.ts";
import { stubGeocoder } from "../../../tests/support/location.ts";
import { openContact, openRequest, SERVICE, sendRequest } from "../../../tests/support/request.ts";
import { WRITTEN } from "../../../tests/support/typed.ts";
import { sentPanel } from "../sent-panel/testing/sent-panel.ts";

/* Every button that asks the browser for something answers, whatever the browser does, also the second time. */

test.use(PHONE);

/** Opens the place of the button. @returns the button, and what says the answer. */
type Reach = (page: Page) => Promise<{ button: Locator; answer: Locator }>;

const inPanel =
  (index: number): Reach =>
  async (page) => {
    await sendRequest(page);
    await page.clock.runFor(1_000);
    const panel = sentPanel(page);
    return { button: panel.locator("button.inline-link").nth(index), answer: panel.getByRole("status") };
  };

const BY_HAND = { no: "by hand", never: "by hand", thrown: "by hand", undefined: "by hand" };

/** What is shown after a tap. */
const BUTTONS: Record<string, { reach: Reach } & Record<(typeof WAYS)[number], string>> = {
  "Copy the request": { reach: inPanel(0), yes: "Copied the request", ...BY_HAND },
  Share: { reach: inPanel(1), yes: "Shared the request", ...BY_HAND },
  "Copy the message": {
    async reach(page) {
      const { fields, send } = await openContact(page);
      await fillIn(fields, WRITTEN);
      await send.click();
      await page.clock.runFor(1_000);
      const form = page.locator("main form");
      return { button: form.locator("button.inline-link"), answer: form.locator("span[role=status]") };
    },
    yes: "Copied the message",
    ...BY_HAND,
  },
  "Use my GPS location": {
    async reach(page) {
      await stubGeocoder(page, SERVICE.geocoder);
      const { gps, line } = await openRequest(page);
      return { button: gps, answer: line };
    },
    yes: "GPS attached",
    no: "Location access denied.",
    never: "Location request timed out.",
    thrown: "Unable to retrieve location.",
    undefined: "Location information is unavailable.",
  },
};

for (const [name, { reach, ...answers }] of Object.entries(BUTTONS)) {
  test(`${name}: an answer to yes, no, never, an error and undefined, and to each the second time`, async ({
    page,
  }) => {
    await stopClock(page);
    await page.addInitScript(answerWith, "yes" as const);
    const { button, answer } = await reach(page);
    for (const way of WAYS) {
      await page.evaluate(answerWith, way);
      for (const time of ["first", "second"]) {
        await test.step(`${way}, the ${time} time`, async () => {
          const [label, words] = [await button.innerText(), await answer.innerText()];
          await button.click();
          await page.clock.runFor(way === "never" ? 30_000 : 100);
          await expect(answer).toContainText(answers[way]);
          // GPS says that it is looking, and the system shows what it shares.
          if (name !== "Use my GPS location") await expect(answer).not.toHaveText(words);
          if (answers[way] === "by hand")
            await expect(page.getByLabel(/^Your (request|message)$/)).toBeFocused();
          else if (name.startsWith("Copy")) await expect(button).not.toHaveText(label);
        });
      }
    }
  });
}
