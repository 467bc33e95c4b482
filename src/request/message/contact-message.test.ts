import fc from "fast-check";
import { expect, test } from "vitest";
import { CONTACT } from "./fields.ts";
import { contactLink, contactText, excessOf } from "./messages.ts";
import { typedInto } from "./testing/arbitraries.ts";

const business = { email: "help@lone-star.example", businessName: "Bob & Sons' Tow" };
const contact = { name: "Ana", email: "ana@mail.example", phone: "", message: "Thanks!\nGreat help." };

test("a contact message is too long by what has to go from its end, whatever was typed", () => {
  fc.assert(
    fc.property(fc.record(typedInto(CONTACT.fields)), (typed) => {
      const characters = Array.from(typed.message);
      const most = characters.length - excessOf(typed, business);
      const linkOf = (length: number) =>
        contactLink(contactText({ ...typed, message: characters.slice(0, length).join("") }), business);
      if (most > 0) expect(linkOf(most).length).toBeLessThanOrEqual(2_000);
      if (most < characters.length) expect(linkOf(most + 1).length).toBeGreaterThan(2_000);
    }),
  );
});

test("the link of a contact message is this, to the letter", () => {
  expect(contactLink(contactText(contact), business)).toBe(
    "mailto:help@lone-star.example?subject=Contact%20Form%20Submission%20-%20Bob%20%26%20Sons%27%20Tow" +
      "&body=Name%3A%20Ana%0D%0AEmail%3A%20ana%40mail.example%0D%0AMessage%3A%20Thanks%21%0D%0AGreat%20help.",
  );
});
