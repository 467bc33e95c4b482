import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldText, freeText, wellFormed } from "../../tests/support/arbitraries.ts";
import { parseBodyLikeAndroid, parseLink, withCrLf } from "../../tests/support/links.ts";
import { mailtoLink, mailtoLinkUpToBody, smsLink } from "./links.ts";

test("a text link holds one recipient and one body, whatever is in it", () => {
  fc.assert(
    fc.property(freeText, (body) => {
      fc.pre(body !== "");
      const link = smsLink("+18175550199", body);
      const expected = wellFormed(body);
      expect(parseLink(link)).toEqual({
        scheme: "sms",
        to: "+18175550199",
        fields: [
          { name: "", value: "" },
          { name: "body", value: expected },
        ],
      });
      expect(parseBodyLikeAndroid(link)).toBe(expected);
    }),
    { numRuns: 1_000 },
  );
});

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

  test("holds one recipient, subject and body, whatever is in them", () => {
    fc.assert(
      fc.property(fieldText, freeText, (subject, body) => {
        fc.pre(subject !== "" && body !== "");
        const { to, fields } = parseLink(mailtoLink("help@lone-star.example", { subject, body }));
        expect(to).toBe("help@lone-star.example");
        expect(fields.map(({ name }) => name)).toEqual(["subject", "body"]);
        const [first, second] = fields;
        expect(first?.value).not.toMatch(/[\r\n]/);
        expect(first?.value.replace(/\s/g, "")).toBe(wellFormed(subject).replace(/[\s\x85]/g, ""));
        expect(second?.value).toBe(withCrLf(wellFormed(body)));
      }),
      { numRuns: 1_000 },
    );
  });
});
