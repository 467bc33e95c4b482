import { expect, test } from "vitest";
import { isAddress, pastedAddress } from "./email-address.ts";

test.each([
  ["ana@mail.example", "ana@mail.example"],
  ["joe@example.com,", "joe@example.com"],
  [" <joe@example.com>", "joe@example.com"],
  ["mailto:joe@example.com;", "joe@example.com"],
  ["joe\u200B@exa\u00ADmple.com\u202C", "joe@example.com"],
])("%j is the address %s", (pasted, address) => {
  expect(pastedAddress(pasted)).toBe(address);
});

test.each([
  ...["josé@example.com", "ana+tires@mail.example", "o'neil@example.com", "李@例子.中国", "a@b.xn--p1ai"],
])("a mail can be sent to %s", (address) => {
  expect(isAddress(address)).toBe(true);
});

test.each([
  "ana",
  "a@b@c.de",
  "a b@c.de",
  "joe@example.com, ann@example.com",
  "a@b",
  "@x.yz",
  "a@",
  "a@b.",
  "a<b@c.de",
])("%j is no address", (text) => {
  expect(isAddress(text)).toBe(false);
});
