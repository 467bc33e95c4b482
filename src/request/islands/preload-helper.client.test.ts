import { beforeEach, expect, test, vi } from "vitest";
import { __vitePreload as preload } from "./preload-helper.client.ts";

/* The code of an island, before there is a worker: from the host, from the HTTP cache, or from a captive portal. */

const CODE = { headers: { "Content-Type": "text/javascript" } };
const PORTAL = { headers: { "Content-Type": "text/html" } };

const network = vi.fn<typeof fetch>();
const load = vi.fn(async () => "module");

beforeEach(() => {
  vi.stubGlobal("fetch", network);
  network.mockReset();
  load.mockClear();
});

test("a module is loaded when all its files are there", async () => {
  network.mockImplementation(async () => new Response("", CODE));
  expect(await preload(load, ["assets/form.js", "assets/react.js"])).toBe("module");
  expect(network.mock.calls.map(([address]) => address)).toEqual(["/assets/form.js", "/assets/react.js"]);
});

test("a portal's page in the HTTP cache is bypassed", async () => {
  network.mockImplementation(
    async (_, options) => new Response("", options?.cache === "reload" ? CODE : PORTAL),
  );
  expect(await preload(load, ["assets/form.js"])).toBe("module");
});

test.for([
  ["a portal's page", PORTAL],
  ["an error that looks like code", { ...CODE, status: 503 }],
] as const)("%s is not loaded, and the next touch asks again", async ([, answer]) => {
  network.mockImplementation(async () => new Response("", answer));
  await expect(preload(load, ["assets/form.js"])).rejects.toThrow("assets/form.js");
  expect(load).not.toHaveBeenCalled();
  network.mockImplementation(async () => new Response("", CODE));
  expect(await preload(load, ["assets/form.js"])).toBe("module");
});
