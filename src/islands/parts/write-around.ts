type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Gives a field another text. Where the driver is typing in it, the caret and what is selected stay where they are in
 * what both texts have in common; a browser by itself would move the caret to the end.
 */
export function writeAround(field: Field, text: string): void {
  const { value } = field;
  // Fields for e-mail addresses tell no caret.
  const isTyping =
    document.activeElement === field && "selectionStart" in field && field.selectionStart !== null;
  if (!isTyping) {
    field.value = text;
    return;
  }
  const { selectionStart, selectionEnd } = field;
  const start = sharedStart(value, text);
  const end = sharedStart(reversed(value.slice(start)), reversed(text.slice(start)));
  const moved = (caret: number | null) => {
    if (caret === null || caret <= start) return caret;
    const fromEnd = value.length - caret;
    return fromEnd < end ? text.length - fromEnd : start;
  };
  field.value = text;
  field.setSelectionRange(moved(selectionStart), moved(selectionEnd));
}

/** How many code units two texts begin with alike. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return Array.from({ length: text.length }, (_, index) => text[text.length - 1 - index]).join("");
}
