import { parseFragment } from "parse5";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Counter } from "./fixtures/site/src/islands/counter.tsx";
import { NameForm } from "./fixtures/site/src/islands/name-form.tsx";
import { Island, islandName } from "./island.tsx";

const hotline = { e164: "+18175550199", display: "(817) 555-0199" };

/** The attributes of the islands in a page, as a browser reads them. */
function islandsOf(page: ReactNode): Record<string, string>[] {
  const { childNodes } = parseFragment(renderToStaticMarkup(page));
  return childNodes.flatMap((node) =>
    "attrs" in node ? [Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))] : [],
  );
}

test("says which island it is", () => {
  const [island] = islandsOf(<Island of={NameForm} props={{ hotline }} />);
  expect(island).toMatchObject({ "data-island": "name-form" });
});

test("holds the island's HTML", () => {
  const html = renderToStaticMarkup(<Island of={Counter} props={{ hotline, note: "Taps" }} />);
  expect(html).toMatch(/^<div [^>]*><section .*>Taps<\/h2>.*<button type="button">Count<\/button>.*<\/div>$/);
});

test.each([
  "plain",
  `"double" and 'single'`,
  "</script><script>alert(1)</script>",
  "a < b && b > c &amp; &quot;",
  "tow truck \u{1F69A}, line\u2028separator, na\u00efve\n\ttab",
  "{{no}} $template \\ \\n",
])("props arrive in the browser as they were: %j", (note) => {
  const page = <Island of={Counter} props={{ hotline, note }} />;
  const [island] = islandsOf(page);
  expect(JSON.parse(island?.["data-props"] ?? "")).toEqual({ hotline, note });
  expect(renderToStaticMarkup(page)).not.toContain("<script");
});

test("two of the same island have ids of their own, outside and inside", () => {
  const island = <Island of={Counter} props={{ hotline, note: "Taps" }} />;
  const html = renderToStaticMarkup(
    <main>
      {island}
      {island}
    </main>,
  );
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

test("a component from elsewhere is refused, with a word on where it belongs", () => {
  function Stray(_props: ComponentProps<typeof NameForm>) {
    return null;
  }
  const page = <Island of={Stray} props={{ hotline }} />;
  expect(() => renderToStaticMarkup(page)).toThrow(
    "<Island of={Stray}>: no file in src/islands/ has Stray as its one component; move it there",
  );
});

test("an island that throws is not hidden: the page throws", () => {
  const broken = { hotline, note: Object(5) };
  expect(() => renderToStaticMarkup(<Island of={Counter} props={broken} />)).toThrow(
    "Objects are not valid as a React child",
  );
});

test("an island's name is that of its file", () => {
  const modules = {
    "/src/islands/name-form.tsx": { NameForm },
    "/src/islands/tap.counter.tsx": { COUNTS: [1, 2], Counter },
  };
  expect(islandName(NameForm, modules)).toBe("name-form");
  expect(islandName(Counter, modules)).toBe("tap.counter");
});

test("where a file has two components, the one that the browser would not take is refused", () => {
  const modules = { "/src/islands/two.tsx": { Counter, NameForm } };
  expect(islandName(Counter, modules)).toBe("two");
  expect(() => islandName(NameForm, modules)).toThrow(
    "no file in src/islands/ has NameForm as its one component",
  );
});

test.each([undefined, "div", { memo: true }])("%j is no island", (component) => {
  expect(() => islandName(component, {})).toThrow("src/islands/");
});
