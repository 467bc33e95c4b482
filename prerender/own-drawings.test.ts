import { expect, onTestFinished, test } from "vitest";
import { readSite } from "../src/owner/read.ts";
import { removeSite } from "../tests/support/folders.ts";
import { withFacts, writeOwnerFiles } from "../tests/support/owner-files.ts";
import { drawingProblems } from "./own-drawings.ts";

/** A phone would take a minute for its filter. */
const SLOW = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 45"><filter id="f">${'<feTurbulence numOctaves="99"/><feMorphology radius="200"/>'.repeat(20)}</filter><rect width="80" height="45" filter="url(#f)"/></svg>`;

/** What is said of the drawings of the fixed site, with this skyline. */
async function problemsWith(skyline: string, mostTime: { read: number; drawn: number }) {
  const root = await writeOwnerFiles({ ...withFacts({ skyline: "./skyline.svg" }), "skyline.svg": skyline });
  onTestFinished(() => removeSite(root));
  const { site } = readSite(root);
  return site && (await drawingProblems(site, mostTime));
}

const TOO_SLOW = "it takes too long, and would hold up phones; simplify it";

test("a drawing that takes too long to be drawn is named by its field", async () => {
  expect(await problemsWith(SLOW, { read: 5000, drawn: 200 })).toEqual([{ field: ["skyline"], text: TOO_SLOW }]);
});

test("a drawing that takes too long to be read is named by its field", async () => {
  const large = SLOW.replace("</svg>", () => `${'<path d="M0 0h1"/>'.repeat(10_000)}</svg>`);
  const problems = await problemsWith(large, { read: 1, drawn: 2000 });
  expect(problems).toContainEqual({ field: ["skyline"], text: TOO_SLOW });
});
