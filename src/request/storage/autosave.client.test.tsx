// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { find, show } from "../../../build/fixtures/show.tsx";
import { ContactForm } from "../forms/contact-form.island.tsx";
import { RequestForm } from "../forms/request-form.island.tsx";
import { CONTACT } from "../message/fields.ts";
import { autosave, restoreFields } from "./autosave.client.ts";
import { stubSessionStorage } from "./testing/stub-session-storage.ts";

let stored: Map<string, string>;

autosave();

beforeEach(() => {
  stored = stubSessionStorage();
});

const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`);

function type(name: string, text: string): void {
  field(name).value = text;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
}

test("a name and a phone number typed into one form are in all forms, and nothing else is", () => {
  show(<RequestForm />);
  // What is shown to be copied, and what an extension has put in, are not the form's.
  find("form").insertAdjacentHTML("beforeend", `<textarea name="copy"></textarea><input name="otp">`);
  for (const name of ["name", "phone", "location", "copy", "otp"]) type(name, `My ${name}`);
  expect(Object.fromEntries(stored)).toEqual({
    "driver.name": "My name",
    "driver.phone": "My phone",
    "request.location": "My location",
  });
  show(<ContactForm />);
  restoreFields(false);
  const { fields } = CONTACT;
  expect(fields.map(({ name }) => field(name).value)).toEqual(["My name", "", "My phone", ""]);
});

test("a field that is emptied is no longer stored", () => {
  show(<ContactForm />);
  type("message", "Two vans");
  type("message", "");
  expect([...stored.keys()]).toEqual([]);
});
