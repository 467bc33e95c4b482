import type { AllHTMLAttributes } from "react";
import type { FormField } from "../rules/fields.ts";

/** An error of a field. Once corrected it is hidden, but keeps its space, because a finger may be below it. */
export type FieldError = { kind: "none" } | { kind: "shown" | "corrected"; words: string };

export const NO_ERROR: FieldError = { kind: "none" };

interface FormControlProps extends AllHTMLAttributes<HTMLElement> {
  field: FormField;
  id: string;
  error: FieldError;
  /** Whether a required field may be blank, because a pin takes its place. */
  isFilledIn?: boolean;
  /** The choices of a select whose field does not have them. */
  choices?: readonly { value: string; label: string }[];
}

/**
 * A labeled field. The label is around its field: with `for`, it could get an extension's element of the same id.
 *
 * Fields are uncontrolled, so that nothing typed before the script runs is lost. By then a translator may have put
 * elements into any text. So each text is the whole content of an element, which React accepts as it is
 * (suppressHydrationWarning) and later replaces as a whole.
 */
export function FormControl(props: FormControlProps) {
  const { field, error, isFilledIn, choices: ofPage, "aria-describedby": describedBy, ...attributes } = props;
  const { id } = attributes;
  const choices = ofPage ?? field.choices?.map((value) => ({ value, label: value }));
  const isWrong = error.kind === "shown";
  const { control, isRequired } = field;
  const Control = control === "select" || control === "textarea" ? control : "input";
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Control is an input, a select or a text area.
    <label className={field.isShort ? "half" : undefined}>
      <span className="label">
        <span suppressHydrationWarning>{field.label}</span>
        {/* Screen readers get "required" from the field's attribute. */}
        <span aria-hidden={isRequired || undefined} suppressHydrationWarning>
          {isRequired ? " (required)" : " (optional)"}
        </span>
      </span>
      {field.help && (
        <span className="small muted" suppressHydrationWarning>
          {field.help}
        </span>
      )}
      {/* Hidden as a part of the label, because it is the field's description. There from the start: React could not put
          it in beside a control that an extension has moved. */}
      {isRequired && (
        <span
          id={`${id}-error`}
          className="field-error"
          aria-hidden
          data-corrected={error.kind === "corrected" || undefined}
        >
          {error.kind !== "none" && error.words}
        </span>
      )}
      <Control
        name={field.name}
        className="field"
        data-line={`${field.prefix}: `}
        data-only-if={field.onlyIf}
        data-stored-as={field.isDrivers ? "driver" : undefined}
        {...(Control === "input" && inputAttributes(field))}
        autoComplete={field.autoComplete}
        rows={field.rows}
        required={isRequired && !isFilledIn}
        // "false" must be written out: Chromium calls a select without a choice invalid from the start.
        aria-invalid={isRequired || choices ? isWrong : undefined}
        defaultValue={choices && ""}
        {...attributes}
        aria-describedby={[isWrong && `${id}-error`, describedBy].filter(Boolean).join(" ") || undefined}
      >
        {choices && (
          <>
            {/* Shown before a choice. A service cannot be taken back. */}
            <option value="" disabled={!field.noChoice} hidden={!field.noChoice} suppressHydrationWarning>
              {field.noChoice ?? "Select a service"}
            </option>
            {choices.map(({ value, label }) => (
              <option
                key={value}
                value={value}
                data-text={label === value ? undefined : label}
                suppressHydrationWarning
              >
                {label}
              </option>
            ))}
          </>
        )}
      </Control>
    </label>
  );
}

/** No spell check: names, numbers and places are in no dictionary, and some browsers send the text to a server. */
function inputAttributes({ control, autoComplete }: FormField) {
  const kind = control === "tel" || control === "email" ? { type: control, inputMode: control } : { type: "text" };
  const autoCapitalize = autoComplete === "name" ? "words" : undefined;
  return { ...kind, spellCheck: false, autoCorrect: "off", autoCapitalize };
}
