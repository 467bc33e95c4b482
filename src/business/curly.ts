/** A text as print has it: curly quotation marks and apostrophes in place of a keyboard's straight ones, but not in email addresses. */
export function curly(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s(\u2014])"/g, "\u201c")
    .replaceAll('"', "\u201d")
    .replaceAll(/'(?!\S*@)/g, "\u2019");
}
