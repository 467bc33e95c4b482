import { expect, test } from "vitest";
import type { Written } from "../src/owner/names.ts";
import { checkAddresses, checkLinks, checkPages } from "./check-pages.ts";
import { pageOf } from "./html.ts";

type Page = Partial<Record<"canonical" | "body", string>>;

function html({ canonical = "", body = "" }: Page): string {
  return `<!doctype html><html lang="en"><head><title>Title</title>
    ${canonical && `<link rel="canonical" href="${canonical}">`}</head><body>${body}</body></html>`;
}

function check(pages: Record<string, Page>, files: string[] = [], written: readonly Written[] = []) {
  const entries = Object.entries(pages).map(([address, page]) => [address, pageOf(html(page))] as const);
  return checkPages(new Map(entries), new Set(files), written);
}

test("a sound site has no problem", () => {
  const body = `<h1 id="top">Hi</h1>
    <a href="/">1</a> <a href="/prices#list">2</a> <a href="/prices?from=ad#list">3</a> <a href="#top">4</a>
    <a href="?again">5</a> <a href="prices">6</a> <a href="./">7</a> <a href="/flyer.pdf">8</a>
    <img src="/icons.svg?v=2#phone" alt=""> <img src="/a van.svg" alt=""> <a href="#">9</a>
    <a href="tel:+18175550199">10</a> <a href="sms:+18175550199?&body=Hi">11</a> <a href="mailto:a@b.example">12</a>
    <a href="https://other.example/nowhere">13</a> <a href="//other.example/nowhere#x">14</a>`;
  const canonical = "https://fixture.example/prices";
  const pages = {
    "/": { body, canonical: "https://fixture.example/" },
    "/cost": { canonical },
    "/prices": { canonical, body: "<p id=list>" },
  };
  expect(check(pages, ["/flyer.pdf", "/icons.svg", "/a van.svg"]).problems).toEqual([]);
});

const own = (address: string, body = "") => ({ canonical: `https://fixture.example${address}`, body });

const nowhere = (link: string) => `/: links to ${link}, which does not exist; fix the link or add the page.`;

test.each<[string, Record<string, Page>]>([
  [nowhere("/gone?x#list"), { "/": { body: '<a href="/gone?x#list">' } }],
  [nowhere("http://["), { "/": { body: '<a href="http://[">' } }],
  [nowhere("../id").replace("/:", "/id/a:"), { "/id/a": { body: '<a href="../id">' } }],
  [nowhere("/assets/a.js"), { "/": { body: '<script src="/assets/a.js"></script>' } }],
  [
    '/: links to /b?from=ad#gone, but nothing there has the id "gone"; fix the link or add the id.',
    { "/": { body: '<a href="/b?from=ad#gone">' }, "/b": {} },
  ],
])("%s", (problem, pages) => {
  expect(check(pages).problems).toEqual([problem]);
});

test("a page that only itself and unlinked pages link to is reported, unless it is an alias or a draft", () => {
  const pages = {
    "/": own("/", '<a href="/linked?x#y">'),
    "/linked": own("/linked", '<p id=y><a href="/">'),
    "/alone": own("/alone", '<a href="/alone">'),
    "/alias": own("/linked"),
    "/draft": {},
    "/offline": { body: '<a href="/alone">' },
  };
  expect(check(pages)).toEqual({ problems: [], unlinked: ["/alone"] });
});

test("a link in the content that leads to no page, or to no part of one, is named once, with its file and line", () => {
  const at = "content/home.yaml, line 12";
  const links = ["/contact?from=ad#top", "/gone"].map((value) => ({ value, at }));
  expect(checkLinks(links, new Set(["/", "/contact"]))).toEqual([
    `${at}: names /gone, which is not a page; correct or remove it.`,
  ]);
  const body = '<a href="/gone"></a><a href="/contact?from=ad#top">';
  const others = [{ value: "/contact", at: "another line" }];
  expect(check({ "/": { body }, "/contact": { body } }, [], [...links, ...others]).problems).toEqual([
    `${at}: links to /contact?from=ad#top, but nothing there has the id "top"; fix the link or add the id.`,
  ]);
});

test.each([
  ["/404", "the built site"],
  ["/index", "the built site"],
  ["/assets", "the built site"],
  ["/Contact", "src/routes.tsx"],
])("an address %s is refused, for it belongs to %s", (value, owner) => {
  const routes = ["/", "/contact"].map((path) => ({ value: path, at: "src/routes.tsx" }));
  const at = "content/cities/a.yaml, line 4";
  const files = ["assets/a.js", "robots.txt", "404.html"];
  expect(checkAddresses([...routes, { value, at }], files)).toEqual([
    `${at}: "${value}" - is already in ${owner}; write another`,
  ]);
  expect(checkAddresses([...routes, { value: "/robots", at }], files)).toEqual([]);
});

test("an earlier address may be the file of the page that it leads to, and of no other", () => {
  const found = (from: string, to: string) => {
    const written = ["/", "/contact", from].map((value) => ({ value, at: "a.yaml" }));
    return checkAddresses(written, [], [{ from, to }]);
  };
  const twice = (value: string) => [`a.yaml: "${value}" - is already in a.yaml; write another`];
  expect(found("/contact.html", "/contact")).toEqual([]);
  expect(found("/contact.html", "/")).toEqual(twice("/contact.html"));
  expect(found("/contact", "/contact")).toEqual(twice("/contact"));
});
