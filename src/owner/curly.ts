/** Replaces straight quotation marks and apostrophes with curly ones, except an apostrophe in an email address. */
export function curly(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s(\u2014])"/g, "\u201c")
    .replaceAll('"', "\u201d")
    .replaceAll(/'(?!\S*@)/g, "\u2019");
}
