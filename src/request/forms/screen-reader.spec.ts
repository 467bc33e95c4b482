import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, PHONE, stopClock, test } from "../../../tests/support/browser.ts";
import { fillIn } from "../../../tests/support/forms.ts";
import { answerGps, HOME_GEOCODER, holdGps } from "../../../tests/support/location.ts";
import { HOME, openHelp, openRequest } from "../../../tests/support/request.ts";
import { BUT_LOCATION, HELP_TYPED } from "../../../tests/support/typed.ts";
import { business } from "../../owner/site.ts";
import { LOCATION_LINE } from "../location/location-words.ts";
import { type FormField, LOCATION, REQUEST_DIALOG } from "../message/fields.ts";
import { sentPanel } from "../sent-panel/testing/sent-panel.ts";

/* The request as a screen reader speaks it: what gets the focus, and, "polite" or "assertive", what is announced. */

test.use(PHONE);

interface Reader {
  start(options: { container: Element }): Promise<void>;
  spokenPhraseLog(): Promise<string[]>;
}

/**
 * Starts a screen reader that follows the ARIA standards.
 * @returns a function that does something, and waits until just these phrases have been heard since the last.
 */
async function startScreenReader(page: Page) {
  const path = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");
  await page.route("**/screen-reader.js", (route) => route.fulfill({ path }));
  const reader = await page.evaluateHandle<Reader>(
    "import('/screen-reader.js').then(({ virtual }) => virtual)",
  );
  await reader.evaluate((reader) => reader.start({ container: document.body }));
  const log = () => reader.evaluate((reader) => reader.spokenPhraseLog());
  let said = await log();
  return async (action: () => Promise<unknown>, phrases: (string | RegExp)[]): Promise<void> => {
    const before = said.length;
    await action();
    const expected = phrases.map((phrase) =>
      phrase instanceof RegExp ? expect.stringMatching(phrase) : phrase,
    );
    const news = async () => {
      said = await log();
      // An emptied region is announced as an empty phrase, which makes no sound.
      return said.slice(before).filter((phrase) => !phrase.endsWith(": "));
    };
    await expect.poll(news).toEqual(expected);
  };
}

/** What is said of a field that is typed into after the form was refused. */
const phraseOf = (field: FormField) =>
  field.isRequired
    ? `textbox, ${field.label}, ${field.blank}, invalid, ${field.control === "tel" ? `placeholder ${sample}, ` : ""}required`
    : new RegExp(`^textbox, ${field.label}\\(optional.*\\), not invalid$`);

const TYPED_INTO = REQUEST_DIALOG.fields.filter(
  ({ control }) => control !== "select" && control !== "location",
);

const SEND = "button, Send Request, Opens a text, then an email draft.";

/** A sample shows how to type a number, so it is in digits. */
const { display, digits: sample = display } = business.hotline;

test("from Share my Location to the question whether the text went", async ({ page }) => {
  // Otherwise a toast that closes by itself might be announced, too.
  await stopClock(page);
  await holdGps(page);
  const { gps, send, fields, opener } = await openRequest(page, HOME);
  await page.keyboard.press("Escape");
  const hear = await startScreenReader(page);

  await hear(() => opener.press("Enter"), ["dialog, Request help", "heading, Request help, level 2"]);
  await hear(
    () => send.press("Enter"),
    [
      SEND,
      phraseOf({ ...LOCATION, label: "Location", blank: `${LOCATION.blank} ${LOCATION_LINE.help}` }),
      "assertive: Missing InformationPlease fill in all required fields.",
    ],
  );
  await hear(() => gps.press("Enter"), ["button, Use my GPS location", `polite: ${LOCATION_LINE.locating}`]);
  await hear(
    () => answerGps(page),
    ["polite: GPS attached: within 50 feet", `polite: Location Found! Using: ${HOME_GEOCODER.words}`],
  );
  await hear(() => fillIn(fields, BUT_LOCATION), TYPED_INTO.map(phraseOf));
  await hear(async () => {
    await send.press("Enter");
    await page.clock.runFor(1_000);
  }, [
    SEND,
    "polite: Opening your text app",
    // The dialog closes, and gives the focus back.
    "button, Share my Location",
    /^heading, Did your text go through\?, Look in .+ call\., level 2$/,
    "polite: Request Sent!Your service request has been sent via SMS and email.",
  ]);
});

test("on /request-help, up to the confirmation, which is announced once", async ({ page }) => {
  const { fields, send } = await openHelp(page);
  await fillIn(fields, HELP_TYPED);
  const hear = await startScreenReader(page);
  await hear(
    () => send.press("Enter"),
    [
      "button, Request Help Now, Next, you choose: call, text, or email.",
      /^heading, Request Received!, One step left: .+, level 3$/,
    ],
  );
});

test("only links and buttons are said to be clickable", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  /** The elements that listen for clicks. In Firefox, all that is in one counts as clickable. */
  const listening = async () => {
    const { result } = await client.send("Runtime.evaluate", { expression: "document.documentElement" });
    const { listeners } = await client.send("DOMDebugger.getEventListeners", {
      objectId: result.objectId ?? "",
      depth: -1,
    });
    const names = listeners.map(async ({ type, backendNodeId }) => {
      if (!backendNodeId || !/^(click|mousedown|mouseup)$/.test(type)) return "a";
      return (await client.send("DOM.describeNode", { backendNodeId })).node.localName;
    });
    return [...new Set(await Promise.all(names))].filter((name) => !/^(a|button)$/.test(name));
  };
  const { fill, send } = await openRequest(page);
  expect(await listening()).toEqual([]);
  await fill();
  await send.click();
  await expect(sentPanel(page)).toBeVisible();
  expect(await listening()).toEqual([]);
});
