import { expect, test } from "vitest";
import { checkContent, checkRedirects } from "./check-content.ts";

const PAGES = new Set(["/", "/lockouts", "/tires/flat"]);

test.each([
  ['link: "/gone"', ["/gone"]],
  ['link: "/tires/gone", other: "/gone?from=ad#top"', ["/tires/gone", "/gone"]],
  ['link: "/gone", again: "/gone"', ["/gone"]],
  ['addresses: ["/gone"],\n  link: "/gone"', ["/gone"]],
  ['link: "/lockouts#cities", other: "/tires/flat"', []],
  ['addresses: ["/new", "/short"],\n  formerly: [\n    "/gone",\n  ],', []],
  ['import { x } from "./gone.ts"; text: "24/7 and/or", file: "/icon.svg"', []],
])("in %s, these addresses have no page: %j", (text, expected) => {
  expect(checkContent(new Map([["src/content/a.ts", text]]), PAGES)).toEqual(
    expected.map(
      (address) =>
        `src/content/a.ts: names ${address}, which is no page (any more); name another or take it out.`,
    ),
  );
});

test.each([
  ["/unlocking", []],
  ["/lockouts", ["a.ts: /lockouts, formerly of /, has a page; take it out of the list, or rename the page."]],
  ["unlocking", ['a.ts: unlocking, formerly of /, is no old address; write it as "/old-name".']],
  ["/old/", ['a.ts: /old/, formerly of /, is no old address; write it as "/old-name".']],
  ["/a.html", ['a.ts: /a.html, formerly of /, is no old address; write it as "/old-name".']],
])("the old address %s has these problems: %j", (from, expected) => {
  const sources = new Map([["a.ts", `formerly: ["${from}"]`]]);
  expect(checkRedirects([{ from, to: "/" }], PAGES, sources)).toEqual(expected);
});

test("an old address that two pages list is reported for both files", () => {
  const text = 'formerly: ["/old"]';
  const redirects = ["/", "/lockouts"].map((to) => ({ from: "/old", to }));
  const sources = new Map([...["a.ts", "b.ts"].map((file) => [file, text] as const), ["c.ts", ""]]);
  expect(checkRedirects(redirects, PAGES, sources)).toEqual([
    "a.ts, b.ts: /old, formerly of /lockouts, leads to / too; leave it in one list.",
  ]);
});
