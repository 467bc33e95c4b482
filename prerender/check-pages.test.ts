import { expect, test } from "vitest";
import { checkMarks, checkPages } from "./check-pages.ts";

interface PageText {
  title?: string;
  description?: string;
  canonical?: string;
  body?: string;
}

function html({ title = "", description = "", canonical = "", body = "" }: PageText): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="${description}">
    ${canonical && `<link rel="canonical" href="${canonical}">`}</head><body>${body}</body></html>`;
}

/** What is found on a site of these pages, with its texts completed where a test does not mind them. */
function check(pages: Record<string, PageText>, files: string[] = [], drafts: string[] = []) {
  const entries = Object.entries(pages).map(([address, page]): [string, string] => [
    address,
    html({ title: `Title of ${address}`, description: sentence(address), ...page }),
  ]);
  return checkPages(new Map(entries), new Set(files), drafts);
}

/** A description of 80 characters. */
function sentence(start: string): string {
  return start.padEnd(80, ".");
}

function problems(...site: Parameters<typeof check>): string[] {
  return check(...site).problems;
}

test("a sound site has no problem", () => {
  const body = `<h1 id="top">Hi</h1>
    <a href="/">1</a> <a href="/prices#list">2</a> <a href="/prices?from=ad#list">3</a> <a href="#top">4</a>
    <a href="?again">5</a> <a href="prices">6</a> <a href="./">7</a> <a href="/flyer.pdf">8</a>
    <img src="/icons.svg?v=2#phone" alt=""> <img src="/a van.svg" alt=""> <a href="#">9</a>
    <a href="tel:+18175550199">10</a> <a href="sms:+18175550199?&body=Hi">11</a> <a href="mailto:a@b.example">12</a>
    <a href="https://other.example/nowhere">13</a> <a href="//other.example/nowhere#x">14</a>`;
  const pages = { "/": { body, canonical: "https://fixture.example/" }, "/prices": { body: "<p id=list>" } };
  expect(problems(pages, ["/flyer.pdf", "/icons.svg", "/a van.svg"])).toEqual([]);
});

test("a link without a slash at its start counts from the page's own folder", () => {
  const pages = { "/tx/euless": { body: '<a href="dallas">' }, "/tx/dallas": { body: '<a href="../tx">' } };
  expect(problems(pages)).toEqual([
    "/tx/dallas: links to ../tx, which does not exist; mend the link or add the page.",
  ]);
});

test.each(["title", "description"] as const)("a page without a %s", (field) => {
  expect(problems({ "/": {}, "/prices": { [field]: "  " } })).toEqual([
    `/prices: has no ${field}; give it one in the routes table.`,
  ]);
});

test.each(["title", "description"] as const)("two pages with the same %s", (field) => {
  const same = sentence("Same").slice(0, field === "title" ? 60 : 80);
  expect(problems({ "/a": { [field]: same }, "/b": { [field]: ` ${same} ` }, "/c": {} })).toEqual([
    `/b: repeats the ${field} of /a; write its own.`,
  ]);
});

test("an alias may repeat the texts of its page, before it or after, and needs texts too", () => {
  const page = {
    title: "Euless",
    description: sentence("In Euless"),
    canonical: "https://fixture.example/euless-tx",
  };
  expect(problems({ "/euless": page, "/euless-tx": page, "/eul": page })).toEqual([]);
  expect(problems({ "/euless": { ...page, title: "" }, "/euless-tx": page })).toEqual([
    "/euless: has no title; give it one in the routes table.",
  ]);
});

test("a page that is its own canonical page is no alias", () => {
  const texts = { title: "Euless" };
  const pages = { "/a": { ...texts, canonical: "/a" }, "/b": { ...texts, canonical: "/b" } };
  expect(problems(pages)).toEqual(["/b: repeats the title of /a; write its own."]);
});

test.each(["https://fixture.example/gone", "https://fixture.example/prices/", "/gone", "https://["])(
  "a canonical link to %s, which is no page",
  (canonical) => {
    expect(problems({ "/": { canonical }, "/prices": {} })).toContain(
      `/: its canonical link ${canonical} is no page of this site; point it at one.`,
    );
  },
);

test.each([
  '<a href="/gone">',
  '<a href="/prices/">',
  '<a href="gone">',
  '<a href="/gone?x#list">',
  '<img src="/gone.svg">',
  '<form action="/gone">',
  '<script src="/assets/gone.js"></script>',
  '<a href="/assets">',
  '<a href="https://[">',
])("%s leads nowhere", (body) => {
  const link = /"(.*)"/.exec(body)?.[1];
  expect(problems({ "/": { body }, "/prices": {} }, ["/assets/entry.js"])).toEqual([
    `/: links to ${link}, which does not exist; mend the link or add the page.`,
  ]);
});

test.each(["#gone", "/prices#top", "/prices?from=ad#top"])(
  "%s leads to a page that has no such place",
  (link) => {
    const body = `<p id="top"><a href="${link}">`;
    const id = link.split("#")[1];
    expect(problems({ "/": { body }, "/prices": {} })).toEqual([
      `/: links to ${link}, but nothing there has the id "${id}"; mend the link or add the id.`,
    ]);
  },
);

test("a page that none but itself and pages without a link to it know is told, unless it is an alias or a draft", () => {
  const own = (address: string, body = "") => ({ canonical: `https://fixture.example${address}`, body });
  const pages = {
    "/": own("/", '<a href="/linked?x#y">'),
    "/linked": own("/linked", '<p id=y><a href="/">'),
    "/alone": own("/alone", '<a href="/alone">'),
    "/alias": { ...own("/linked"), title: "Title of /linked" },
    "/draft": {},
    "/offline": { body: '<a href="/alone">' },
  };
  expect(check(pages, [], ["/draft"])).toEqual({ problems: [], unlinked: ["/alone"] });
});

test("a link to a draft is a problem", () => {
  const home = { canonical: "https://fixture.example/", body: '<a href="/new">' };
  expect(problems({ "/": home, "/new": {} }, [], ["/new"])).toEqual([
    "/: links to /new, a draft; publish it or take the link out.",
  ]);
});

test("every problem of every page is told at once", () => {
  const pages = { "/a": { title: "", body: '<a href="/gone">' }, "/b": { description: "" } };
  expect(problems(pages)).toHaveLength(3);
});

test("a page that phones would not keep is a problem: one without the mark, or cut off", () => {
  const mark = 'data-site="here"';
  const pages = new Map([
    ["/", `<html ${mark}></html>`],
    ["/prices", "<html></html>"],
    ["/cost", `<html ${mark}>`],
  ]);
  expect(checkMarks(pages, mark)).toEqual([
    '/prices: lacks the mark data-site="here" or the </html> at its end; render both.',
    '/cost: lacks the mark data-site="here" or the </html> at its end; render both.',
  ]);
});

test.each([
  ["title", 60, []],
  ["title", 61, ["/: its title has 61 characters, and search engines show at most 60: "]],
  ["description", 69, ["/: its description has 69 characters, and search engines show 70 to 160: "]],
  ["description", 70, []],
  ["description", 160, []],
  ["description", 161, ["/: its description has 161 characters, and search engines show 70 to 160: "]],
] as const)("a %s of %i characters, as a reader sees them", (field, length, found) => {
  const text = "Keys & tires ".padEnd(length, "x");
  expect(problems({ "/": { [field]: text.replace("&", "&amp;") } })).toEqual(
    found.map((problem) => `${problem}"${text}"`),
  );
});
