import { beforeEach, expect, test, vi } from "vitest";
import { find, show } from "../../../prerender/fixtures/show.tsx";
import { ContactForm } from "../contact/contact-form.island.tsx";
import { RequestForm } from "../dialog/request-form.island.tsx";
import { CONTACT } from "../rules/fields.ts";
import { autosave, restoreFields } from "./autosave.client.ts";
import { savePin } from "./pin-storage.ts";
import { markLeft } from "./tab-storage.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  sessionStorage.clear();
  document.body.innerHTML = "";
  autosave();
});

const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`);

function type(name: string, text: string, event = "input"): void {
  field(name).value = text;
  field(name).dispatchEvent(new Event(event, { bubbles: true }));
}

const box = (value: string) => find<HTMLInputElement>(`[value="${value}"]`);

function check(value: string, isChecked: boolean): void {
  box(value).checked = isChecked;
  box(value).dispatchEvent(new Event("input", { bubbles: true }));
}

test("checked notes and the place where the car is are back on the next page, each by its value, until they are taken back", () => {
  show(<RequestForm />);
  for (const note of ["No spare", "Only text me"]) check(note, true);
  field("carAt").value = "Eastbound";
  field("carAt").dispatchEvent(new Event("change", { bubbles: true }));
  check("Only text me", false);
  show(<RequestForm />);
  autosave();
  const checked = [...document.querySelectorAll<HTMLInputElement>("[type=checkbox]")].filter((note) => note.checked);
  expect([...checked.map(({ value }) => value), field("carAt").value]).toEqual(["No spare", "Eastbound"]);
});

// Before, tapped notes were stored in one entry, and written into the details, too.
test("in a tab of an earlier version of the site, its notes stay words in the details, and check nothing", () => {
  const details = "Not with the car; Phone number at the car: 682; Northbound; ";
  sessionStorage.setItem("request.notes", "Not with the car\nNorthbound");
  sessionStorage.setItem("request.details", details);
  sessionStorage.setItem("sent.ad", "Google ad");
  show(<RequestForm />);
  autosave();
  expect(field("details").value).toBe(details);
  expect(document.querySelectorAll("[type=checkbox]:checked")).toHaveLength(0);
  check("No spare", true);
  expect(sessionStorage.getItem("request.notes")).toBe("Not with the car\nNorthbound");
});

test("a name and a phone number typed into one form are in all forms, and nothing else is", () => {
  show(<RequestForm />);
  // The text to copy and the field of an extension are no fields of the form.
  find("form").insertAdjacentHTML("beforeend", `<textarea name="copy"></textarea><input name="otp">`);
  for (const name of ["name", "phone", "copy", "otp"]) type(name, `My ${name}`);
  for (const text of ["Flat", ""]) type("details", text);
  // As some password managers do.
  type("location", "My location", "change");
  expect({ ...sessionStorage }).toEqual({
    "page.changed": String(Date.now()),
    "driver.name": "My name",
    "driver.phone": "My phone",
    "request.location": "My location",
  });
  show(<ContactForm />);
  restoreFields(false);
  const { fields } = CONTACT;
  expect(fields.map(({ name }) => field(name).value)).toEqual(["My name", "", "My phone", ""]);
  // Another page changes nothing.
  const changed = sessionStorage.getItem("page.changed");
  vi.setSystemTime(Date.now() + 1);
  autosave();
  expect(sessionStorage.getItem("page.changed")).toBe(changed);
});

test("what is typed before the script runs takes the place of what the tab has stored", () => {
  show(<ContactForm />);
  type("message", "Two vans");
  show(<ContactForm />);
  field("message").value = "Three vans";
  autosave();
  expect([field("message").value, sessionStorage.getItem("contact.message")]).toEqual(Array(2).fill("Three vans"));
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NUMBERS = "32.934612, -97.251834";

/* Without the islands' code, which may be missing. */
test.each<[text: string, age: number, unreadable: string | undefined, left: string, isAway?: boolean]>([
  [NUMBERS, 29 * MINUTE, undefined, NUMBERS],
  [NUMBERS, 30 * MINUTE, undefined, ""],
  [`At ${NUMBERS}`, 30 * MINUTE, undefined, `At ${NUMBERS}`],
  [NUMBERS, 0, "{", ""],
  [NUMBERS, 0, `{"foundAt":"soon"}`, ""],
  [NUMBERS, 0, undefined, "", true],
])(
  "the location %j, with a position that is %d ms old or stored as %j, becomes %j",
  (text, age, unreadable, left, isAway = false) => {
    for (const moment of ["load", "pageshow", "submit", "sendwithoutcode"]) {
      show(<RequestForm />);
      savePin("request", { latitude: 32.934612, longitude: -97.251834, accuracy: 12, foundAt: Date.now() });
      if (unreadable) sessionStorage.setItem("request.pin", unreadable);
      type("location", text);
      type("details", NUMBERS);
      check("Not with the car", isAway);
      // First aid, which sends, listens on the page, too.
      let sent = left;
      document.addEventListener(moment, () => (sent = field("location").value), { once: true });
      vi.setSystemTime(Date.now() + age);
      if (moment === "load") autosave();
      else if (moment === "pageshow") restoreFields(false);
      else field("location").dispatchEvent(new Event(moment, { bubbles: true }));
      expect([moment, sent, field("location").value]).toEqual([moment, left, left]);
      expect(field("details").value).toBe(NUMBERS);
    }
  },
);

/** Has the browser say how the page was reached. */
const reachBy = (type: string) =>
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as unknown as PerformanceEntry]);

test.each(["back_forward", "reload"])("what the browser itself restores stays unless it was sent since: %s", (way) => {
  reachBy(way);
  show(<RequestForm />);
  const restored = () => {
    const before = field("details").value;
    field("details").value = "Flat";
    return before;
  };
  restored();
  markLeft();
  // It does so before this script runs, or before "pageshow".
  autosave();
  const early = restored();
  restoreFields(false);
  expect([early, field("details").value]).toEqual(way === "reload" ? ["Flat", "Flat"] : ["", ""]);
});

test("while a page is left, WebKit must not find autocomplete=off, for which it would empty the field", () => {
  show(<RequestForm />);
  dispatchEvent(new Event("pagehide"));
  expect(field("location").autocomplete).toBe("on");
  restoreFields(true);
  expect(field("location").autocomplete).toBe("off");
});

test.each([
  [DAY - 1, "Exit 52"],
  [DAY, ""],
])("when the browser restores the tab with a request typed %d ms ago, the location is %j", (age, place) => {
  show(<RequestForm />);
  type("name", "Ana");
  type("location", "Exit 52");
  sessionStorage.setItem("request-help.location", "Exit 52");
  vi.setSystemTime(Date.now() + age);
  show(<RequestForm />);
  // As the browser restores it.
  field("location").value = "Exit 52";
  autosave();
  restoreFields(false);
  expect([field("name").value, field("location").value]).toEqual(["Ana", place]);
  expect("request-help.location" in sessionStorage).toBe(place !== "");
});

test.each([
  ["navigate", "Exit 60"],
  // The browser may have restored it.
  ["back_forward", ""],
])("in a tab with a request of yesterday, what is typed before the script runs stays: %s", (first, left) => {
  show(<RequestForm />);
  type("details", "Flat");
  vi.setSystemTime(Date.now() + DAY);
  for (const [way, kept] of [
    [first, left],
    ["reload", "Exit 60"],
  ] as const) {
    reachBy(way);
    show(<RequestForm />);
    field("location").value = "Exit 60";
    autosave();
    restoreFields(false);
    expect([way, field("location").value, field("details").value]).toEqual([way, kept, ""]);
  }
});
