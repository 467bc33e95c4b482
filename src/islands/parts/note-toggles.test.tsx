import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { requestNotes } from "../../content/request-notes.ts";
import { NoteToggles } from "./note-toggles.tsx";

function idsOf(notes: readonly string[]): string[] {
  const markup = renderToStaticMarkup(<NoteToggles notes={notes} details="" onToggle={() => {}} />);
  return Array.from(markup.matchAll(/<button id="(.*?)"/g), ([, id = ""]) => id);
}

test("each note of the site has an id of its own, which is the same in each list", () => {
  const all = [...new Set(Object.values(requestNotes).flat())];
  const ids = idsOf(all);
  expect(new Set(ids).size).toBe(all.length);
  for (const notes of Object.values(requestNotes)) {
    expect(idsOf(notes)).toEqual(notes.map((note) => ids[all.indexOf(note)]));
  }
});
