/*
 * What pages and scripts do with the numbers of the business. Scripts get them with the page's data, checked by the
 * build: a module of src/owner/ would bring zod and libphonenumber into the browser.
 */

/** A phone number in the notations the site needs. */
export interface PhoneNumber {
  /** For links, in E.164: "+1" and ten digits. */
  e164: string;
  /** For people: "(xxx) xxx-xxxx", or the owner's letters. */
  display: string;
  /** The number in digits, if `display` has letters. */
  digits?: string;
}

declare const takesTexts: unique symbol;

/** A number that takes texts. Only `textNumber` makes one, so the compiler names every place that depends on it. */
export type TextNumber = PhoneNumber & { readonly [takesTexts]: true };

/** The number for texts: the hotline itself. */
export function textNumber(hotline: PhoneNumber): TextNumber {
  return hotline as TextNumber;
}
