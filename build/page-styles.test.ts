import { expect, test } from "vitest";
import { keepNeededStyles, pruneStyles } from "./page-styles.ts";
import { SITE_FILES } from "./render-module.ts";

/* That pages have the styles of every class in them and in their islands' code: tests/dist/markup.test.ts. */

test("removes rules whose class is neither in a page nor in the code, and keeps the order of the others", () => {
  const css = ".z{top:0}.a{top:1px}.gone .a{top:2px}.a .gone{top:3px}.b{top:4px}.toast-x{top:5px}";
  const kept = pruneStyles(css, ['<p class="z a">gone</p>', '<p class="b">'], "x(`p toast-x`),gone-too()");
  expect(kept).toBe(".z{top:0}.a{top:1px}.b{top:4px}.toast-x{top:5px}");
});

test("keeps rules for states, elements and attributes, because scripts and browsers change those", () => {
  const css =
    "html:has(dialog[open]){top:0}[data-late]+.a{top:1px}.a:not(.gone):popover-open{top:2px}:is(.a,.gone):after{top:3px}@media print{dialog,.gone{top:4px}}@media not all and (min-width:40rem){.a::backdrop{top:5px}}";
  expect(pruneStyles(css, ['<p class="a">'], "")).toBe(css);
});

test("removes variables that neither styles nor markup use, and spaces except in strings", () => {
  const css = ':root{--a:0 0 var(--b), 0 0;--b:1px;--c:2px;--d:red}.a{margin:var(--a);content:"x, \\"y, z"}';
  const kept = ':root{--a:0 0 var(--b),0 0;--b:1px;--d:red}.a{margin:var(--a);content:"x, \\"y, z"}';
  expect(pruneStyles(css, ['<p class="a" style="color:var(--d)">'], "")).toBe(kept);
});

test("only the header's styles precede it; all styles of the page's kind, except fonts, and the first aid follow it", () => {
  const rules = ".a{font-family:Sign}.b{font-family:Title}.a:hover{top:1px}body{top:2px}";
  const font = "@font-face{font-family:Sign;src:url(sign.woff2)}";
  const other = "@font-face{font-family:Title;src:url(title.woff2)}";
  const css = font + other + rules;
  const page = (main: string) =>
    `<head><script type="module" src="${SITE_FILES.firstAid}"></script><link rel="stylesheet" href="${SITE_FILES.styles}"/><script src="${SITE_FILES.browser}"></script></head><body><header class="a"></header>${main}</body>`;
  const site = { script: "/entry.js", css, firstAid: "aid()", chunks: [] };
  const styled = keepNeededStyles(new Map([["/b", page('<p class="b">')]]), site, (address) => address);
  expect(styled.get("/b")).toBe(
    `<head><style>${font}.a{font-family:Sign}body{top:2px}</style><script src="/entry.js"></script></head><body><header class="a"></header><svg width="0" height="0" aria-hidden="true"><style>${other}${rules}</style></svg><script>aid()</script><p class="b"></body>`,
  );
});
