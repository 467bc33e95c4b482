import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { writeFields } from "../../islands/field-values.ts";
import { isBlank } from "../../shared/text.ts";
import { type Fields, type Form, mapFields, type Typed } from "../rules/fields.ts";
import { type FieldError, NO_ERROR } from "./field.tsx";
import { EVERY_FORM } from "./form-words.ts";
import { showField } from "./show-field.ts";
import { useToasts } from "./toasts.tsx";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads, edits, and clears a form's uncontrolled fields. The entry script stores and restores what is typed
 * (src/request/device/autosave.client.ts).
 * @param preset the preselected values.
 */
export function useForm<Name extends string>(
  { storedAs, fields }: Form<Name>,
  preset: { readonly [name in Name]?: string | undefined } = {},
) {
  const form = useRef<HTMLFormElement>(null);
  /** The field in which a keyboard (IME) is composing a word, and the edits of it that wait until that is complete. */
  const composing = useRef<{ field: EventTarget; edits: (() => void)[] }>(undefined);
  const { toasts, showToast, reviewToast } = useToasts();
  const [values, setValues] = useState(() => mapFields(fields, ({ name }) => preset[name] ?? ""));
  const [errors, setErrors] = useState(() => mapFields(fields, () => NO_ERROR));

  const read = () => readFields(form.current, fields);
  const blankFields = (filledIn?: Name) => {
    const typed = read();
    return fields.flatMap((field) =>
      field.isRequired && field.name !== filledIn && isBlank(typed[field.name]) ? [field] : [],
    );
  };

  const endComposing = () => {
    const { edits = [] } = composing.current ?? {};
    composing.current = undefined;
    for (const edit of edits) edit();
  };

  useEffect(() => {
    setValues(readFields(form.current, fields));
  }, [fields]);

  const reject = (found: { readonly [name in Name]?: string | undefined }) => {
    // The toast may be about an earlier try.
    reviewToast();
    setValues(read());
    // At once, because the errors push down the field that is then brought into view.
    flushSync(() =>
      setErrors((current) =>
        mapFields(fields, ({ name }) => {
          const words = found[name];
          return words ? { kind: "shown", words } : corrected(current[name]);
        }),
      ),
    );
    // In the order of the page, which may differ from that of `fields`.
    const controls = [...(form.current?.querySelectorAll<Control>("[data-line][name]") ?? [])];
    const first = controls.find(({ name }) => found[name as Name]);
    if (first) showField(first);
  };

  return {
    storedAs,
    form,
    toasts,
    showToast,
    reviewToast,
    /** What is wrong with each field. */
    errors,
    /** The fields' values as of the last rendering; before the first, the preset ones. */
    values,
    /** The fields' current values. */
    read,
    /** The required fields that are blank, without `filledIn`, which may be blank because of a pin. */
    blankFields,
    /** Shows these errors and focuses the first field that has one. */
    reject,
    /**
     * Rejects the fields that `blankFields` finds, and shows a toast about missing information.
     * @param wrong errors of other fields.
     * @returns whether there was any error.
     */
    rejectBlank(filledIn?: Name, wrong: Partial<Typed<Name>> = {}): boolean {
      const blank = blankFields(filledIn).map((field) => [field.name, field.blank]);
      const found: Partial<Typed<Name>> = { ...Object.fromEntries(blank), ...wrong };
      if (Object.keys(found).length === 0) return false;
      reject(found);
      showToast("error", EVERY_FORM.missing);
      return true;
    },
    /**
     * Changes the text of a field: at once, or once a word that is being composed in it is complete. Some keyboards
     * never say that it is: then when the field is left or the form is sent.
     */
    edit(name: Name, change: (text: string) => string) {
      const control = controlOf(form.current, name);
      if (!control) return;
      const write = () => writeFields([[control, change(control.value)]]);
      if (composing.current?.field === control) composing.current.edits.push(write);
      else write();
    },
    /** Empties these fields, also the preselected service, which a reset of the form would restore. */
    clear(emptied: readonly Name[] = fields.map(({ name }) => name)) {
      composing.current = undefined;
      const controls = emptied.flatMap((name) => controlOf(form.current, name) ?? []);
      writeFields(controls.map((control) => [control, ""]));
    },
    /** Renders at once what the fields hold: password managers may have filled them in without an event. */
    refresh() {
      endComposing();
      flushSync(() => setValues(read()));
    },
    /** The form element's listeners. */
    listeners: {
      onInput({ target }: SyntheticEvent) {
        const field = fields.find(({ name }) => controlOf(form.current, name) === target);
        if (field) setErrors((current) => ({ ...current, [field.name]: corrected(current[field.name]) }));
        setValues(read());
        reviewToast();
      },
      onCompositionStart({ target }: SyntheticEvent) {
        endComposing();
        composing.current = { field: target, edits: [] };
      },
      onCompositionEnd: endComposing,
      onBlur({ target }: SyntheticEvent) {
        if (target === composing.current?.field) endComposing();
      },
      onSubmitCapture: endComposing,
    },
  };
}

function corrected(error: FieldError): FieldError {
  return error.kind === "shown" ? { ...error, kind: "corrected" } : error;
}

/** The form's own field, by `data-line`: an extension's element in the form may have the same name or id. */
function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  return form?.querySelector<Control>(`[data-line][name=${name}]`) ?? undefined;
}

function readFields<Name extends string>(form: HTMLFormElement | null, fields: Fields<Name>) {
  return mapFields(fields, ({ name }) => controlOf(form, name)?.value ?? "");
}
