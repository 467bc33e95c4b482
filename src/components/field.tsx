import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";

interface FieldProps {
  id: string;
  name: string;
  /** What the request's text calls the field. */
  line: string;
  label: string;
  /** What is wrong with the field; false while nothing is. Left out where the browser is the judge. */
  error?: string | false | undefined;
  /** What else there is to know about it. */
  help?: ReactNode;
}

/*
 * What a field holds is the browser's, not React's ("uncontrolled"): nothing that was typed before the script came is
 * lost. A translator may have put elements into any text by then: each text is the whole content of an element, which
 * React takes as it is (suppressHydrationWarning) and later sets as a whole.
 */

type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement>;

/** A labelled one-line field. */
export function TextField({ label, line, error, help, ...input }: TextFieldProps) {
  const field = { id: input.id, label, error, help, required: input.required };
  return (
    <FieldFrame {...field}>
      <input className="field" type="text" data-line={startOf(line)} {...describedBy(field)} {...input} />
    </FieldFrame>
  );
}

/** Who asks; browsers fill it in. */
export function NameField(field: Omit<TextFieldProps, "name" | "line">) {
  return <TextField name="name" line="Name" autoComplete="name" {...field} />;
}

/** The number to call back; browsers fill it in. */
export function PhoneField(field: Omit<TextFieldProps, "name" | "line">) {
  return <TextField name="phone" line="Phone" type="tel" inputMode="tel" autoComplete="tel" {...field} />;
}

/** A labelled field of several lines. */
export function TextArea({
  label,
  line,
  error,
  help,
  ...area
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const field = { id: area.id, label, error, help, required: area.required };
  return (
    <FieldFrame {...field}>
      <textarea className="field" data-line={startOf(line)} {...describedBy(field)} {...area} />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    placeholder: string;
    choices: readonly { value: string; label: string }[];
  };

/** A labelled choice. The placeholder stands there first and cannot be chosen. */
export function SelectField({ label, line, error, help, placeholder, choices, ...select }: SelectFieldProps) {
  const field = { id: select.id, label, error, help, required: select.required };
  return (
    <FieldFrame {...field}>
      <select className="field" data-line={startOf(line)} defaultValue="" {...describedBy(field)} {...select}>
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
      </select>
    </FieldFrame>
  );
}

type FrameProps = Pick<FieldProps, "id" | "label" | "error" | "help"> & { required: boolean | undefined };

function FieldFrame({ id, label, error, help, required, children }: FrameProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id}>
        <span suppressHydrationWarning>{label}</span>
        {/* Of a required field, its own attribute tells a screen reader. */}
        <span aria-hidden={required} suppressHydrationWarning>
          {required ? " (required)" : " (optional)"}
        </span>
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
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

/** The start of the line that first aid writes for a field (src/client/first-aid/). */
function startOf(line: string): string {
  return `${line}: `;
}

function describedBy({ id, error, help }: FrameProps) {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean);
  return {
    // "false", not nothing: Chromium calls a select without a choice invalid before anybody has seen it.
    "aria-invalid": error === undefined ? undefined : error !== false,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
  };
}
