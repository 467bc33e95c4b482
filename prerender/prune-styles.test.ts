import { expect, test } from "vitest";
import { pageOf } from "./html.ts";
import { pruneStyles } from "./prune-styles.ts";

const PAGE_A = [pageOf('<p class="a" style="color:var(--d)">')];

test("removes rules whose class is neither in a page nor in the code, and keeps the order of the others", () => {
  const css = ".z{top:0}.a{top:1px}.gone .a{top:2px}.a .gone{top:3px}.b{top:4px}.toast-x{top:5px}";
  const kept = pruneStyles(css, ['<p class="z a">gone</p>', '<p class="b">'].map(pageOf), "x(`p toast-x`),gone-too()");
  expect(kept).toBe(".z{top:0}.a{top:1px}.b{top:4px}.toast-x{top:5px}");
});

test("keeps rules for states, elements and attributes, because scripts and browsers change those", () => {
  const css =
    "html:has(dialog[open]){top:0}[data-late]+.a{top:1px}.a:not(.gone):popover-open{top:2px}:is(.a,.gone):after{top:3px}@media print{dialog,.gone{top:4px}}@media not all and (min-width:40rem){.a::backdrop{top:5px}}";
  expect(pruneStyles(css, PAGE_A, "")).toBe(css);
});

test("removes variables that neither styles nor markup use, also if only such a variable uses them", () => {
  const css = ":root{--a:0 0 var(--b);--b:1px;--c:var(--e);--d:red;--e:2px}.a{margin:var(--a)}";
  const kept = ":root{--a:0 0 var(--b);--b:1px;--d:red}.a{margin:var(--a)}";
  expect(pruneStyles(css, PAGE_A, "")).toBe(kept);
});
