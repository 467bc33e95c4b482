import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { find, htmlOf, PAGE_DATA } from "../../../prerender/fixtures/show.tsx";
import { asOpened } from "../../../tests/support/links.ts";
import { SEND_WITHOUT_CODE } from "../../islands/early-tap.client.ts";
import { isBlank } from "../../shared/text.ts";
import { ContactForm } from "../contact/contact-form.island.tsx";
import { watchLinks } from "../device/testing/watch-links.ts";
import { RequestForm } from "../dialog/request-form.island.tsx";
import { HELP_WORDS } from "../help/help-words.ts";
import { RequestHelpForm } from "../help/request-help-form.island.tsx";
import { CAR_PLACES } from "../rules/car-places.ts";
import { contactLink, contactText } from "../rules/contact-message.ts";
import { type Form, type FormField, mapFields, REQUEST_DIALOG, REQUEST_HELP } from "../rules/fields.ts";
import { onOneLine } from "../rules/message-lines.ts";
import { DRIVERS_NOTES, dialogNotes, type Note } from "../rules/notes.ts";
import { textNumber } from "../rules/phone-numbers.ts";
import { requestLinks, requestOf } from "../rules/request-message.ts";
import { SERVICE_CHOICES } from "../rules/services.ts";
import { fieldText, freeText } from "../rules/testing/arbitraries.ts";
import "../../first-aid.client.ts";

const { email, businessName, topic } = PAGE_DATA;
const dispatch = { smsNumber: textNumber(PAGE_DATA.hotline), email };

/** Shows a form that the build has written, before its code is there, with an extension's fields in it. */
function show(written: string): void {
  document.body.innerHTML = written;
  const names = ["name", "phone", "location", "message", "request-topic"];
  const strangers = names.map((name) => `<input name="${name}" id="${name}" value="theirs">`).join("");
  for (const place of ["afterbegin", "beforeend"] as const) find("form").insertAdjacentHTML(place, strangers);
}

const field = (name: string) => find<HTMLInputElement>(`.field[name=${name}]`);

function fill(typed: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(typed)) field(name).value = text;
}

/** Checks the notes of which this is a list, and no others. */
function check(notes: readonly string[]): void {
  for (const box of document.querySelectorAll<HTMLInputElement>("[name=notes][data-line]"))
    box.checked = notes.includes(box.value);
}

/** Sends the form as a tap on its button does. @returns the link that it opens; "" if it refuses. */
function send(type = "submit"): string {
  const links = watchLinks();
  find("form").dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  return links.join();
}

/** What a one-line field of a browser may hold: it takes no line breaks. */
const line = fieldText
  .map(onOneLine)
  // The form's code refuses or drops invisible characters; first aid is too small to know them.
  .filter((text) => isBlank(text) === !text.trim());
const filledLine = line.filter((text) => text.trim() !== "");
/** What a text area may hold: lines end in LF. */
const lines = freeText.map((text) => text.replace(/\r\n?/g, "\n")).filter((text) => isBlank(text) === !text.trim());

/** The forms of a request, and the values of "Service Needed" with what the message says in their place. */
const REQUEST_FORMS = [
  [
    "the dialog",
    RequestForm,
    REQUEST_DIALOG,
    SERVICE_CHOICES.map((value) => ({ value, label: value })),
    dialogNotes(SERVICE_CHOICES),
  ],
  ["/request-help", RequestHelpForm, REQUEST_HELP, HELP_WORDS.services, DRIVERS_NOTES],
] as const;

/** The notes that go along with a service: those that are for it, or for every one. */
function sentNotes(notes: readonly Note[], checked: readonly string[], service: string): string {
  const isFor = ({ onlyIf }: Note) => onlyIf?.split("\n").includes(service) ?? true;
  return notes
    .filter((note) => checked.includes(note.value) && isFor(note))
    .map(({ value }) => value)
    .join("; ");
}

test.each(REQUEST_FORMS)(
  "a request from %s is exactly what the code writes, whatever was typed",
  (_, RequestForm, { fields }: Form, services, notes: readonly Note[]) => {
    const anyOf = (field: FormField) => {
      if (field.name === "carAt") return fc.constantFrom("", ...CAR_PLACES);
      if (field.control === "select") return fc.constantFrom("", ...services.map(({ value }) => value));
      if (field.control === "textarea") return lines;
      return field.isRequired ? filledLine : line;
    };
    const texts = fields.filter(({ control }) => control !== "checks");
    const written = htmlOf(<RequestForm />);
    fc.assert(
      fc.property(
        fc.record(mapFields(texts, anyOf)),
        fc.subarray(notes.map(({ value }) => value)),
        (typed, checked) => {
          show(written);
          fill(typed);
          check(checked);
          const { service: value = "", phoneAtCar = "" } = typed;
          const service = services.find((choice) => choice.value === value)?.label ?? "";
          const said = {
            service,
            phoneAtCar: checked.includes("Not with the car") ? phoneAtCar : "",
            notes: sentNotes(notes, checked, value),
          };
          const request = requestOf({ ...typed, ...said }, { topic, time: 0 });
          // The dialog needs a service.
          expect(send()).toBe(
            RequestForm.name === "RequestForm" && !value ? "" : asOpened(requestLinks(request, 0, dispatch).sms),
          );
        },
      ),
      { numRuns: 60 },
    );
  },
);

test.each(["", "  "])("a required field that is blank, or has only spaces, is refused: %j", (blank) => {
  show(htmlOf(<RequestHelpForm />));
  const filled = { name: "Ana", phone: "817", location: "I-35W" };
  for (const name of Object.keys(filled)) {
    fill({ ...filled, [name]: blank });
    expect(send()).toBe("");
    // Only then the browser says what is missing.
    expect(field(name)).toHaveProperty("validity.valueMissing", true);
  }
  fill(filled);
  expect(send()).toContain("Ana");
});

test.each([
  ["in this window", "", {}, "submit"],
  ["in another, after a wait", "_blank ", { registerProtocolHandler() {}, userAgent: "" }, SEND_WITHOUT_CODE],
])("a contact message is exactly what the code writes, also with half an emoji, %s", (_, target, navigator, event) => {
  show(htmlOf(<ContactForm />));
  vi.stubGlobal("navigator", navigator);
  const message = "Thanks!\nGreat & quick: 100 % \u{1F69A}\n\nAna \uD83D";
  const contact = { name: "Ana López", email: "ana+tires@mail.example", phone: "", message };
  fill(contact);
  expect(send(event)).toBe(target + contactLink(contactText(contact), { email, businessName }));
});

test("a contact message that is too long for an email draft is refused until it is shorter", () => {
  show(htmlOf(<ContactForm />));
  fill({ name: "Ana", email: "ana@mail.example", message: "Tôi bị nổ lốp. ".repeat(40) });
  expect([send(), field("message").validationMessage]).toEqual(["", "Too long for an email. Shorten it."]);
  fill({ message: "Tôi bị nổ lốp." });
  expect(send()).toContain(encodeURIComponent("nổ lốp"));
  expect(field("message").validationMessage).toBe("");
});
