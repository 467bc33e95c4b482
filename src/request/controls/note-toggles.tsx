import { Check, Plus } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { ignoreTaps } from "../../islands/ignore-taps.ts";
import { hasNote } from "../rules/details-notes.ts";

interface NoteTogglesProps {
  legend: string;
  notes: readonly string[];
  /** The current text of the details field. */
  details: string;
  onToggle(note: string): void;
}

/**
 * Buttons for notes; each shows whether its note is in the details. Both icons stay mounted
 * (docs/decisions/0017-changed-pages.md) and have the same width, so that no button moves. When other notes come, as
 * after a choice of a service, they ignore taps for half a second, and so does what is below, which has moved.
 */
export function NoteToggles({ legend, notes, details, onToggle }: NoteTogglesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(notes);
  useLayoutEffect(() => {
    if (shown.current === notes) return;
    shown.current = notes;
    ignoreTaps(group.current);
    ignoreTaps(group.current?.nextElementSibling ?? null);
  }, [notes]);
  return (
    <fieldset ref={group}>
      <legend suppressHydrationWarning>{legend}</legend>
      {/* Replaced as a whole, because extensions may have moved one of the buttons. */}
      <div key={notes.join()} className="chips">
        {notes.map((note) => {
          const isOn = hasNote(details, note);
          return (
            <button
              key={note}
              id={idOf(note)}
              type="button"
              className={`button button-note ${isOn ? "button-sign" : "button-quiet"}`}
              aria-pressed={isOn}
              onClick={() => onToggle(note)}
              suppressHydrationWarning
            >
              <Check size={16} />
              <Plus size={16} />
              <span suppressHydrationWarning>{note}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** An id that depends only on the note, so that an early tap finds its button after hydration. */
function idOf(note: string): string {
  return `request-note-${note.toLowerCase().replace(/[^a-z]+/g, "-")}`;
}
