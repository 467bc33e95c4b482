/**
 * The option that the page has preselected, which is not the driver's choice: "lockout" on /lockouts. "" for other controls,
 * which start empty.
 */
export function preselected(control: Element): string {
  return control.querySelector<HTMLOptionElement>("[selected]")?.value ?? "";
}
