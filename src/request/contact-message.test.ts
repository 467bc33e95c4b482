import { expect, test } from "vitest";
import { type ContactMessage, isEmailAddress, missingContactFields } from "./contact-message.ts";

const complete: ContactMessage = { name: "Ana", email: "ana@mail.example", phone: "", message: "Thanks!" };

test("nothing is missing when name, email and message are given; the phone is optional", () => {
  expect(missingContactFields(complete)).toEqual([]);
});

test.each(["name", "email", "message"] as const)("%s is required", (field) => {
  expect(missingContactFields({ ...complete, [field]: "" })).toEqual([field]);
  expect(missingContactFields({ ...complete, [field]: " \n" })).toEqual([field]);
  expect(missingContactFields({ ...complete, [field]: "\u200B\u2060" })).toEqual([field]);
});

test("all that is missing is named, in the order of the form", () => {
  expect(missingContactFields({ name: "", email: "", phone: "+18175550199", message: "" })).toEqual([
    "name",
    "email",
    "message",
  ]);
});

test.each([
  "ana@mail.example",
  "josé@example.com",
  "a@b.co",
  "ana+tires@mail.lone-star.example",
  "o'neil@example.com",
  "李@例子.中国",
  " ana@mail.example ",
])("a mail could be sent to %j", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  "",
  "ana",
  "a@b",
  "a b@c.de",
  "a@b c.de",
  "a@b..c",
  "@x.y",
  "a@",
  "a@.com",
  "a@b.",
  "a@@b.co",
  "a@b@c.de",
])("%j is no address", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
