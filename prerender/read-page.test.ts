import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

test("reads what a page says of itself", () => {
  const page = readPage(`<!doctype html><html><head>
    <title> Lockouts &amp; keys </title>
    <meta name="description" content=" We open it. ">
    <link rel="canonical" href="https://fixture.example/lockouts">
  </head><body></body></html>`);
  expect(page).toMatchObject({
    title: "Lockouts & keys",
    description: "We open it.",
    canonical: "https://fixture.example/lockouts",
  });
});

test("what is missing is empty", () => {
  expect(readPage("<p>")).toEqual({ title: "", description: "", canonical: "", ids: new Set(), links: [] });
});

test("the title of a drawing is not the page's", () => {
  const drawing = "<svg><title>A van</title></svg>";
  expect(readPage(drawing).title).toBe("");
  expect(readPage(`<title>Towing</title>${drawing}`).title).toBe("Towing");
});

test("finds every id and every link, however deep and whatever the tag", () => {
  const page = readPage(`
    <script type="module" src="/entry.js"></script>
    <main id="top"><dialog><form action="sms:+18175550199" id="form"></form></dialog>
    <svg><use href="/icons.svg#phone"/></svg><img src="/van.svg" alt=""><a href="#top">Up</a></main>`);
  expect([...page.ids]).toEqual(["top", "form"]);
  expect(page.links).toEqual(["/entry.js", "sms:+18175550199", "/icons.svg#phone", "/van.svg", "#top"]);
});
