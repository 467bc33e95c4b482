import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isBlank } from "../../shared/text.ts";
import { type Fields, type Form, mapFields, type Typed } from "../message/fields.ts";
import { useToasts } from "../toasts/toasts.tsx";
import { type FieldError, type FieldState, UNTOUCHED } from "./field.tsx";
import { showField } from "./show-field.ts";
import { EVERY_FORM } from "./words/every-form.ts";
import { writeFields } from "./write-fields.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads, edits, and clears a form's uncontrolled fields. The entry script stores and restores what is typed
 * (src/request/storage/autosave.client.ts), so that a reload or a closed dialog loses nothing.
 * @param preset the preselected values.
 */
export function useForm<Name extends string>(
  { storedAs, fields }: Form<Name>,
  preset: { readonly [name in Name]?: string | undefined } = {},
) {
  const form = useRef<HTMLFormElement>(null);
  /** The field in which a keyboard or input method is composing text. */
  const composing = useRef<EventTarget>(null);
  const { toasts, showToast, reviewToast, removeToast } = useToasts();
  const [values, setValues] = useState(() => mapFields(fields, ({ name }) => preset[name] ?? ""));
  const [states, setStates] = useState(() => mapFields(fields, (): FieldState => UNTOUCHED));

  const read = () => readFields(form.current, fields);
  const blankFields = (filledIn?: Name) => {
    const typed = read();
    return fields.flatMap((field) =>
      field.isRequired && field.name !== filledIn && isBlank(typed[field.name]) ? [field] : [],
    );
  };
  const setState = (name: string, change: (state: FieldState) => FieldState) =>
    setStates((current) => ({ ...current, [name]: change(current[name as Name]) }));

  useEffect(() => {
    setValues(readFields(form.current, fields));
  }, [fields]);

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const { target } = event;
    if (!isControl(target)) return;
    const isCut = isMoreThanFits(target, event);
    setState(target.name, (state) => ({ ...state, isCut }));
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
      setStates((current) =>
        mapFields(fields, ({ name }) => {
          const words = found[name];
          const { error, isCut } = current[name];
          return { isCut, error: words ? { kind: "shown", words } : corrected(error) };
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
    /** What is wrong with each field. */
    states,
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
    /** Changes the text of a field: at once, or when the text that is being composed in it is complete. */
    edit(name: Name, change: (text: string) => string) {
      const control = controlOf(form.current, name);
      if (!control) return;
      const write = () => writeFields([[control, change(control.value)]]);
      if (composing.current === control) control.addEventListener("compositionend", write, { once: true });
      else write();
    },
    /** Empties these fields. Other fields keep their text. A reset of the form would restore the preselected service. */
    clear(emptied: readonly Name[] = fields.map(({ name }) => name)) {
      const controls = emptied.map((name) => controlOf(form.current, name)).filter(isControl);
      writeFields(controls.map((control) => [control, ""]));
    },
    /** The form element's listeners. */
    listeners: {
      onInput({ target, isTrusted }: SyntheticEvent) {
        // What the driver has just put in may have been cut, but not what a script writes.
        if (isControl(target))
          setState(target.name, ({ error, isCut }) => ({
            error: corrected(error),
            isCut: isCut && isTrusted,
          }));
        setValues(read());
        reviewToast();
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

function corrected(error: FieldError): FieldError {
  return error.kind === "shown" ? { ...error, kind: "corrected" } : error;
}

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
