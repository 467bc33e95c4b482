import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";

/** A phone number in the notations the site needs. */
export interface Hotline {
  /** For links, in E.164: "+1" and ten digits. */
  e164: string;
  /** For people: "(xxx) xxx-xxxx". */
  display: string;
}

const EXPECTED = "expected a US phone number with its area code that can take calls and texts";

/** A US number in any usual notation. */
export const hotline = z
  .string({
    error: ({ input }) => (typeof input === "number" ? `${EXPECTED}, in quotes: "(xxx) xxx-xxxx"` : EXPECTED),
  })
  .trim()
  .transform((value, context): Hotline => {
    const number = usNumber(value);
    if (number) return number;
    context.addIssue({ code: "custom", message: EXPECTED + digitsHint(value) });
    return z.NEVER;
  });

function usNumber(text: string): Hotline | undefined {
  const phone = parsePhoneNumberFromString(text, "US");
  if (phone?.country !== "US" || !phone.isValid() || phone.ext) return undefined;
  return { e164: phone.number, display: phone.formatNational() };
}

/** The letters on the keys of a phone, from 2 to 9 (ITU-T E.161). */
const KEYS = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** For a number with letters, such as 1-800-ROADHELP: to write digits, and which. Phones ignore those too many. */
function digitsHint(text: string): string {
  if (!/[a-z]/i.test(text) || text.replaceAll(/\D/g, "").length >= 10) return "";
  const keyed = text.toUpperCase().replaceAll(/[A-Z]/g, (letter) => String(keyOf(letter)));
  const digits = keyed.replaceAll(/\D/g, "").replace(/^1/, "").slice(0, 10);
  const number = usNumber(digits);
  return number ? `, in digits: "${number.display}"` : ", in digits";
}

function keyOf(letter: string): number {
  return KEYS.findIndex((letters) => letters.includes(letter)) + 2;
}
