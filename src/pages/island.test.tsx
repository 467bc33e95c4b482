import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Counter } from "../../prerender/fixtures/site/src/islands/counter.tsx";
import { NameForm } from "../../prerender/fixtures/site/src/islands/name-form.tsx";
import { Island, islandName } from "./island.tsx";

/* That an island has its HTML, unique ids, and its own name: hydrate.test.tsx, start-islands.test.tsx. */

test("an island outside of a page is refused", () => {
  expect(() => renderToStaticMarkup(<Island of={Counter} />)).toThrow("the facts of its page");
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
