import { saveField } from "../request/draft.ts";

/**
 * Keeps what is typed into the page's forms in the tab, whether or not their code is there yet; the code brings it back
 * (`useForm`). What was typed before this script came is kept, too.
 */
export function autosave(): void {
  const fields = document.querySelectorAll<HTMLInputElement>("[data-draft] [name]");
  for (const field of fields) {
    // An option that the page has preselected is not the driver's choice yet.
    const preselected = field.querySelector<HTMLOptionElement>("[selected]")?.value ?? "";
    if (field.value !== preselected) keep(field);
  }
  addEventListener("input", ({ target }) => keep(target as HTMLInputElement));
}

function keep({ form, name, value }: HTMLInputElement): void {
  const draft = form?.dataset.draft;
  if (draft) saveField(draft, name, value);
}
