import type { AllHTMLAttributes, ReactNode } from "react";

/** What is wrong with a field. Once corrected it is no longer shown, but keeps its space: a finger may be below it. */
export interface FieldError {
  words: string;
  isCorrected: boolean;
}

interface FieldProps extends AllHTMLAttributes<HTMLElement> {
  id: string;
  name: string;
  /** What the request's text calls the field: first aid begins its line with that (src/client/first-aid/). */
  line: string;
  label: string;
  /** What is or was wrong with the field. Left out where the browser is the judge. */
  error?: FieldError | undefined;
  /** What else there is to know about it, below it. */
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
 * What a field holds is the browser's, not React's ("uncontrolled"): nothing that was typed before the script came is
 * lost. A translator may have put elements into any text by then: each text is the whole content of an element, which
 * React takes as it is (suppressHydrationWarning) and later sets as a whole.
 */
function Field(props: FieldProps & { control: "input" | "textarea" | "select" }) {
  const { control: Control, label, line, error, help, "aria-describedby": more, ...attributes } = props;
  const { id, required } = attributes;
  const isWrong = error?.isCorrected === false;
  const described = [isWrong && `${id}-error`, help && `${id}-help`, more].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id}>
        <span suppressHydrationWarning>{label}</span>
        {/* A screen reader knows from its attribute that a field is required. */}
        <span aria-hidden={required} suppressHydrationWarning>
          {required ? " (required)" : " (optional)"}
        </span>
      </label>
      <Control
        className="field"
        data-line={`${line}: `}
        // "false", not nothing: Chromium calls a select without a choice invalid before anybody has seen it.
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
