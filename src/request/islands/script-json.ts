/** JSON for a script element, which it cannot close, and in which it opens no comment. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
