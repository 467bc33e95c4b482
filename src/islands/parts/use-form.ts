import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { FieldError } from "../../components/field.tsx";
import { MISSING_INFORMATION } from "../../content/form-texts.ts";
import { isBlank } from "../../request/text.ts";
import { clearFields, saveField } from "../../tab-storage.ts";
import { mountToasts, showFailure } from "./toasts.tsx";

/** The errors of a form by field; no words if a field never had one. */
type FieldErrors<Field extends string> = Record<Field, FieldError>;

/**
 * Reads, writes, and clears a form's uncontrolled fields. The entry script stores and restores what is typed
 * (src/client/autosave.ts), so that a reload or a closed dialog loses nothing.
 * @param storedAs The name under which the tab stores them.
 * @param fields names of the fields; the same array each time.
 * @param preset the preselected values.
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
    /** The fields' values as of the last rendering; before the first, the preset ones. */
    values,
    /** The fields' current values. */
    read,
    /** Shows these errors and focuses the first field that has one. */
    reject,
    /**
     * Rejects the blank ones of these fields, and shows a toast about missing information. Returns whether
     * there were any.
     */
    rejectBlank(messages: { readonly [name in Field]?: string }): boolean {
      const typed = read();
      const blank = fields.filter((field) => messages[field] !== undefined && isBlank(typed[field]));
      if (blank.length === 0) return false;
      reject(mapFields(blank, (field) => messages[field] ?? ""));
      showFailure(MISSING_INFORMATION);
      return true;
    },
    /** Writes into a field, and keeps the caret of someone who is typing in it. */
    write(field: Field, text: string) {
      const control = controlOf(form.current, field);
      if (control) setValuePreservingCaret(control, text);
      correct(field);
      saveField(storedAs, field, text);
      setValues(read());
    },
    /** Empties these fields and removes what the tab has stored of them. Other fields keep their text. */
    clear(emptied: readonly Field[] = fields) {
      // A reset of the form would restore the preselected service.
      for (const field of emptied) {
        const control = controlOf(form.current, field);
        if (control) control.value = "";
      }
      showErrors({});
      clearFields(storedAs, emptied);
      setValues(read());
    },
    /** The form element's listener. */
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
 * Replaces a field's text. If the driver is typing in it, the caret and the selection keep their place in the
 * part that both texts share; the browser by itself would move the caret to the end.
 */
export function setValuePreservingCaret(control: Control, text: string): void {
  const { value } = control;
  if (document.activeElement !== control || !("selectionEnd" in control)) {
    control.value = text;
    return;
  }
  const { selectionStart, selectionEnd } = control;
  control.value = text;
  // Email fields do not have a selection.
  if (selectionStart === null || selectionEnd === null) return;
  const moved = (at: number) => {
    if (text.startsWith(value.slice(0, at))) return at;
    if (text.endsWith(value.slice(at))) return text.length - (value.length - at);
    return sharedStart(value, text);
  };
  const start = moved(selectionStart);
  control.setSelectionRange(start, Math.max(start, moved(selectionEnd)));
}

/** The length of the text that both start with, in code units. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
