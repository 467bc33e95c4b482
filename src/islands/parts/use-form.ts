import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { FieldError } from "../../components/field.tsx";
import { MISSING_INFORMATION } from "../../content/form-texts.ts";
import { isBlank } from "../../request/text.ts";
import { clearFields, saveField } from "../../tab-storage.ts";
import { mountToasts, showFailure } from "./toasts.tsx";

/** What is wrong with a form, by field; no words where nothing was. */
type FieldErrors<Field extends string> = Record<Field, FieldError>;

/**
 * A form whose fields are the browser's own: reads, writes and clears them. What is typed the browser entry saves
 * and restores (src/client/autosave.ts), so that a reload or a closed dialog loses nothing.
 * @param storedAs The name under which the tab stores them.
 * @param fields names of the fields; the same array each time.
 * @param preset what is in a field before anybody has typed.
 */
export function useForm<Field extends string>(
  storedAs: string,
  fields: readonly Field[],
  preset: { readonly [name in Field]?: string | undefined } = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => mapFields(fields, (field) => preset[field] ?? ""));
  const [errors, setErrors] = useState(() => noErrors(fields));

  const read = () => readFields(form.current, fields);
  const correct = (field: Field) =>
    setErrors((current) => ({ ...current, [field]: { ...current[field], isCorrected: true } }));

  useEffect(() => {
    mountToasts();
    setValues(readFields(form.current, fields));
  }, [fields]);

  const showErrors = (found: Partial<Record<Field, string>>) =>
    setErrors((current) =>
      mapFields(fields, (field) => {
        const words = found[field];
        return words ? { words, isCorrected: false } : { ...current[field], isCorrected: true };
      }),
    );
  const reject = (found: Partial<Record<Field, string>>) => {
    showErrors(found);
    const controls = [...(form.current?.elements ?? [])].filter(isControl);
    controls.find(({ name }) => found[name as Field])?.focus();
  };

  return {
    storedAs,
    form,
    errors,
    /** What is typed, by field, as of the last rendering; before the first, what the page comes with. */
    values,
    /** What is typed now. */
    read,
    /** Shows these errors and focuses the first field that has one. */
    reject,
    /** Rejects those of these fields that are blank, with a toast that information is missing; whether there were any. */
    rejectBlank(messages: { readonly [name in Field]?: string }): boolean {
      const typed = read();
      const blank = fields.filter((field) => messages[field] !== undefined && isBlank(typed[field]));
      if (blank.length === 0) return false;
      reject(mapFields(blank, (field) => messages[field] ?? ""));
      showFailure(MISSING_INFORMATION);
      return true;
    },
    /** Writes into a field; the caret of someone who is typing there stays with their words. */
    write(field: Field, text: string) {
      const control = controlOf(form.current, field);
      if (control) setValuePreservingCaret(control, text);
      correct(field);
      saveField(storedAs, field, text);
      setValues(read());
    },
    /** Empties these fields and forgets what the tab has kept of them; what is typed in others stays. */
    clear(emptied: readonly Field[] = fields) {
      // Not by resetting the form, which would choose again what the page has chosen.
      for (const field of emptied) {
        const control = controlOf(form.current, field);
        if (control) control.value = "";
      }
      showErrors({});
      clearFields(storedAs, emptied);
      setValues(read());
    },
    /** To be put on the form element. */
    onInput({ target }: SyntheticEvent) {
      if (isControl(target)) correct(target.name as Field);
      setValues(read());
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(target: unknown): target is Control {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => target instanceof kind);
}

function controlOf(form: HTMLFormElement | null, field: string): Control | undefined {
  const control = form?.elements.namedItem(field);
  return isControl(control) ? control : undefined;
}

function noErrors<Field extends string>(fields: readonly Field[]): FieldErrors<Field> {
  return mapFields(fields, () => ({ words: "", isCorrected: true }));
}

function readFields<Field extends string>(form: HTMLFormElement | null, fields: readonly Field[]) {
  return mapFields(fields, (field) => controlOf(form, field)?.value ?? "");
}

function mapFields<Field extends string, Value>(fields: readonly Field[], read: (field: Field) => Value) {
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, Value>;
}

/**
 * Gives a field another text. Where the driver is typing in it, the caret and what is selected stay where they are in
 * what both texts have in common; a browser by itself would move the caret to the end.
 */
export function setValuePreservingCaret(control: Control, text: string): void {
  const { value } = control;
  if (document.activeElement !== control || !("selectionEnd" in control)) {
    control.value = text;
    return;
  }
  const { selectionStart, selectionEnd } = control;
  control.value = text;
  // Fields for email addresses tell none.
  if (selectionStart === null || selectionEnd === null) return;
  const moved = (at: number) => {
    if (text.startsWith(value.slice(0, at))) return at;
    if (text.endsWith(value.slice(at))) return text.length - (value.length - at);
    return sharedStart(value, text);
  };
  const start = moved(selectionStart);
  control.setSelectionRange(start, Math.max(start, moved(selectionEnd)));
}

/** How many code units two texts begin with alike. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
