/**
 * Brings a field into view with its label and its error. WebKit would scroll by itself, and only as far as the field;
 * it still would during a smooth scroll.
 */
export function showField({ parentElement }: Element): void {
  parentElement?.scrollIntoView({ block: "center", behavior: "instant" });
}
