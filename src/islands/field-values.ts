/** An input, a text area, or a select. */
interface Control extends HTMLElement {
  type: string;
  value: string;
  checked?: boolean;
}

/** What a control holds. A checkbox holds its value while it is checked. */
export function textOf({ type, value, checked }: Control): string {
  return type === "checkbox" && !checked ? "" : value;
}

/**
 * Writes texts into fields as if they were typed: the "input" events have the tab store them and the form show what
 * follows. The first event comes after the last text, because at each event all fields are stored.
 */
export function writeFields(texts: readonly (readonly [Control, string])[]): void {
  const changed = texts.filter(([control, text]) => {
    const before = textOf(control);
    if (control.type === "checkbox") control.checked = !!text;
    else {
      control.value = text;
      // A select whose choices lack the text keeps the choice that it had.
      if (text && !control.value) control.value = before;
    }
    return textOf(control) !== before;
  });
  for (const [control] of changed) control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The value that the page has preselected, such as "Lockout Service" on /lockouts; "" for a control without one. */
export function preselected(control: Element): string {
  return control.querySelector<HTMLOptionElement>("[selected]")?.value ?? "";
}
