import { virtual } from "@guidepup/virtual-screen-reader";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { find, PAGE_DATA } from "../../../prerender/fixtures/show.tsx";
import { asOpened } from "../../../tests/support/links.ts";
import { gpsLineAt, PAGE_GEOCODER, PIN_STATUS, PLACE } from "../../../tests/support/location.ts";
import { loadPin } from "../device/pin-storage.ts";
import { markLeft } from "../device/tab-storage.ts";
import { RequestForm } from "../dialog/request-form.island.tsx";
import { RequestHelpForm } from "../help/request-help-form.island.tsx";
import { smsLink } from "../rules/links.ts";
import { AWAY_HELP, LOCATION_LINE } from "../rules/location-words.ts";
import { textNumber } from "../rules/phone-numbers.ts";
import { openForm, startScreenReader, TYPED } from "./testing/form-page.tsx";

/* What drivers, the device and other programs write into the fields. */

type Form = Awaited<ReturnType<typeof openForm>>;

const MINUTE = 60_000;

const AWAY = "[value='Not with the car']";

const line = () => find(".location-line .with-code").textContent;
const textLink = () => find<HTMLAnchorElement>("form a[href^=sms]");
const text = () => decodeURIComponent(textLink().href);

// A password manager, and a machine that slept, may tell the page nothing.
test.each([
  [29 * MINUTE, `\nLocation: ${PAGE_GEOCODER.words}\n${gpsLineAt(0)}`],
  [30 * MINUTE, ""],
])("the text link has what is true at the tap, after %d milliseconds of sleep", async (asleep, location) => {
  const { field, tap } = await openForm(<RequestForm />);
  await tap(find("#request-gps"));
  field("name").value = "Ana";
  vi.setSystemTime(Date.now() + asleep);
  await act(() => {
    // The browser opens it when the event has run.
    expect(textLink().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))).toBe(true);
    const body = `${PAGE_DATA.topic}:\nName: Ana${location}`;
    // First aid, if another test has loaded it, has opened it in the standard's form.
    expect(asOpened(textLink().href)).toBe(asOpened(smsLink(textNumber(PAGE_DATA.hotline), { body })));
  });
});

/** The device finds another place, whose address does not come. */
function findAnother({ tap }: Form): Promise<void> {
  const coords = { ...PLACE, latitude: 33 };
  vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found) =>
    found({ coords } as GeolocationPosition),
  );
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  return tap(find("#request-gps"));
}

test.each([
  ["the location is edited", "", ({ fill }: Form) => fill({ location: "Exit 60" })],
  ["the pin is removed", "Exit 52", ({ tap }: Form) => tap(find("#location-pin"))],
  ["another place is found", "Exit 52", findAnother],
])("the toast about a place goes once %s", async (_, location, change) => {
  const form = await openForm(<RequestForm />, { reports: "toast" });
  await form.fill({ location });
  await form.tap(find("#request-gps"));
  await form.fill({ name: "Ana" });
  expect(form.toast()).toMatch(/^Location Found! Using: /);
  expect(form.field("location").value).toBe(location || PAGE_GEOCODER.words);
  await change(form);
  expect(form.toast()).toBe("");
});

test("there is no toast about a place that is found once the driver has said not to be with the car", async () => {
  const { tap, wait, toast } = await openForm(<RequestForm />, { reports: "toast" });
  let answer = (_: Response) => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  await tap(find("#request-gps"));
  await tap(find(AWAY));
  answer(Response.json(PAGE_GEOCODER.answer));
  await wait(0);
  expect(find("#request-gps").matches("[aria-busy]")).toBe(false);
  expect(toast()).toBe("");
});

test("typing keeps the pin; Remove removes it, also from the tab, with the words that it has filled in", async () => {
  const { tap, fill, field } = await openForm(<RequestForm />);
  await tap(find("#request-gps"));
  await fill({ location: "" });
  expect(text()).toContain(`\n${gpsLineAt(0)}`);
  await tap(find("#request-gps"));
  expect([field("location").value, line()]).toEqual([PAGE_GEOCODER.words, PIN_STATUS]);
  expect(find("#location-pin").textContent).toBe("Remove the GPS position");
  await tap(find("#location-pin"));
  expect([field("location").value, line()]).toEqual(["", LOCATION_LINE.help]);
  expect(document.activeElement?.id).toBe("request-gps");
  expect(text()).not.toContain("GPS:");
  expect(loadPin("request").pin).toBeUndefined();
});

test("a rough position shows its age, and expires with its words; a better one replaces it, and is enough", async () => {
  const { tap, wait, fill, field, send, links, toast } = await openForm(<RequestForm />);
  const watchPosition = vi.fn<typeof navigator.geolocation.watchPosition>(() => 7);
  Object.assign(navigator.geolocation, { watchPosition, clearWatch() {} });
  vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found) =>
    found({ coords: { ...PLACE, accuracy: 2500 } } as GeolocationPosition),
  );
  await tap(find("#request-gps"));
  expect(line()).toBe("Add the exit: GPS is only good to 1.6 miles, just now");
  // The phone slept.
  vi.setSystemTime(Date.now() + 3 * MINUTE + 10_000);
  await act(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(line()).toBe("Add the exit: GPS is only good to 1.6 miles, 3 min ago");
  await wait(49_999);
  expect(line()).toMatch(/, 3 min ago$/);
  await wait(1);
  expect(line()).toMatch(/, 4 min ago$/);
  expect(text()).toContain("(within 1.6 miles, ");
  await wait(26 * MINUTE);
  expect([field("location").value, line()]).toEqual(["", LOCATION_LINE.expired]);
  expect(text()).not.toMatch(/GPS:|Location:/);
  await tap(send());
  await tap(find("#request-gps"));
  expect(toast()).toBe("");
  await act(async () =>
    watchPosition.mock.lastCall?.[0]({ coords: { ...PLACE, latitude: 33 } } as GeolocationPosition),
  );
  expect([field("location").value, line()]).toEqual([expect.stringContaining("(33.000000, -97."), PIN_STATUS]);
  await fill({ ...TYPED, location: "" });
  await tap(send());
  expect(decodeURIComponent(links.join())).toContain("\nGPS: 33.000000, -97.251834 https://");
});

test("a failure is shown until the next try, or for ten seconds in place of an earlier position, which then comes back", async () => {
  const { tap, wait, toast } = await openForm(<RequestForm />);
  const ask = vi.spyOn(navigator.geolocation, "getCurrentPosition");
  const denied = "Location access denied. Please enable location permissions.";
  const failure = () => find(".location-line [role=alert]:not(.without-code)").textContent;
  const fail = () => {
    ask.mockImplementationOnce((_, failed) => failed?.({ code: 1 } as GeolocationPositionError));
    return tap(find("#request-gps"));
  };
  await fail();
  await wait(20_000);
  expect(failure()).toBe(denied);
  await tap(find("#request-gps"));
  expect([failure(), line()]).toEqual(["", PIN_STATUS]);
  await wait(5_000);
  await fail();
  expect([toast(), document.activeElement?.id]).toEqual(["", "request-gps"]);
  await wait(9_999);
  expect([failure(), line()]).toEqual([denied, ""]);
  await wait(1);
  expect([failure(), line()]).toEqual(["", PIN_STATUS]);
});

/** A page of a tab that has left another one: its "pageshow" comes once all pictures are loaded. */
const shown = () => {
  markLeft();
  dispatchEvent(new Event("pageshow"));
};

test.each([
  ["on the open form", () => {}, `${PAGE_GEOCODER.words} GPS attached: within 50 feet`],
  ["on a page that is shown only now", shown, `${PAGE_GEOCODER.words} GPS attached: within 50 feet`],
  ["not after Close", ({ dialog }: Form) => dialog.close(), " Street, or road and nearest exit"],
  ["not after Send", ({ fill, tap, send }: Form) => fill(TYPED).then(() => tap(send())), "Exit 52 Street, or road"],
])("a permission prompt answered after its 30 seconds counts %s", async (_, meanwhile, expected) => {
  const form = await openForm(<RequestForm />);
  const { tap, wait, field } = form;
  const ask = vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation(() => {});
  await tap(find("#request-gps"));
  expect(find("#request-gps").matches("[aria-busy=true][aria-disabled=true]")).toBe(true);
  await wait(30_000);
  const whole = () => find(".location-line").textContent;
  expect(whole()).toContain("Location request timed out.");
  await act(async () => meanwhile(form));
  await act(() => ask.mock.calls[0]?.[0]({ coords: PLACE } as GeolocationPosition));
  await wait(0);
  expect(whole()).not.toContain("timed out");
  expect(`${field("location").value} ${line()}`).toContain(expected);
});

// Some keyboards never say that the word is complete.
test.each(["compositionend", "focusout", "submit"])(
  "what GPS writes waits for a word that a keyboard is composing until %s, and is not written once the form is cleared",
  async (end) => {
    const { tap, wait, field, fill, send, values } = await openForm(<RequestForm />);
    const say = (event: string) =>
      act(() => field("location").dispatchEvent(new Event(event, { bubbles: true, cancelable: true })));
    await say("compositionstart");
    await tap(find("#request-gps"));
    expect(field("location").value).toBe("");
    await fill({ location: "exit 52" });
    await say(end);
    expect(field("location").value).toBe("exit 52");
    // A word that is given up leaves the field to GPS.
    await fill({ location: "" });
    await say("compositionstart");
    await tap(find("#request-gps"));
    expect(field("location").value).toBe("");
    await say(end);
    expect(field("location").value).toBe(PAGE_GEOCODER.words);
    await fill({ service: "Other", name: "Ana", phone: "817" });
    await tap(send());
    await say("compositionstart");
    await wait(1_000);
    await say("compositionend");
    expect(values().filter(Boolean)).toEqual([]);
  },
);

test.each([
  ["the dialog", RequestForm, "Tire Change"],
  ["/request-help", RequestHelpForm, "tire"],
])("in %s, this phone's position is never sent for a driver who is not with the car", async (_, Form, service) => {
  const { field, tap, sendAll, values } = await openForm(<Form />, { photos: { "Tire Change": "the tread" } });
  const located = vi.spyOn(navigator.geolocation, "getCurrentPosition");
  await tap(find("#request-gps"));
  expect([field("location").value, field("location").required]).toEqual([PAGE_GEOCODER.words, false]);
  await tap(find(AWAY));
  expect([field("location").value, field("location").required, line()]).toEqual(["", true, AWAY_HELP]);
  expect(loadPin(find("form").dataset.storedAs ?? "")).toEqual({ pin: undefined, words: "" });
  await tap(find("#request-gps"));
  expect(located).toHaveBeenCalledTimes(1);
  expect(find("[aria-disabled=true][aria-describedby$=location-line]").id).toBe("request-gps");
  await sendAll({ ...TYPED, service, location: "Lot B", carAt: "In a garage", phoneAtCar: "682" });
  expect(values().join("")).toBe("");
  const { href } = find<HTMLAnchorElement>(".ways-to-send [href^=sms]");
  expect(decodeURIComponent(href).split("\n").slice(3)).toEqual([
    "Phone: 817",
    "Phone at the car: 682",
    "Location: Lot B",
    "Car is: In a garage",
    "Notes: Not with the car",
    "Details: Flat",
  ]);
  // Nor is a picture asked for of someone who cannot take it.
  expect(find(".ways-to-send").parentElement?.textContent).not.toContain("the tread");
});

test("a note that was checked without an event, as by a tool, removes the position before anything is sent", async () => {
  const { field, tap, fill, send, links } = await openForm(<RequestForm />);
  await tap(find("#request-gps"));
  const { location, ...others } = TYPED;
  await fill(others);
  find<HTMLInputElement>(AWAY).checked = true;
  await tap(send());
  expect(links).toEqual([]);
  expect([field("location").value, document.activeElement]).toEqual(["", field("location")]);
});

test("with the car again, GPS is offered, nothing of the earlier position comes back, and no number at the car is sent", async () => {
  const { field, tap, fill } = await openForm(<RequestForm />);
  await tap(find("#request-gps"));
  await tap(find(AWAY));
  await fill({ phoneAtCar: "682" });
  expect(text()).toContain("\nPhone at the car: 682");
  await tap(find(AWAY));
  expect([field("location").value, line(), field("phoneAtCar").value]).toEqual(["", LOCATION_LINE.help, "682"]);
  expect(text()).not.toMatch(/682|GPS|Notes/);
  await tap(find("#request-gps"));
  expect(field("location").value).toBe(PAGE_GEOCODER.words);
});

test("once a request is sent, its position is in no later one", async () => {
  const { tap, sendAll } = await openForm(<RequestForm />);
  await tap(find("#request-gps"));
  expect(text()).toContain("GPS");
  await sendAll();
  expect(text()).not.toContain("GPS");
});

test("with another service, a note of the one before is kept, and not sent", async () => {
  const { fill, tap } = await openForm(<RequestForm />);
  await fill({ ...TYPED, service: "Tire Change" });
  for (const note of ["No spare", "Only text me"]) await tap(find(`[value='${note}']`));
  await fill({ service: "Lockout Service" });
  expect(text()).toContain("\nNotes: Only text me");
  await fill({ service: "Tire Change" });
  expect(text()).toContain("\nNotes: No spare; Only text me");
});

test.each([
  "My spare? It's not with the car",
  "The key is not with the car",
  "Call me if not at the car",
  "In a garage",
])("nothing is read out of the details %j", async (details) => {
  const { tap, fill, send, sendAll, links } = await openForm(<RequestForm />, {
    photos: { "Tire Change": "the tread" },
  });
  await tap(find("#request-gps"));
  await fill({ details });
  expect(line()).toBe(PIN_STATUS);
  await tap(send());
  await sendAll({ ...TYPED, location: "", details });
  expect(decodeURIComponent(links.join())).toContain(`${gpsLineAt(0)}\nDetails: ${details}`);
  expect(find(".ways-to-send").parentElement?.textContent).not.toContain("the tread");
});

test("a screen reader speaks the notes as a group of checkboxes", async () => {
  await openForm(<RequestForm />);
  const hear = await startScreenReader();
  const heard = await hear(async () => {
    while (!(await virtual.lastSpokenPhrase()).startsWith("end of group, Check all that apply")) await virtual.next();
  });
  const group = heard.slice(heard.indexOf("group, Check all that apply"));
  expect(group.filter((phrase) => phrase.startsWith("checkbox")).length).toBeGreaterThanOrEqual(4);
  expect(group).toContain("checkbox, Only text me, not checked");
});

test("a position outlives the storage, if that is cleared while the page is open: its words never look typed", async () => {
  const { tap } = await openForm(<RequestForm />);
  await tap(find("#request-gps"));
  const stored = loadPin("request");
  sessionStorage.clear();
  dispatchEvent(new Event("pagehide"));
  expect(stored.words).toBe(PAGE_GEOCODER.words);
  expect(loadPin("request")).toEqual(stored);
});

test("a page that comes back with Back has its position also where the tab can store nothing", async () => {
  const { field, tap } = await openForm(<RequestForm />);
  vi.stubGlobal("sessionStorage", undefined);
  await tap(find("#request-gps"));
  dispatchEvent(new Event("pagehide"));
  await act(async () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect([field("location").value, line()]).toEqual([PAGE_GEOCODER.words, PIN_STATUS]);
  expect(text()).toContain(gpsLineAt(0));
});
