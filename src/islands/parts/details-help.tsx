import { Check, Plus } from "lucide-react";
import { drawnByStyles } from "../../components/drawn-by-styles.ts";
import { roomText } from "../../content/form-texts.ts";
import { hasNote } from "../../request/details-notes.ts";
import type { MessageRoom } from "../../request/free-text.ts";

/** As long as the longest words. One word again and again takes next to no bytes in a page. */
const LONGEST = "text ".repeat(17);

/**
 * What is said below a field of the room that messages have for it. The room for these words is kept from the first, so
 * that nothing moves when they come; who listens hears their title.
 */
export function RoomHint({ messages }: { messages: readonly MessageRoom[] }) {
  const { title, text } = roomText(messages);
  const isCut = messages.some(({ room }) => room.kind === "too little");
  return (
    <>
      <span role="status" className="sr-only" suppressHydrationWarning>
        {title}
      </span>
      <span className="room-hint" data-longest={LONGEST}>
        <span className={isCut ? "text-danger" : undefined} suppressHydrationWarning>
          {text}
        </span>
      </span>
    </>
  );
}

interface NoteTogglesProps {
  /** What can be tapped, in words. */
  notes: readonly string[];
  /** What the details field holds now. */
  details: string;
  onToggle(note: string): void;
}

/**
 * What one would type, to be tapped: each button shows whether its note is in the details. Both icons stay
 * mounted (docs/decisions/0017-changed-pages.md) and are as wide, so that no button moves under a finger.
 */
export function NoteToggles({ notes, details, onToggle }: NoteTogglesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold" suppressHydrationWarning>
        Tap all that apply
      </legend>
      <div className="flex flex-wrap gap-2">
        {notes.map((note) => {
          const isOn = hasNote(details, note);
          return (
            <button
              key={note}
              id={idOf(note)}
              type="button"
              className={`button button-note text-sm ${isOn ? "button-sign" : "button-quiet text-muted"}`}
              aria-pressed={isOn}
              onClick={() => onToggle(note)}
              suppressHydrationWarning
            >
              <Check size={16} {...drawnByStyles} className={isOn ? undefined : "hidden"} />
              <Plus size={16} {...drawnByStyles} className={isOn ? "hidden" : undefined} />
              <span suppressHydrationWarning>{note}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The same whatever is beside it, so that a tap held for the code finds its button. */
function idOf(note: string): string {
  return `request-note-${note.toLowerCase().replace(/[^a-z]+/g, "-")}`;
}
