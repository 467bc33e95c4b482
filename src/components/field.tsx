import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";

interface Labelled {
  id: string;
  label: string;
}

/** A labelled one-line field. What it holds is the browser's, not React's: nothing typed is lost. */
export function TextField({ id, label, ...input }: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <FieldFrame id={id} label={label}>
      <input id={id} name={id} className="field" {...input} />
    </FieldFrame>
  );
}

/** A labelled field of several lines. */
export function TextArea({ id, label, ...area }: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame id={id} label={label}>
      <textarea id={id} name={id} className="field" {...area} />
    </FieldFrame>
  );
}

type SelectFieldProps = Labelled &
  SelectHTMLAttributes<HTMLSelectElement> & {
    placeholder: string;
    choices: readonly { value: string; label: string }[];
  };

/** A labelled choice. The placeholder stands there first and cannot be chosen. */
export function SelectField({ id, label, placeholder, choices, ...select }: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label}>
      <select id={id} name={id} className="field" defaultValue="" {...select}>
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

function FieldFrame({ id, label, children }: Labelled & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}
