import { expect, test } from "vitest";
import { documentOf } from "../support/built-site.ts";
import { ADDRESSES, ALIASES } from "../support/spec.ts";

/** What a search engine shows of a page. */
interface Preview {
  address: string;
  title: string;
  description: string;
}

const previews = ADDRESSES.map((address): Preview => {
  const page = documentOf(address);
  const description = page.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
  return { address, title: page.title, description };
});

/** The previews to read through, with the length of each text. */
const table = previews
  .map(
    ({ address, title, description }) =>
      `${address}\n  ${title} (${title.length})\n  ${description} (${description.length})`,
  )
  .join("\n");

/* To read all previews: SEARCH_PREVIEW=1 npx vitest run --config vitest.dist.config.ts search-preview */
if (process.env.SEARCH_PREVIEW) console.log(table);

/** The addresses of the previews for which something holds; the message shows them all. */
function expectNone(holds: (preview: Preview) => boolean): void {
  expect(
    previews.filter(holds).map(({ address }) => address),
    table,
  ).toEqual([]);
}

test("every page has one", () => {
  expect(previews).toHaveLength(44);
});

test("titles have 10 to 60 characters", () => {
  expectNone(({ title }) => title.length < 10 || title.length > 60);
});

test("descriptions have 70 to 160 characters", () => {
  expectNone(({ description }) => description.length < 70 || description.length > 160);
});

test.each(["title", "description"] as const)("no two canonical pages have the same %s", (field) => {
  const canonical = previews.filter(({ address }) => !(address in ALIASES));
  const seen = canonical.map((preview) => preview[field]);
  expect(
    seen.filter((text, index) => seen.indexOf(text) !== index),
    table,
  ).toEqual([]);
});

test("no token, markup or twice escaped sign is left", () => {
  expectNone(({ title, description }) => /[{}<>]|&(?:\w+|#\w+);/.test(title + description));
});

test("texts are clean: no double spaces, and a description ends as a sentence does", () => {
  expectNone(
    ({ title, description }) => /\s{2}|^\s|\s$/.test(title) || !/^\S(?!.*\s{2}).*[.!?]$/.test(description),
  );
});
