import { expect, test } from "vitest";
import { type ContactMessage, missingContactFields } from "./contact-message.ts";

const complete: ContactMessage = { name: "Ana", email: "ana@mail.example", phone: "", message: "Thanks!" };

test("nothing is missing when name, email and message are given; the phone is optional", () => {
  expect(missingContactFields(complete)).toEqual([]);
});

test.each(["name", "email", "message"] as const)("%s is required", (field) => {
  expect(missingContactFields({ ...complete, [field]: "" })).toEqual([field]);
  expect(missingContactFields({ ...complete, [field]: " \n" })).toEqual([field]);
});

test("all that is missing is named, in the order of the form", () => {
  expect(missingContactFields({ name: "", email: "", phone: "+18175550199", message: "" })).toEqual([
    "name",
    "email",
    "message",
  ]);
});
