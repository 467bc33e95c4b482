import { expect, onTestFinished, test } from "vitest";
import { readSite } from "../src/owner/read.ts";
import { removeSite } from "../tests/support/folders.ts";
import { withFacts, writeOwnerFiles } from "../tests/support/owner-files.ts";
import { drawingProblems } from "./own-drawings.ts";

/** A phone would take a minute for its filter. */
const SLOW = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 45"><filter id="f">${'<feTurbulence numOctaves="99"/><feMorphology radius="200"/>'.repeat(20)}</filter><rect width="80" height="45" filter="url(#f)"/></svg>`;

test("a drawing that takes too long is named by its field", async () => {
  const root = await writeOwnerFiles({ ...withFacts({ skyline: "./slow.svg" }), "slow.svg": SLOW });
  onTestFinished(() => removeSite(root));
  const { site } = readSite(root);
  expect(site && (await drawingProblems(site, 200))).toEqual([
    { place: ["skyline"], text: "it takes too long, and would hold up phones; simplify it" },
  ]);
});
