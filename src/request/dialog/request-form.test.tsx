import { act } from "react";
import { expect, test, vi } from "vitest";
import { find } from "../../../prerender/fixtures/show.tsx";
import { asOpened } from "../../../tests/support/links.ts";
import { PAGE_GEOCODER } from "../../../tests/support/location.ts";
import { openForm, requestWith, startScreenReader, TYPED } from "../controls/testing/form-page.tsx";
import { loadLastRequest } from "../sent-panel/last-request.ts";
import { DIALOG_WORDS } from "./dialog-words.ts";
import { RequestForm } from "./request-form.island.tsx";

/* Sending. In a browser: request-sending.spec.ts; its fields: request-fields.test.tsx. */

const { mail, ...written } = requestWith();
const sms = asOpened(written.sms);

test("what a screen reader says, from a refused Send to the toast", async () => {
  const { tap, send, fill, field, wait } = await openForm(<RequestForm />, { reports: "toast" });
  const hear = await startScreenReader();
  expect(await hear(() => tap(send()))).toEqual([
    "dialog",
    "button, Send Request, Opens a text, then an email draft.",
    "combobox, Service Needed, Choose a service., has popup listbox, not expanded, invalid, required",
    "assertive: Missing InformationPlease fill in all required fields.",
  ]);
  vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementationOnce((_, failed) =>
    failed?.({ code: 1 } as GeolocationPositionError),
  );
  // Not a second time, by the line above the button.
  expect(await hear(() => tap(find("#request-gps")))).toEqual([
    "button, Use my GPS location",
    "polite: Finding your location",
    "assertive: Location ErrorLocation access denied. Please enable location permissions.",
  ]);
  expect(await hear(() => tap(find("#request-gps")))).toEqual([
    "polite: Finding your location",
    "polite: GPS attached: within 50 feet",
    `polite: Location Found! Using: ${PAGE_GEOCODER.words}`,
  ]);
  expect(field("location").value).toBe(PAGE_GEOCODER.words);
  await fill({ ...TYPED, location: PAGE_GEOCODER.words });
  expect(await hear(() => tap(send()))).toEqual([
    "button, Send Request, Opens a text, then an email draft.",
    "polite: Opening your text app",
  ]);
  const done = await hear(() => wait(1_000));
  expect(done.slice(-2)).toEqual([
    "heading, Make sure your request got through, Look in your text app. If it isn’t sent, send it there, or call., level 2",
    "polite: Request Sent!Your service request has been sent via SMS and email.",
  ]);
});

test("a refused Send goes to the first wrong field on the page, as where the location comes first", async () => {
  const { tap, send } = await openForm(<RequestForm />, { isLocationFirst: true });
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  await tap(send());
  expect(document.activeElement).toHaveProperty("name", "location");
  // WebKit would end a smooth scroll early.
  expect(scroll).toHaveBeenCalledWith({ block: "center", inline: "start", behavior: "instant" });
});

test("a screen reader says of a missing location what is wrong, and the line below it", async () => {
  const { tap, send } = await openForm(<RequestForm />, { isLocationFirst: true });
  const hear = await startScreenReader();
  expect(await hear(() => tap(send()))).toContainEqual(
    expect.stringMatching(/^textbox, Location, Enter where the car is\..* Street, or road and nearest exit, invalid/),
  );
});

/** Fills in the form and sends it, in a browser that refuses to open links of this scheme. */
async function sendTyped(blocked = "none", typed = TYPED) {
  const form = await openForm(<RequestForm />, {}, blocked);
  await form.fill(typed);
  await form.tap(form.send());
  return form;
}

const leave = () => act(() => dispatchEvent(new Event("pagehide")));

test("a page that is left while Send waits is ready at once: in the page cache of Firefox, React’s next step is lost", async () => {
  const { send } = await sendTyped();
  expect([send().textContent, send().getAttribute("aria-disabled")]).toEqual([DIALOG_WORDS.waiting.phone, "true"]);
  dispatchEvent(new Event("pagehide"));
  expect([send().textContent, send().getAttribute("aria-disabled")]).toEqual([DIALOG_WORDS.send, null]);
});

test.each([
  ["Chrome/150", false],
  ["Firefox/153.0", true],
  ["Android 16; Firefox/153.0", false],
])(
  "where mail programs can be web pages, the draft opens in a new tab: in %s from a frame: %s",
  async (userAgent, isFramed) => {
    vi.stubGlobal("navigator", { registerProtocolHandler() {}, userAgent });
    // happy-dom would load the frame.
    const append = vi.spyOn(document.body, "append").mockReturnValue();
    const inFrame = document.implementation.createHTMLDocument();
    vi.spyOn(HTMLIFrameElement.prototype, "contentDocument", "get").mockReturnValue(isFramed ? inFrame : null);
    const create = vi.spyOn(inFrame, "createElement");
    const remove = vi.spyOn(HTMLIFrameElement.prototype, "remove");
    const { wait, links } = await sendTyped();
    await wait(1_000);
    expect(links).toEqual([sms, `_blank ${mail}`]);
    expect(append.mock.calls).toEqual(isFramed ? [[expect.objectContaining({ hidden: true })]] : []);
    expect(create).toHaveBeenCalledTimes(isFramed ? 1 : 0);
    await wait(10_000);
    expect(remove).toHaveBeenCalledTimes(isFramed ? 1 : 0);
  },
);

/** iOS stops timers while another app is in front, and fires those that are due when the page is shown again. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test("a request is stored before anything opens: a phone may drop the page while the text app is in front", async () => {
  const { fill, tap, send } = await openForm(<RequestForm />);
  await fill(TYPED);
  const stored: unknown[] = [];
  vi.spyOn(location, "href", "set").mockImplementation(() => stored.push(loadLastRequest(Date.now())));
  await tap(send());
  expect(stored).toEqual([expect.objectContaining({ stage: "opened" })]);
});

const BOTH = "Request Sent!Your service request has been sent via SMS and email.";
const TEXT_ONLY = "Request Sent!Your service request has been sent via SMS.";

test.each<[string, string, () => unknown, (string | undefined)[], string]>([
  ["the text cannot be opened", "sms:", () => {}, [sms, mail], BOTH],
  ["the mail draft cannot be opened", "mailto:", () => {}, [sms, mail], TEXT_ONLY],
  ["the phone sleeps for 3 seconds", "none", () => sleep(3_000), [sms, mail], BOTH],
  ["the text app is in front for 8 seconds", "none", () => sleep(8_000), [sms], TEXT_ONLY],
  ["the phone sleeps for 45 minutes", "none", () => sleep(45 * 60_000), [sms], TEXT_ONLY],
  ["the page is left, although it comes back later", "none", leave, [sms], ""],
])("if %s (blocked: %s), each thing happens once, and is said", async (_, blocked, meanwhile, opened, said) => {
  const { wait, links, toast, send } = await sendTyped(blocked);
  // A mail draft in place of the text comes at once.
  expect(links).toHaveLength(blocked === "sms:" ? 2 : 1);
  await meanwhile();
  await wait(9_000);
  expect(links).toEqual(opened);
  expect(toast()).toBe(said);
  expect(send().textContent).toBe("Send Request");
});

test("what is typed or tapped after Send stays in the open dialog; a second Send sends nothing", async () => {
  const { tap, send, fill, wait, links, dialog, values, toast } = await sendTyped();
  await fill({ details: "Smoke, too" });
  await tap(find("[value='No spare']"));
  await tap(send());
  // iOS has stopped the timer while the text app was in front: the second is not over for the page.
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5_000);
  await act(() => find<HTMLFormElement>("form").requestSubmit());
  await wait(1_000);
  expect(links).toEqual([sms, mail]);
  expect(toast()).toMatch(/^Request Sent!/);
  expect(dialog.open).toBe(true);
  expect(values().filter(Boolean)).toEqual(["No spare", "Smoke, too"]);
});

test("a dialog that is closed and opened again within the second stays open, and is cleared", async () => {
  const { wait, dialog, values } = await sendTyped();
  await act(async () => {
    dialog.close();
    dialog.show();
  });
  await wait(1_000);
  expect(dialog.open).toBe(true);
  expect(values().filter(Boolean)).toEqual([]);
});

test("a request that no email draft can hold goes whole as a text, as the toast says", async () => {
  const long = "राष्ट्रीय राजमार्ग ".repeat(2_700);
  const typed = { service: "Other", name: long, phone: long, location: long, details: long };
  const { wait, links, toast } = await sendTyped("none", typed);
  await wait(1_000);
  expect(links).toEqual([asOpened(requestWith(typed).sms)]);
  expect(toast()).toBe(TEXT_ONLY);
});

test("a form that throws leaves a message and the number to call", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const Broken = () => {
    throw new Error("Broken");
  };
  await openForm(<Broken />);
  expect(find("[role=alert]").textContent).toBe("Unexpected Application Error!BrokenCall (817) 555-0199");
  expect(complaints).toHaveBeenCalled();
});
