import { expect, test } from "vitest";
import { readPage, wordsIn } from "./read-page.ts";

/* Titles, descriptions, canonical links and ids are shown by the checks that are made of them: check-pages.test.ts. */

test("the title of a drawing is not the page's", () => {
  const drawing = "<svg><title>A van</title></svg>";
  expect(readPage(drawing).title).toBe("");
  expect(readPage(`<title> Towing &amp; keys </title>${drawing}`).title).toBe("Towing & keys");
});

test("finds every link, however deep and whatever the tag", () => {
  const page = readPage(`
    <script type="module" src="/entry.js"></script><dialog><form action="sms:+18175550199"></form></dialog>
    <svg><use href="/icons.svg#phone"/></svg><img src="/van.svg" alt=""><a href="#top">Up</a>`);
  expect(page.links).toEqual(["/entry.js", "sms:+18175550199", "/icons.svg#phone", "/van.svg", "#top"]);
});

test("the words of a page are those a reader sees", () => {
  const page =
    "<title>Towing</title><style>p{}</style><li>Keys &amp; locks</li><li>Tires</li><script>let keys;</script>";
  expect(wordsIn(page).replaceAll(/\s+/g, " ").trim()).toBe("Towing Keys & locks Tires");
});
