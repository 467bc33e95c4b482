import { expect, test } from "vitest";
import { isEmailAddress } from "./contact-message.ts";
import { missingFields } from "./service-request.ts";

const request = {
  service: "Tire Change",
  name: "Ana",
  phone: "817",
  location: "I-35W, exit 60",
  details: "",
  page: "Lockout",
};

/*
 * What is required (spec, section 5); of a contact message: tests/browser/contact.spec.ts. Coordinates stand for no field.
 * What counts as blank: text.test.ts.
 */
test.each<[object, string[]]>([
  [{}, []],
  ...["service", "name", "phone", "location"].map((field): [object, string[]] => [
    { [field]: " \u200B" },
    [field],
  ]),
  [{ service: "", name: " ", phone: "", location: "\n" }, ["service", "name", "phone", "location"]],
  [{ location: "", coordinates: { lat: 32.9, lng: -97.3 } }, ["location"]],
])("of a request with %j are missing: %j", (changes, missing) => {
  expect(missingFields({ ...request, ...changes })).toEqual(missing);
});

test.each([
  "josé@example.com",
  "a@b.co",
  "ana+tires@mail.example",
  "o'neil@example.com",
  "李@例子.中国",
  " a@b.co ",
])("a mail could be sent to %j", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  ...["", "ana", "a@b", "a b@c.de", "a@b c.de", "a@b..c", "@x.y"],
  ...["a@", "a@.com", "a@b.", "a@@b.co", "a@b@c.de"],
])("%j is no address", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
