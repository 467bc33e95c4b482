import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { writeFields } from "../../islands/field-values.ts";
import { type Control, controlsOf, textIn } from "../device/form-values.ts";
import { type Form, mapFields } from "../rules/fields.ts";
import { refusalOf } from "../rules/refusal.ts";
import { type FieldError, NO_ERROR } from "./field.tsx";
import { EVERY_FORM } from "./form-words.ts";
import { showField } from "./show-field.ts";
import { useToasts } from "./toasts.tsx";

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

  const own = (name: Name) => (form.current ? controlsOf(form.current, name) : []);
  const read = () => mapFields(fields, ({ name }) => (form.current ? textIn(form.current, name) : ""));
  const refusal = (filledIn?: Name) => refusalOf(fields, read(), filledIn);

  const endComposing = () => {
    const { edits = [] } = composing.current ?? {};
    composing.current = undefined;
    for (const edit of edits) edit();
  };

  const readAtFirst = useEffectEvent(() => setValues(read()));
  useEffect(() => readAtFirst(), []);

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
    /** Why Send would be refused; `filledIn` may be blank because of a pin. */
    refusal,
    /** Shows these errors and focuses the first field that has one. */
    reject,
    /** Rejects the fields of a refusal, with a toast if information is missing. @returns whether there is any. */
    refuse(filledIn?: Name): boolean {
      const { blank, wrong, words } = refusal(filledIn);
      if (blank.length + wrong.length === 0) return false;
      reject(words);
      if (blank.length > 0) showToast("error", EVERY_FORM.missing);
      return true;
    },
    /**
     * Changes the text of a field: at once, or once a word that is being composed in it is complete. Some keyboards
     * never say that it is: then when the field is left or the form is sent.
     */
    edit(name: Name, change: (text: string) => string) {
      const [control] = own(name);
      if (!control) return;
      const write = () => {
        const text = change(control.value);
        if (text === control.value) return;
        writeFields([[control, text]]);
        forgetUndo(control);
      };
      if (composing.current?.field === control) composing.current.edits.push(write);
      else write();
    },
    /** Empties these fields, also the preselected service, which a reset of the form would restore. */
    clear(emptied: readonly Name[] = fields.map(({ name }) => name)) {
      composing.current = undefined;
      writeFields(emptied.flatMap(own).map((control) => [control, ""]));
    },
    /** Renders at once what the fields hold: password managers may have filled them in without an event. */
    refresh() {
      endComposing();
      flushSync(() => setValues(read()));
    },
    /** The form element's listeners. */
    listeners: {
      onInput({ target }: SyntheticEvent) {
        const field = fields.find(({ name }) => own(name).includes(target as Control));
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

/**
 * After code has replaced a typed text, Ctrl+Z must not mix parts of it in ("Main StreetExit 5"). In Chromium (seen in
 * 156) only a change of `type` clears a field's history.
 */
function forgetUndo(control: Control): void {
  const { type } = control;
  if (type !== "text") return;
  control.type = "search";
  control.type = type;
}

function corrected(error: FieldError): FieldError {
  return error.kind === "shown" ? { ...error, kind: "corrected" } : error;
}
