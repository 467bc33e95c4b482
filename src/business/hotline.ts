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
    const phone = parsePhoneNumberFromString(value, "US");
    if (phone?.country === "US" && phone.isValid() && !phone.ext)
      return { e164: phone.number, display: phone.formatNational() };
    const isInLetters = /[a-z]/i.test(value) && value.replaceAll(/\D/g, "").length < 10;
    context.addIssue({ code: "custom", message: isInLetters ? `${EXPECTED}, in digits` : EXPECTED });
    return z.NEVER;
  });
