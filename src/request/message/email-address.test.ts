import { expect, test } from "vitest";
import { addressProblem, pastedAddress } from "./email-address.ts";

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
  ["josé@example.com", undefined],
  ["ana+tires@mail.example", undefined],
  ["o'neil@example.com", undefined],
  ["李@例子.中国", undefined],
  ["a@b.xn--p1ai", undefined],
  ["ana", "It needs an @."],
  ["a@b@c.de", "Enter one address."],
  ["a b@c.de", "Enter one address."],
  ["joe@example.com, ann@example.com", "Enter one address."],
  ...[
    "a@b",
    "a@b..c",
    "@x.yz",
    "a@",
    "a@.com",
    "a@b.",
    "a@-b.com",
    "a@b.c",
    "a..b@c.de",
    ".a@b.co",
    "a<b@c.de",
  ].map((address): [string, string] => [address, "Use name@domain.com."]),
])("what keeps a mail from %j: %s", (address, problem) => {
  expect(addressProblem(address)).toBe(problem);
});
