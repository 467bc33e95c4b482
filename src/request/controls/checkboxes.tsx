import type { FormField } from "../rules/fields.ts";
import type { Note } from "../rules/notes.ts";

/**
 * Any of a few: checkboxes, which keep their own state. Styles hide those of other services (dialog.css); one that is
 * checked stays checked, and is not sent. Enter toggles one (src/entry.client.ts), as it would send natively.
 */
export function Checkboxes({ field, notes }: { field: FormField; notes: readonly Note[] }) {
  return (
    <fieldset>
      <legend suppressHydrationWarning>{field.label}</legend>
      <div className="checks">
        {notes.map(({ value, onlyIf }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={field.name}
              value={value}
              data-line={`${field.prefix}: `}
              data-only-if={onlyIf}
            />
            <span suppressHydrationWarning>{value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
