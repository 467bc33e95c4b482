import { useEffect, useEffectEvent, useRef } from "react";
import { keyIn, loadText, saveText } from "../device/tab-storage.ts";
import { hasNote, toggleNote } from "../rules/details-notes.ts";
import { notesOfOthers } from "../rules/notes.ts";

/** What `useForm` returns for a form with a service and details. */
interface NotesForm {
  readonly storedAs: string;
  read(): { service: string; details: string };
  edit(field: "details", change: (text: string) => string): void;
}

/**
 * Adds and removes notes. With another service, a tapped note that this service lacks is removed; it comes back with
 * its own service. A typed note stays: so the tab stores which notes were tapped.
 */
export function useNotes({ storedAs, read, edit }: NotesForm, service: string) {
  const key = keyIn(storedAs, "notes");
  const load = () => loadText(key).split("\n").filter(Boolean);
  const save = (tapped: readonly string[]) => saveText(key, tapped.join("\n"));
  const lastService = useRef<string>(undefined);

  const follow = useEffectEvent((service: string) => {
    const { service: chosen, details } = read();
    // A restored choice, which has yet to be rendered.
    if (chosen !== service) return;
    const others = notesOfOthers(service);
    // Removed with their service. Other notes that are missing were deleted by the driver.
    const left = notesOfOthers(lastService.current ?? service);
    lastService.current = service;
    const tapped = load().filter((note) => hasNote(details, note) || left.includes(note));
    save(tapped);
    edit("details", (details) =>
      tapped.filter((note) => hasNote(details, note) === others.includes(note)).reduce(toggleNote, details),
    );
  });
  useEffect(() => follow(service), [service]);

  return {
    /** Adds a note to the details, or removes it. */
    toggle(note: string) {
      const others = load().filter((tapped) => tapped !== note);
      save(hasNote(read().details, note) ? others : [...others, note]);
      edit("details", (details) => toggleNote(details, note));
    },
    /** Forgets what was tapped: the request was sent. */
    reset: () => save([]),
  };
}
