import { expect, test, vi } from "vitest";
import { loadIslands } from "./load-islands.client.ts";

/* In browsers: "the form's code, missing at first, comes with the next touch" in tests/engines/dialog.test.ts. */

test("code that could not be loaded is asked for by another address: browsers and their cache remember the first", async () => {
  vi.stubGlobal("document", { querySelector: () => ({ dataset: { islands: "/assets/islands.js" } }) });
  vi.doMock("/assets/islands.js", () => {
    throw new Error("a portal's page");
  });
  vi.doMock("/assets/islands.js?1", () => ({ hydrate: "the code" }));
  await expect(loadIslands()).rejects.toThrow();
  expect(await loadIslands()).toEqual({ hydrate: "the code" });
  expect(await loadIslands()).toEqual({ hydrate: "the code" });
});
