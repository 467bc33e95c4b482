import { expect, test } from "vitest";
import { POLICY } from "../src/shared/build-contract.ts";
import { pageOf } from "./html.ts";
import { hashOf } from "./page-policy.ts";
import { withStylesAndPolicies } from "./page-styles.ts";
import { SOURCE_FILES } from "./render-module.ts";

const FONT = "@font-face{font-family:Sign;src:url(sign.woff2)}";
const FIRST =
  "body,p{top:2px}html:has(header){top:3px}:where(.b,.a):first-child:before{top:4px}.a[id]{top:5px}@media print,(max-width:40rem){.a{top:6px}:is(.b,header){top:7px}}";
const LATER =
  ".a:hover{top:1px}p{top:2px}.a:has(.b){top:3px}.a:where(.b){top:8px}.a[title]{top:4px}@keyframes turn{to{top:5px}}@media print{.a{top:6px}}@media (forced-colors:active){.a{top:7px}}";
const RULES = `.a{font-family:Sign}${FIRST}${LATER}`;
const SITE = {
  entry: "/entry.js",
  islands: "/islands.js",
  css: `${FONT}${RULES}.b{top:3px}`,
  firstAid: "aid()",
  code: {},
};
const HEAD = `${POLICY}<script type="module" src="${SOURCE_FILES.firstAid}"></script><link rel="stylesheet" href="${SOURCE_FILES.styles}"/><script src="${SOURCE_FILES.browser}" data-islands="${SOURCE_FILES.islands}"></script>`;
const TOP = '<body><header class="a" id="a"></header>';

const outsideOf = () => ({ connect: [] });

test("only fonts and the header's styles precede it; all styles of the page's kind and the first aid follow it", () => {
  const pages = new Map([
    ["/b", pageOf(`<head>${HEAD}</head>${TOP}<p class="b"><style>own{}</style><style>other{}</style></body>`)],
  ]);
  const first = `${FONT}.a{font-family:Sign}${FIRST}`;
  const all = `${RULES}.b{top:3px}`;
  const html =
    withStylesAndPolicies(pages, SITE, {
      kindOf: () => "home",
      outsideOf,
      styles: ["own{}"],
      lateStyles: "late{}",
    }).get("/b") ?? "";
  const [, policy = ""] = /^<head>([^<]*)/.exec(html) ?? [];
  expect(html.replace(policy, "")).toBe(
    `<head><style>${first}</style><script src="/entry.js" data-islands="/islands.js"></script></head>${TOP}<svg width="0" height="0" aria-hidden="true"><style>${all}</style></svg><script>aid()</script><p class="b"><style>own{}</style><style>other{}</style></body>`,
  );
  for (const code of [first, all, "own{}", "late{}", "aid()"]) expect(policy).toContain(hashOf(code));
  expect(policy).not.toContain(hashOf("other{}"));
});

test("a page has the styles of all pages of its kind, and of its code, but of no other kind or island", () => {
  const names = ["own", "sister", "stranger", "late", "form"];
  const css = names.map((name) => `.on-${name}{top:0}`).join("");
  const page = (name: string) =>
    pageOf(`<head>${HEAD}</head>${TOP}<p class="on-${name}"><div data-island="${name}/form"></body>`);
  const pages = new Map(["own", "sister", "stranger"].map((name) => [name, page(name)]));
  const kindOf = (address: string) => (address === "stranger" ? "city" : "home");
  const sister = { "/a/src/sister/form.island.tsx": "", "/a/src/sister/c.tsx": '"on-form"' };
  const code = { "/a/src/b.ts": '"on-late"', ...sister };
  const styled = withStylesAndPolicies(
    pages,
    { ...SITE, css, code },
    { kindOf, outsideOf, styles: [], lateStyles: "late{}" },
  );
  const rulesOf = (address: string) => styled.get(address)?.match(/on-\w+(?=[,{])/g);
  expect(rulesOf("own")).toEqual(["on-own", "on-sister", "on-late", "on-form"]);
  expect(rulesOf("sister")).toEqual(rulesOf("own"));
  expect(rulesOf("stranger")).toEqual(["on-stranger", "on-late"]);
});
