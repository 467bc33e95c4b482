import { describe, expect, test } from "vitest";
import { youngInCss } from "../support/targets/css-features.ts";
import { youngInHtml } from "../support/targets/html-features.ts";
import { youngInScripts } from "../support/targets/script-features.ts";

/* What tests/dist/targets.test.ts rests on. */

describe("in styles", () => {
  test.each([
    ["a{color:oklch(0.5 0.1 20)}", "css.types.color.oklch"],
    ["a{--tint:color-mix(in oklab,red,blue)}", "css.types.color.color-mix"],
    ["a{min-height:calc(100dvh - 1rem)}", "css.types.length.viewport_percentage_units_dynamic"],
    ["a{width:10cqi}", "css.types.length.cqi"],
    ["a{translate:0 1px}", "css.properties.translate"],
    ["a{no-such-thing:1px}", "css.properties.no-such-thing"],
    ["@media (width>=40rem){a{color:red}}", "css.at-rules.media.range_syntax"],
    ["@media (scripting:none){a{color:red}}", "css.at-rules.media.scripting"],
    ["@starting-style{a{color:red}}", "css.at-rules.starting-style"],
    ["html:has(dialog){color:red}", "css.selectors.has"],
    ["a{&:hover{color:red}}", "css.selectors.nesting"],
    ["dialog::backdrop{color:var(--dim)}", "css.selectors.backdrop.inherit_from_originating_element"],
    ["@supports not (height:1dvh){a{translate:1px}}", "css.properties.translate"],
  ])("%s", (css, feature) => {
    expect([...youngInCss(css).keys()]).toEqual([feature]);
  });

  test.each([
    "a{color:#00543180;transform:translateY(1px);inset:0;height:100vh}",
    "@layer a{.md\\:has-x:is(a,b)::before{content:':has(x) 1dvh'}}",
    "a{-webkit-text-size-adjust:100%;text-size-adjust:100%}",
    "@media not all and (min-width:40rem){a{color:red}}",
    "@supports (height:100dvh){a{height:100dvh}}",
    "@supports selector(:popover-open){a{color:oklch(0.5 0.1 20)}}",
    "@keyframes turn{50%{transform:rotate(1turn)}}",
  ])("nothing in %s", (css) => {
    expect([...youngInCss(css)]).toEqual([]);
  });

  test("what stands in something young is not looked at", () => {
    expect([...youngInCss("a:has(b){color:oklch(0.5 0.1 20)}").keys()]).toEqual(["css.selectors.has"]);
  });
});

describe("in documents", () => {
  test.each([
    ["<p popover>", "html.global_attributes.popover"],
    ["<p inert>", "html.global_attributes.inert"],
    ["<search></search>", "html.elements.search"],
    ["<script type=speculationrules></script>", "html.elements.script.type.speculationrules"],
    ["<p no-such-thing>", "html.elements.p.no-such-thing"],
  ])("%s", (html, feature) => {
    expect([...youngInHtml(html).keys()]).toEqual([feature]);
  });

  test("nothing in what is old", () => {
    const old =
      "<dialog aria-label=x data-y><input type=search inputmode=tel><svg><g fill=red /></svg></dialog>";
    expect([...youngInHtml(old)]).toEqual([]);
  });
});

describe("in scripts", () => {
  test.each([
    ["[2,1].toSorted()", "*.toSorted"],
    ["document.body.checkVisibility()", "*.checkVisibility"],
    ["AbortSignal.timeout(1)", "api.AbortSignal.timeout_static"],
    ["Promise.withResolvers()", "javascript.builtins.Promise.withResolvers"],
    ["self.CompressionStream", "api.CompressionStream"],
    ["new CompressionStream('gzip')", "api.CompressionStream"],
    ["addEventListener('beforetoggle',()=>{})", "beforetoggle event"],
    ["class A{static{}}", "javascript.classes.static.initialization_blocks"],
    ["/(?<=a)b/.test('ab')", "javascript.regular_expressions.lookbehind_assertion"],
    ["RegExp('(?<!a)b')", "javascript.regular_expressions.lookbehind_assertion"],
  ])("%s", (code, feature) => {
    expect([...youngInScripts([code]).keys()]).toEqual([feature]);
  });

  test.each(["/[a--b]/v", "using a = b", "import a from 'a' with { type: 'json' }", "@a class B {}"])(
    "%s stops it",
    (code) => {
      expect(() => youngInScripts([code])).toThrow(SyntaxError);
    },
  );

  test.each([
    "structuredClone([1].at(-1)??Object.hasOwn({},'a'))",
    "document.body.checkVisibility?.()",
    "(a,b)=>a.popover===b.connection",
    "const CompressionStream=1;CompressionStream",
    "const a={toSorted(){}};a.toSorted()",
    "await 0;class A{#b=1;static c=0;d(){return#b in this}}",
  ])("nothing in %s", (code) => {
    expect([...youngInScripts([code])]).toEqual([]);
  });
});
