import { expect, test } from "vitest";
import { contactLink, contactText, isEmail, pastedEmail } from "./contact-message.ts";

test("the link of a contact message is this, to the letter", () => {
  const business = { email: "help@lone-star.example", businessName: "Bob & Sons' Tow" };
  const contact = { name: "Ana", email: "ana@mail.example", phone: "", message: "Thanks!\nGreat help." };
  expect(contactLink(contactText(contact), business)).toBe(
    "mailto:help@lone-star.example?subject=Contact%20Form%20Submission%20-%20Bob%20%26%20Sons%27%20Tow" +
      "&body=Name%3A%20Ana%0D%0AEmail%3A%20ana%40mail.example%0D%0AMessage%3A%20Thanks%21%0D%0AGreat%20help.",
  );
});

test.each([
  "josé@example.com",
  "o'neil+tires@example.com",
  "李@例子.中国",
  "a@b.xn--p1ai",
  "marta@paral·lel.cat",
  "what?=#1@my-shop.co.uk",
  "j.p.r@7-eleven.example",
  "हिन्दी@डाटामेल.भारत",
])("a mail can be sent to %s", (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  "Zoë <zoe@example.com>",
  " <zoe@example.com>",
  "mailto:zoe@example.com ",
  "zoe@example.com",
  "zoe@example.com <mailto:zoe@example.com>",
  "mailto:zoe@example.com?subject=x",
  "zoe\xAD@example.com",
  "\uFEFFzoe@exam\u200Bple.com\t",
  "\u202Ezoe@example.com\u202C \u2800",
])("the address in %j is found", (pasted) => {
  expect(pastedEmail(pasted)).toBe("zoe@example.com");
});

test.each([
  "ana",
  "a@b@c.de",
  "a b@c.de",
  "joe@example.com, ann@example.com",
  "a@b",
  "@x.yz",
  "a@b.",
  "a<b@c.de",
  ...["ann@x.com?subject=", "ann@x.com/", "ann@x.com)", '"ann@x.com"', "“ann@x.com”", "‘ann’@x.com"],
  "ann..b@x.com",
  "ann@x..com",
  ".ann@x.com",
  "ann.@x.com",
  "ann@.x.com",
  "ann@-x.com",
  "ann@x-.com",
  "«a@x.com»",
])("%j is no address", (text) => {
  expect(isEmail(text)).toBe(false);
});
