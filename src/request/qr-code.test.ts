import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { smsLink } from "./links.ts";
import { qrCodeOf, smstoText } from "./qr-code.ts";
import { freeText } from "./test-arbitraries.ts";

const NUMBER = "+18175550142";

describe("the text for QR readers", () => {
  test("is the number and the message, as it is", () => {
    expect(smstoText(smsLink(NUMBER, "Service: Tire Change\nName: Ana López"))).toBe(
      "SMSTO:+18175550142:Service: Tire Change\nName: Ana López",
    );
    expect(smstoText(smsLink(NUMBER))).toBe("SMSTO:+18175550142:");
  });

  test("holds any message whole, but half an emoji", () => {
    fc.assert(
      fc.property(freeText, (text) => {
        const whole = text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD");
        expect(smstoText(smsLink(NUMBER, text))).toBe(`SMSTO:${NUMBER}:${whole}`);
      }),
    );
  });
});

describe("the code", () => {
  test("grows with the message, by the sizes of the standard: 21 modules and 4 more each time", () => {
    const sizes = [1, 100, 600].map((length) => qrCodeOf(smsLink(NUMBER, "x".repeat(length)))?.modules ?? 0);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(3);
    expect(sizes.map((size) => (size - 17) % 4)).toEqual([0, 0, 0]);
  });

  test("takes 600 characters of any writing", () => {
    expect(qrCodeOf(smsLink(NUMBER, "火".repeat(600)))?.modules).toBeLessThanOrEqual(177);
  });

  test.each([
    ["a message that no code can hold", smsLink(NUMBER, "x".repeat(3_000))],
    ["a link that is none", "sms:+18175550142?&body=%ZZ"],
  ])("there is none for %s", (_, link) => {
    expect(qrCodeOf(link)).toBeUndefined();
  });

  test("is drawn within its modules, by absolute moves and lines alone", () => {
    const { modules, path } = qrCodeOf(smsLink(NUMBER, "Flat tire")) ?? { modules: 0, path: "" };
    expect(path).toMatch(/^(M\d+ \d+(L\d+ \d+)+Z)+$/);
    const numbers = path.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBe(0);
    expect(Math.max(...numbers)).toBe(modules);
  });
});
