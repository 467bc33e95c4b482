import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Counter } from "../../../build/fixtures/site/src/islands/counter.island.tsx";
import { NameForm } from "../../../build/fixtures/site/src/islands/name-form.island.tsx";
import { Island, islandName } from "./island.tsx";

/* That an island has its HTML, unique ids, and its own name: hydrate.test.tsx, start-islands.test.tsx. */

test("an island outside of a page is refused", () => {
  expect(() => renderToStaticMarkup(<Island of={Counter} />)).toThrow("the facts of its page");
});

test("an island's name is that of its file, whatever else the file exports", () => {
  const modules = {
    "/src/forms/name-form.island.tsx": { Counter, NameForm },
    "/src/counter.island.tsx": { COUNTS: [1, 2], Counter },
  };
  expect(islandName(NameForm, modules)).toBe("forms/name-form");
  expect(islandName(Counter, modules)).toBe("counter");
});

test.each([
  [Counter, "Counter", { "/src/two.island.tsx": { NameForm, Counter } }],
  [Counter, "Counter", {}],
  ["div", "div", {}],
  [undefined, "undefined", {}],
])("what is not an island is refused, with a hint where it belongs: %s", (component, name, modules) => {
  expect(() => islandName(component, modules)).toThrow(
    `<Island of={${name}}>: no .island.tsx file is named after ${name} and exports it`,
  );
});
