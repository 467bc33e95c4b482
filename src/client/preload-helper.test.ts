import { beforeEach, expect, test, vi } from "vitest";
import { __vitePreload as preload } from "./preload-helper.ts";

const FILES = ["assets/form-1.js", "assets/react-2.js"];
const request = vi.fn<typeof fetch>();
const load = vi.fn(async () => "the module");

const code = (body: BodyInit = "code") =>
  new Response(body, { headers: { "Content-Type": "text/javascript" } });
const portal = async () => new Response("<h1>WiFi login</h1>", { headers: { "Content-Type": "text/html" } });

beforeEach(() => {
  request.mockReset().mockImplementation(async () => code());
  load.mockClear();
  vi.stubGlobal("fetch", request);
});

test("a module is loaded once all its files are there whole", async () => {
  const { readable, writable } = new TransformStream();
  request.mockResolvedValueOnce(code()).mockResolvedValueOnce(code(readable));
  const loading = preload(load, FILES);
  expect(request.mock.calls).toEqual([["/assets/form-1.js"], ["/assets/react-2.js"]]);
  await new Promise(setImmediate);
  expect(load).not.toHaveBeenCalled();
  await writable.close();
  await expect(loading).resolves.toBe("the module");
});

test.each<[string, () => Promise<Response>, string]>([
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
  ["is missing", async () => new Response("", { status: 404 }), "assets/form-1.js: status 404"],
  ["is a captive portal's page", portal, "assets/form-1.js: status 200, not code"],
])(
  "when a file %s, the browser is not asked for the module, and the next time it is",
  async (_, answer, why) => {
    request.mockImplementation(answer);
    await expect(preload(load, FILES)).rejects.toThrow(why);
    expect(load).not.toHaveBeenCalled();
    request.mockImplementation(async () => code());
    await expect(preload(load, FILES)).resolves.toBe("the module");
  },
);

test("when the HTTP cache holds a captive portal's page for a file, the file comes past it", async () => {
  request.mockImplementation(async (_, options) => (options?.cache === "reload" ? code() : portal()));
  await expect(preload(load, FILES)).resolves.toBe("the module");
});
