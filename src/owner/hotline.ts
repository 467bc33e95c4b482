import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import type { PhoneNumber } from "../request/rules/phone-numbers.ts";
import { editorPattern, fact } from "./values.ts";

const EXPECTED =
  "expected a US phone number with its area code that can take calls and texts, in digits; its letters go into hotlineLetters";

/** What libphonenumber has the states and territories under: 787, for example, is in "PR", Puerto Rico. */
const COUNTRIES: readonly unknown[] = ["US", "PR", "VI"];

/** A US number in any usual notation. */
export function usPhone(expected: string) {
  return fact(expected)
    .transform((value, context): PhoneNumber => {
      const number = usNumber(value);
      if (number) return number;
      context.addIssue({ code: "custom", message: expected });
      return z.NEVER;
    })
    .meta(editorPattern(/^(?:\D*\d){10,}/, expected));
}

/** The number of the business. */
export const hotline = usPhone(EXPECTED);

function usNumber(text: string): PhoneNumber | undefined {
  const phone = parsePhoneNumberFromString(text, "US");
  // Calls to 900 cost extra.
  if (!phone?.isValid() || phone.ext || phone.number.startsWith("+1900")) return undefined;
  return COUNTRIES.includes(phone.country) ? { e164: phone.number, display: phone.formatNational() } : undefined;
}

/** The letters on the keys of a phone, from 2 to 9 (ITU-T E.161). */
const KEYS = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** The valid US number that these letters dial on a keypad, if there is one. Phones ignore extra letters. */
function keyed(text: string): PhoneNumber | undefined {
  const keyOf = (letter: string) => KEYS.findIndex((letters) => letters.includes(letter)) + 2;
  const keys = text.replaceAll(/[A-Z]/g, (letter) => String(keyOf(letter)));
  return usNumber(keys.replaceAll(/\D/g, "").replace(/^1/, "").slice(0, 10));
}

const LETTERS_EXPECTED = "expected the number in capital letters, like 1-800-TOW-TRUK";

/** The hotline in letters, as it is written on the van. */
export const letters = fact(LETTERS_EXPECTED).regex(/^[A-Z\d() -]{7,20}$/, LETTERS_EXPECTED);

/** Displays the hotline as its letters, if the owner gives any. They must dial the same number. */
export function withLetters<Facts extends { hotline: PhoneNumber; hotlineLetters: string | null }>(
  { hotlineLetters, ...facts }: Facts,
  context: z.RefinementCtx,
): Omit<Facts, "hotlineLetters"> {
  const { hotline } = facts;
  if (hotlineLetters === null) return facts;
  if (keyed(hotlineLetters)?.e164 !== hotline.e164) {
    const message = `expected the letters of the hotline, ${hotline.display}`;
    context.addIssue({ code: "custom", path: ["hotlineLetters"], message });
  }
  return { ...facts, hotline: { ...hotline, display: hotlineLetters, digits: hotline.display } };
}
