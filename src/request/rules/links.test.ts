import { expect, test } from "vitest";
import { mailtoLink } from "./links.ts";

test.each([
  ["help@lone-star.example", "mailto:help@lone-star.example"],
  ["a&b@lone-star.example", "mailto:a%26b@lone-star.example"],
  ["what?@lone-star.example", "mailto:what%3F@lone-star.example"],
  ["o'neil@lone-star.example", "mailto:o%27neil@lone-star.example"],
])("a mail link to %s holds only the address, and nothing that looks like more", (address, link) => {
  expect(mailtoLink(address)).toBe(link);
  expect(decodeURIComponent(new URL(link).pathname)).toBe(address);
});
