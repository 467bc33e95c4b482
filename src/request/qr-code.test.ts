import fc from "fast-check";
import { expect, test } from "vitest";
import { freeText, wellFormed } from "../../tests/support/arbitraries.ts";
import { smsLink } from "./links.ts";
import { textNumber } from "./phone-numbers.ts";
import { qrCodeOf, smstoText } from "./qr-code.ts";

/* That a phone reads the text from the drawing is shown by a QR reader: tests/browser/qr-code.spec.ts. */

const NUMBER = "+18175550142";
const texts = textNumber({ e164: NUMBER, display: "(817) 555-0142" });

test("the text for QR readers is the number and the whole message, except for half emojis", () => {
  expect(smstoText(smsLink(texts))).toBe(`SMSTO:${NUMBER}:`);
  fc.assert(
    fc.property(freeText, (text) => {
      expect(smstoText(smsLink(texts, { body: text }))).toBe(`SMSTO:${NUMBER}:${wellFormed(text)}`);
    }),
  );
});

test("the code takes 600 characters of any writing", () => {
  expect(qrCodeOf(smsLink(texts, { body: "火".repeat(600) }))?.size).toBeLessThanOrEqual(177);
});

test.each([
  ["a message that no code can hold", smsLink(texts, { body: "x".repeat(3_000) })],
  ["a link that is none", "sms:+18175550142?&body=%ZZ"],
])("there is no code for %s", (_, link) => {
  expect(qrCodeOf(link)).toBeUndefined();
});
