import { expect, test } from "vitest";
import { isEmailAddress } from "./contact-message.ts";

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
