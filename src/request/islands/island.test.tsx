import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { htmlOf } from "../../../build/fixtures/show.tsx";
import { Counter } from "../../../build/fixtures/site/src/islands/counter.island.tsx";
import { Island } from "./island.tsx";

/* That an island has its HTML, unique ids, and its own name: hydrate.client.test.tsx, start-islands.client.test.tsx. */

test("an island outside of a page is refused", () => {
  expect(() => renderToStaticMarkup(<Island of={Counter} />)).toThrow("the facts of its page");
});

test("what no file of an island exports is refused, with a hint where it belongs", () => {
  const Banner = () => null;
  expect(() => htmlOf(<Island of={Banner} />)).toThrow(
    "<Island of={Banner}>: no .island.tsx file exports it",
  );
});
