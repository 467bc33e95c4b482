import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { clearFields, loadField, saveField } from "../../request/draft.ts";
import { MISSING_INFORMATION } from "./notices.ts";
import { mountToasts, showFailure } from "./toasts.tsx";
import { writeAround } from "./write-around.ts";

/** What is wrong with a form, by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export interface FormHandle<Field extends string> {
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors<Field>;
  /** What is typed, by field. */
  read(): Record<Field, string>;
  /** Writes into a field; the caret of someone who is typing there stays with their words. */
  write(field: Field, text: string): void;
  /** Marks the fields and focuses the first. */
  reject(errors: FieldErrors<Field>): void;
  /** As reject, for fields that are blank; the toast says that information is missing. */
  rejectMissing<Missing extends Field>(missing: readonly Missing[], messages: Record<Missing, string>): void;
  /** Empties everything and forgets the draft. */
  clear(): void;
  /** To be put on the form element. */
  onInput(event: SyntheticEvent): void;
}

/**
 * A form whose fields are the browser's own: reads them, marks them, and brings back what the tab has kept of them (the
 * browser entry keeps what is typed), so that a reload or a closed dialog loses nothing.
 * @param draft The name under which the tab keeps them.
 * @param fields names of the fields, in the order of the form; the same array each time.
 */
export function useForm<Field extends string>(draft: string, fields: readonly Field[]): FormHandle<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});

  const read = () => readFields(form.current, fields);
  const forgive = (field: string) => setErrors((current) => ({ ...current, [field]: undefined }));

  useEffect(() => {
    mountToasts();
    for (const field of fields) {
      const control = controlOf(form.current, field);
      if (control && !control.value) control.value = loadField(draft, field);
    }
  }, [draft, fields]);

  const reject = (found: FieldErrors<Field>) => {
    setErrors(found);
    const first = fields.find((field) => found[field]);
    if (first) controlOf(form.current, first)?.focus();
  };

  return {
    form,
    errors,
    read,
    reject,
    rejectMissing(missing, messages) {
      const entries = missing.map((field) => [field, messages[field]]);
      reject(Object.fromEntries(entries) as FieldErrors<Field>);
      showFailure(MISSING_INFORMATION);
    },
    write(field, text) {
      const control = controlOf(form.current, field);
      if (control) writeAround(control, text);
      forgive(field);
      saveField(draft, field, text);
    },
    clear() {
      form.current?.reset();
      setErrors({});
      clearFields(draft, fields);
    },
    onInput({ target }) {
      if (isControl(target)) forgive(target.name);
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

function readFields<Field extends string>(form: HTMLFormElement | null, fields: readonly Field[]) {
  const entries = fields.map((field) => [field, controlOf(form, field)?.value ?? ""] as const);
  return Object.fromEntries(entries) as Record<Field, string>;
}
