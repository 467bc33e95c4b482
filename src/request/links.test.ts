import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldText } from "../../tests/support/arbitraries.ts";
import { mailtoLink, mailtoLinkUpToBody } from "./links.ts";

describe("a mail link", () => {
  test.each([
    ["help@lone-star.example", "mailto:help@lone-star.example"],
    ["road+help@lone-star.example", "mailto:road%2Bhelp@lone-star.example"],
    ["a&b@lone-star.example", "mailto:a%26b@lone-star.example"],
    ["what?@lone-star.example", "mailto:what%3F@lone-star.example"],
    ["50%@lone-star.example", "mailto:50%25@lone-star.example"],
    ["o'neil@lone-star.example", "mailto:o%27neil@lone-star.example"],
    ["a,b@lone-star.example", "mailto:a%2Cb@lone-star.example"],
  ])("to %s holds only the address, and nothing that looks like more", (address, link) => {
    expect(mailtoLink(address)).toBe(link);
    expect(decodeURIComponent(new URL(link).pathname)).toBe(address);
  });

  test("starts with the same text for all bodies, whatever the subject", () => {
    fc.assert(
      fc.property(fieldText, (subject) => {
        fc.pre(subject !== "");
        const link = mailtoLink("help@lone-star.example", { subject, body: "Flat" });
        expect(link).toBe(`${mailtoLinkUpToBody("help@lone-star.example", subject)}Flat`);
      }),
    );
  });
});
