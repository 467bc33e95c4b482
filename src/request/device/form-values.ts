import { NOT_WITH_CAR } from "../rules/notes.ts";

/* What a form holds. First aid and the forms' code read it here, so that both send the same. */

/** An input, a text area, or a select. Only a select has options. */
export type Control = HTMLInputElement & Partial<Pick<HTMLSelectElement, "options" | "selectedIndex">>;

/** The form's own controls of a field, by `data-line`: an extension's element in it may have the same name or id. */
export function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.querySelectorAll<Control>(`[data-line]:is([name=${name}],#${name})`)];
}

/**
 * What a field adds to the form's message: what was typed, the words of a choice, or the checked values. A control with
 * `data-only-if` counts only if one of the lines in it is the chosen service or a checked value.
 */
export function textIn(form: HTMLFormElement, name: string): string {
  const choices = form.querySelectorAll<Control>("[data-line]:is([name=service],:checked)");
  const isChosen = (line: string) => [...choices].some(({ value }) => value === line);
  return controlsOf(form, name)
    .filter(({ type, checked, dataset }) => {
      const isMade = checked || type !== "checkbox";
      return isMade && (dataset.onlyIf?.split("\n").some(isChosen) ?? true);
    })
    .map(({ options, selectedIndex = 0, value }) => options?.[selectedIndex]?.dataset.text ?? value)
    .filter((text) => text.trim())
    .join("; ");
}

/** Whether the driver is not with the car: one checkbox says so, and nothing else. */
export function isAway(form: HTMLFormElement | null): boolean {
  return !!form?.querySelector(`[data-line][value="${NOT_WITH_CAR}"]:checked`);
}
