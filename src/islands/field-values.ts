/** An input, a text area, or a select. */
interface Control extends HTMLElement {
  value: string;
}

/**
 * Writes texts into fields as if they were typed. The "input" events have the tab store them, and the form's code show
 * what follows from them. Each stores all fields, so the first comes when all have their text.
 */
export function writeFields(texts: readonly (readonly [Control, string])[]): void {
  const changed = texts.filter(([control, text]) => {
    const { value } = control;
    control.value = text;
    // A select has no value then: the stored one is no longer among its choices.
    if (text && !control.value) control.value = value;
    return control.value !== value;
  });
  for (const [control] of changed) control.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * The option that the page has preselected, which is not the driver's choice: "lockout" on /lockouts. "" for other controls,
 * which start empty.
 */
export function preselected(control: Element): string {
  return control.querySelector<HTMLOptionElement>("[selected]")?.value ?? "";
}
