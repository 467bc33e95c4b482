import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";

interface FieldProps {
  id: string;
  /** The key in the form's data; also what a mail draft calls the field when there is no script. */
  name: string;
  label: string;
  /** What is wrong with the field, if something is. */
  error?: string | undefined;
  /** What else there is to know about it. */
  help?: ReactNode;
}

/*
 * What a field holds is the browser's, not React's ("uncontrolled"): nothing that was typed before the
 * script came is lost.
 */

/** A labelled one-line field. */
export function TextField({
  label,
  error,
  help,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const field = { id: input.id, label, error, help };
  return (
    <FieldFrame {...field}>
      <input className="field" {...describedBy(field)} {...input} />
    </FieldFrame>
  );
}

/** A labelled field of several lines. */
export function TextArea({
  label,
  error,
  help,
  ...area
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const field = { id: area.id, label, error, help };
  return (
    <FieldFrame {...field}>
      <textarea className="field" {...describedBy(field)} {...area} />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    placeholder: string;
    choices: readonly { value: string; label: string }[];
  };

/** A labelled choice. The placeholder stands there first and cannot be chosen. */
export function SelectField({ label, error, help, placeholder, choices, ...select }: SelectFieldProps) {
  const field = { id: select.id, label, error, help };
  return (
    <FieldFrame {...field}>
      <select className="field" defaultValue="" {...describedBy(field)} {...select}>
        <option value="" disabled hidden>
          {placeholder}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

type FrameProps = Pick<FieldProps, "id" | "label" | "error" | "help">;

function FieldFrame({ id, label, error, help, children }: FrameProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
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

function describedBy({ id, error, help }: FrameProps) {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean);
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
  };
}
