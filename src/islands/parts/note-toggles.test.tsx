import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { requestNotes } from "../../content/request-notes.ts";
import { NoteToggles } from "./note-toggles.tsx";

function buttonsOf(
  notes: readonly string[],
  details: string,
): { id: string; pressed: string; text: string }[] {
  const markup = renderToStaticMarkup(<NoteToggles notes={notes} details={details} onToggle={() => {}} />);
  return [...markup.matchAll(/<button id="(.*?)".*?aria-pressed="(.*?)".*?<span>(.*?)<\/span>/g)].map(
    ([, id = "", pressed = "", text = ""]) => ({ id, pressed, text }),
  );
}

test("what stands in the details is pressed", () => {
  const buttons = buttonsOf(["Northbound", "No spare"], "No spare; Northbound I-35W");
  expect(buttons).toEqual([
    { id: "request-note-northbound", pressed: "false", text: "Northbound" },
    { id: "request-note-no-spare", pressed: "true", text: "No spare" },
  ]);
});

test("each note of the site has an id of its own, which is the same in each list", () => {
  const all = new Set(Object.values(requestNotes).flat());
  const ids = buttonsOf([...all], "").map(({ id }) => id);
  expect(ids).toHaveLength(all.size);
  expect(new Set(ids).size).toBe(all.size);
  for (const notes of Object.values(requestNotes)) {
    for (const { id } of buttonsOf(notes, "")) expect(ids).toContain(id);
  }
});
