import { beforeEach, expect, test, vi } from "vitest";
import { __vitePreload as fetchFirst } from "./fetch-first.ts";

const FILES = ["assets/form-1.js", "assets/react-2.js"];
const request = vi.fn<(address: string) => Promise<Response>>();
const load = vi.fn(async () => "the module");

beforeEach(() => {
  request.mockReset().mockImplementation(async () => new Response("code"));
  load.mockClear();
  vi.stubGlobal("fetch", request);
});

test("a module is loaded once all its files are there whole", async () => {
  const { readable, writable } = new TransformStream();
  request.mockResolvedValueOnce(new Response("code")).mockResolvedValueOnce(new Response(readable));
  const loading = fetchFirst(load, FILES);
  expect(request.mock.calls).toEqual([["/assets/form-1.js"], ["/assets/react-2.js"]]);
  await new Promise(setImmediate);
  expect(load).not.toHaveBeenCalled();
  await writable.close();
  await expect(loading).resolves.toBe("the module");
});

test.each([
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
  ["is missing", async () => new Response("", { status: 404 }), "assets/react-2.js: status 404"],
])(
  "when a file %s, the browser is not asked for the module, and the next time it is",
  async (_, answer, why) => {
    request.mockResolvedValueOnce(new Response("code")).mockImplementationOnce(answer);
    await expect(fetchFirst(load, FILES)).rejects.toThrow(why);
    expect(load).not.toHaveBeenCalled();
    await expect(fetchFirst(load, FILES)).resolves.toBe("the module");
  },
);
