import type { AllHTMLAttributes, ReactNode } from "react";

/**
 * An error of a field. Once corrected it is hidden, but keeps its space, because a finger may be below it.
 */
export interface FieldError {
  words: string;
  isCorrected: boolean;
}

interface FieldProps extends AllHTMLAttributes<HTMLElement> {
  id: string;
  name: string;
  /** The field's label in the message. First aid starts its line with it (src/client/first-aid/). */
  line: string;
  label: string;
  /** The field's error. Left out if the browser checks the field. */
  error?: FieldError | undefined;
  /** More about the field, below it. Describes it unless `aria-describedby` names something more urgent. */
  help?: ReactNode;
}

/** A labelled one-line field. */
export function TextField(props: FieldProps) {
  return <Field control="input" type="text" {...props} />;
}

/** Who asks; browsers fill it in. */
export function NameField(field: Omit<FieldProps, "name" | "line">) {
  return <TextField name="name" line="Name" autoComplete="name" {...field} />;
}

/** The number to call back; browsers fill it in. */
export function PhoneField(field: Omit<FieldProps, "name" | "line">) {
  return <TextField name="phone" line="Phone" type="tel" inputMode="tel" autoComplete="tel" {...field} />;
}

/** A labelled field of several lines. */
export function TextArea(props: FieldProps) {
  return <Field control="textarea" {...props} />;
}

interface SelectFieldProps extends FieldProps {
  placeholder: string;
  choices: readonly { value: string; label: string }[];
}

/** A labelled choice. The placeholder is shown first and cannot be chosen. */
export function SelectField({ placeholder, choices, ...props }: SelectFieldProps) {
  return (
    <Field control="select" defaultValue="" {...props}>
      <option value="" disabled hidden suppressHydrationWarning>
        {placeholder}
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
    </Field>
  );
}

/*
 * Fields are uncontrolled, so that nothing typed before the script runs is lost. By then a translator may
 * have put elements into any text. So each text is the whole content of an element, which React accepts as it
 * is (suppressHydrationWarning) and later replaces as a whole.
 */
function Field(props: FieldProps & { control: "input" | "textarea" | "select" }) {
  const { control: Control, label, line, error, help, "aria-describedby": more, ...attributes } = props;
  const { id, required } = attributes;
  const isWrong = error?.isCorrected === false;
  const described = [isWrong && `${id}-error`, more ?? (help && `${id}-help`)].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id}>
        <span suppressHydrationWarning>{label}</span>
        {/* Screen readers get this from the field's `required` attribute. */}
        <span aria-hidden={required} suppressHydrationWarning>
          {required ? " (required)" : " (optional)"}
        </span>
      </label>
      <Control
        className="field"
        data-line={`${line}: `}
        // Must be "false" and not left out: Chromium calls a select without a choice invalid from the start.
        aria-invalid={error && isWrong}
        aria-describedby={described || undefined}
        {...attributes}
      />
      {error?.words && (
        <p id={`${id}-error`} className="field-error" data-corrected={error.isCorrected || undefined}>
          {error.words}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-sm text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
