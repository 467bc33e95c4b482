import { parseFragment } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Counter } from "../../prerender/fixtures/site/src/islands/counter.tsx";
import { NameForm } from "../../prerender/fixtures/site/src/islands/name-form.tsx";
import { Island, islandName } from "./island.tsx";

const hotline = { e164: "+18175550199", display: "(817) 555-0199" };

/* That an island has its HTML, unique ids, and its own name: hydrate.test.tsx, start-islands.test.tsx. */

test.each([
  `"double" and 'single'`,
  "</script><script>alert(1)</script>",
  "a < b && b > c &amp; &quot;",
  "tow truck \u{1F69A}, line\u2028separator, na\u00efve\n\ttab",
  "{{no}} $template \\ \\n",
])("props arrive in the browser as they were: %j", (note) => {
  const html = renderToStaticMarkup(<Island of={Counter} props={{ hotline, note }} />);
  const [element] = parseFragment(html).childNodes;
  const attributes = element && "attrs" in element ? element.attrs : [];
  const props = attributes.find(({ name }) => name === "data-props")?.value ?? "";
  expect(JSON.parse(props)).toEqual({ hotline, note });
  expect(html).not.toContain("<script");
});

test("an island's name is that of its file, whatever else the file exports", () => {
  const modules = {
    "/src/islands/name-form.tsx": { Counter, NameForm },
    "/src/islands/counter.tsx": { COUNTS: [1, 2], Counter },
  };
  expect(islandName(NameForm, modules)).toBe("name-form");
  expect(islandName(Counter, modules)).toBe("counter");
});

test.each([
  [Counter, "Counter", { "/src/islands/two.tsx": { NameForm, Counter } }],
  [Counter, "Counter", {}],
  ["div", "div", {}],
  [undefined, "undefined", {}],
])("what is not an island is refused, with a hint where it belongs: %s", (component, name, modules) => {
  expect(() => islandName(component, modules)).toThrow(
    `<Island of={${name}}>: no file in src/islands/ is named after ${name} and exports it`,
  );
});
