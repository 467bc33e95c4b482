type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Gives a field another text. Where the driver is typing in it, the caret and what is selected stay where they are in
 * what both texts have in common; a browser by itself would move the caret to the end.
 */
export function setValuePreservingCaret(field: Field, text: string): void {
  const { value } = field;
  if (document.activeElement !== field || !("selectionEnd" in field)) {
    field.value = text;
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = text;
  // Fields for email addresses tell none.
  if (selectionStart === null || selectionEnd === null) return;
  const moved = (at: number) => {
    if (text.startsWith(value.slice(0, at))) return at;
    if (text.endsWith(value.slice(at))) return text.length - (value.length - at);
    return sharedStart(value, text);
  };
  const start = moved(selectionStart);
  field.setSelectionRange(start, Math.max(start, moved(selectionEnd)));
}

/** How many code units two texts begin with alike. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
