import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isBlank } from "../../shared/text.ts";
import { type Fields, mapFields, type Typed } from "../message/fields.ts";
import { clearFields, saveField } from "../storage/tab-storage.ts";
import { useToasts } from "../toasts/toasts.tsx";
import type { FieldError } from "./field.tsx";
import { showField } from "./show-field.ts";
import { EVERY_FORM } from "./words/every-form.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads, edits, and clears a form's uncontrolled fields. The entry script stores and restores what is typed
 * (src/request/storage/autosave.client.ts), so that a reload or a closed dialog loses nothing.
 * @param storedAs The name under which the tab stores them.
 * @param fields The form's table of fields.
 * @param preset the preselected values.
 */
export function useForm<Name extends string>(
  storedAs: string,
  fields: Fields<Name>,
  preset: { readonly [name in Name]?: string | undefined } = {},
) {
  const form = useRef<HTMLFormElement>(null);
  /** The field in which a keyboard or input method is composing text. */
  const composing = useRef<EventTarget>(null);
  const { toasts, showToast, reviewToast, removeToast } = useToasts();
  const [values, setValues] = useState(() => mapFields(fields, ({ name }) => preset[name] ?? ""));
  const [errors, setErrors] = useState(() => mapFields(fields, (): FieldError => NO_ERROR));

  const read = () => readFields(form.current, fields);
  const blankFields = (filledIn?: Name) => {
    const typed = read();
    return fields.filter(
      ({ name, blank }) => blank !== undefined && name !== filledIn && isBlank(typed[name]),
    );
  };
  const setError = (name: string, to: Partial<FieldError>) =>
    setErrors((current) => ({ ...current, [name]: { ...current[name as Name], ...to } }));
  const correct = (name: Name) => setError(name, { isCorrected: true });
  const update = () => {
    setValues(read());
    reviewToast();
  };

  useEffect(() => {
    setValues(readFields(form.current, fields));
  }, [fields]);

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    if (isControl(event.target)) setError(event.target.name, { isCut: isMoreThanFits(event.target, event) });
  });
  useEffect(() => {
    const element = form.current;
    // Not React's own event of this name, which comes from others and does not know what is pasted.
    element?.addEventListener("beforeinput", onBeforeInput);
    return () => element?.removeEventListener("beforeinput", onBeforeInput);
  }, []);

  const reject = (found: { readonly [name in Name]?: string | undefined }) => {
    // What it said of an earlier try no longer counts.
    removeToast();
    setValues(read());
    // At once: the words push down what is below them, and have to be in view.
    flushSync(() =>
      setErrors((current) =>
        mapFields(fields, ({ name }) => {
          const words = found[name];
          return { ...current[name], ...(words ? { words, isCorrected: false } : { isCorrected: true }) };
        }),
      ),
    );
    const controls = [...(form.current?.elements ?? [])].filter(isControl);
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
     * Rejects the required fields that are blank, and shows a toast about missing information until they are filled in.
     * @param filledIn the field whose text something else takes the place of, if there is one.
     * @returns whether there were any.
     */
    rejectBlank(filledIn?: Name): boolean {
      const blank = blankFields(filledIn);
      if (blank.length === 0) return false;
      reject(Object.fromEntries(blank.map((field) => [field.name, field.blank])) as Partial<Typed<Name>>);
      showToast("error", EVERY_FORM.missing, () => blankFields(filledIn).length > 0);
      return true;
    },
    /** The error of this field no longer holds. */
    correct,
    /** Changes the text of a field: at once, or when the text that is being composed in it is complete. */
    edit(name: Name, change: (text: string) => string) {
      const control = controlOf(form.current, name);
      if (!control) return;
      const apply = () => {
        const text = change(control.value);
        if (text === control.value) return;
        control.value = text;
        saveField(storedAs, name, text);
        setError(name, { isCorrected: true, isCut: false });
        update();
      };
      if (composing.current === control) control.addEventListener("compositionend", apply, { once: true });
      else apply();
    },
    /** Empties these fields and removes what the tab has stored of them. Other fields keep their text. */
    clear(emptied: readonly Name[] = fields.map(({ name }) => name)) {
      // A reset of the form would restore the preselected service.
      for (const name of emptied) {
        const control = controlOf(form.current, name);
        if (control) control.value = "";
      }
      setErrors((current) =>
        mapFields(fields, ({ name }) => ({ ...current[name], isCorrected: true, isCut: false })),
      );
      clearFields(storedAs, emptied);
      setValues(read());
    },
    /** The form element's listeners. */
    listeners: {
      onInput({ target }: SyntheticEvent) {
        if (isControl(target)) correct(target.name as Name);
        update();
      },
      onCompositionStart({ target }: SyntheticEvent) {
        composing.current = target;
      },
      onCompositionEnd() {
        composing.current = null;
      },
    },
  };
}

const NO_ERROR: FieldError = { words: "", isCorrected: true, isCut: false };

function isControl(target: unknown): target is Control {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => target instanceof kind);
}

/**
 * Whether the browser will cut what is about to be put into a field: pasted, dropped, dictated or typed. A word that is
 * still being composed comes again, whole, with each letter.
 */
function isMoreThanFits(control: Control, { data, isComposing }: InputEvent): boolean {
  if (!("maxLength" in control) || control.maxLength < 0 || !data || isComposing) return false;
  const { value, selectionStart, selectionEnd, maxLength } = control;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return value.length - replaced + data.replace(/\r\n/g, "\n").length > maxLength;
}

function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  const control = form?.elements.namedItem(name);
  return isControl(control) ? control : undefined;
}

function readFields<Name extends string>(form: HTMLFormElement | null, fields: Fields<Name>) {
  return mapFields(fields, ({ name }) => controlOf(form, name)?.value ?? "");
}
