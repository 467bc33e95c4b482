import { expect, test } from "vitest";
import { CONTACT, REQUEST_DIALOG } from "./fields.ts";
import { refusalOf } from "./refusal.ts";

const REQUEST = {
  service: "Other",
  name: "Ana",
  phone: "817",
  location: "Exit 52",
  phoneAtCar: "",
  carAt: "",
  notes: "",
  details: "",
};

test.each<[what: string, typed: Partial<typeof REQUEST>, filledIn: "location" | undefined, words: object]>([
  ["nothing, if only optional fields are blank", {}, undefined, {}],
  ["a blank location", { location: " " }, undefined, { location: "Enter where the car is." }],
  ["no blank location that a pin fills in", { location: "" }, "location", {}],
  [
    "all that is blank",
    { service: "", phone: "\u200B" },
    "location",
    { service: "Choose a service.", phone: "Enter your number." },
  ],
])("a request is refused for %s", (_, typed, filledIn, words) => {
  const refusal = refusalOf(REQUEST_DIALOG.fields, { ...REQUEST, ...typed }, filledIn);
  expect(refusal).toEqual({ blank: Object.keys(words), wrong: [], words });
});

test("an email that is no address is wrong, and not missing", () => {
  const typed = { name: "", email: "zoe@", phone: "", message: "Vans" };
  expect(refusalOf(CONTACT.fields, typed)).toEqual({
    blank: ["name"],
    wrong: ["email"],
    words: { name: "Enter your name.", email: "Use name@domain.com." },
  });
});
