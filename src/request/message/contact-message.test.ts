import { expect, test } from "vitest";
import { contactLink, contactText, isAddress } from "./messages.ts";

test("the link of a contact message is this, to the letter", () => {
  const business = { email: "help@lone-star.example", businessName: "Bob & Sons' Tow" };
  const contact = { name: "Ana", email: "ana@mail.example", phone: "", message: "Thanks!\nGreat help." };
  expect(contactLink(contactText(contact), business)).toBe(
    "mailto:help@lone-star.example?subject=Contact%20Form%20Submission%20-%20Bob%20%26%20Sons%27%20Tow" +
      "&body=Name%3A%20Ana%0D%0AEmail%3A%20ana%40mail.example%0D%0AMessage%3A%20Thanks%21%0D%0AGreat%20help.",
  );
});

test.each(["josé@example.com", "o'neil+tires@example.com", "李@例子.中国", "a@b.xn--p1ai"])(
  "a mail can be sent to %s",
  (address) => {
    expect(isAddress(address)).toBe(true);
  },
);

test.each([
  "ana",
  "a@b@c.de",
  "a b@c.de",
  "joe@example.com, ann@example.com",
  "a@b",
  "@x.yz",
  "a@b.",
  "a<b@c.de",
])("%j is no address", (text) => {
  expect(isAddress(text)).toBe(false);
});
