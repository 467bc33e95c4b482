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
 * (src/request/device/autosave.client.ts), so that a reload or a closed dialog loses nothing.
 * @param preset the preselected values.
 */
export function useForm<Name extends string>(
  { storedAs, fields }: Form<Name>,
  preset: { readonly [name in Name]?: string | undefined } = {},
) {
  const form = useRef<HTMLFormElement>(null);
  /** The field in which a keyboard or input method is composing a word, and what is to be done to its text after that. */
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
    // What it said of an earlier try no longer counts.
    reviewToast();
    setValues(read());
    // At once: the words push down what is below them, and have to be in view.
    flushSync(() =>
      setErrors((current) =>
        mapFields(fields, ({ name }) => {
          const words = found[name];
          return words ? { kind: "shown", words } : corrected(current[name]);
        }),
      ),
    );
    // The first on the page: a form may show its fields in another order than it lists them.
    const controls = [...(form.current?.querySelectorAll<Control>("[data-line][name]") ?? [])];
    const first = controls.find(({ name }) => found[name as Name]);
    if (!first) return;
    first.focus({ preventScroll: true });
    showField(first);
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
    /** The required fields that are blank, except for one whose text something else takes the place of. */
    blankFields,
    /** Shows these errors and focuses the first field that has one. */
    reject,
    /**
     * Rejects the required fields that are blank, and shows a toast about missing information.
     * @param filledIn the field whose text something else takes the place of, if there is one.
     * @param wrong what else is missing.
     * @returns whether there were any.
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
     * Changes the text of a field: at once, or when the word that is being composed in it is complete. Some keyboards never
     * say so: then when the field is left, or the form is sent.
     */
    edit(name: Name, change: (text: string) => string) {
      const control = controlOf(form.current, name);
      if (!control) return;
      const write = () => writeFields([[control, change(control.value)]]);
      if (composing.current?.field === control) composing.current.edits.push(write);
      else write();
    },
    /** Empties these fields. Other fields keep their text. A reset of the form would restore the preselected service. */
    clear(emptied: readonly Name[] = fields.map(({ name }) => name)) {
      composing.current = undefined;
      const controls = emptied.map((name) => controlOf(form.current, name)).filter(isControl);
      writeFields(controls.map((control) => [control, ""]));
    },
    /** Has the page show at once what the fields hold: password managers may have filled them in without an event. */
    refresh() {
      endComposing();
      flushSync(() => setValues(read()));
    },
    /** The form element's listeners. */
    listeners: {
      onInput({ target }: SyntheticEvent) {
        if (isControl(target) && target === controlOf(form.current, target.name))
          setErrors((current) => ({ ...current, [target.name]: corrected(current[target.name as Name]) }));
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

function isControl(target: unknown): target is Control {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => target instanceof kind);
}

/** The field of this name, by our mark: an extension's element may have the name or its id, and a form then gives a list. */
function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  return form?.querySelector<Control>(`[data-line][name=${name}]`) ?? undefined;
}

function readFields<Name extends string>(form: HTMLFormElement | null, fields: Fields<Name>) {
  return mapFields(fields, ({ name }) => controlOf(form, name)?.value ?? "");
}
