import { afterEach, expect, test, vi } from "vitest";
import { bigDataCloud } from "./big-data-cloud.ts";

afterEach(() => vi.unstubAllGlobals());

const place = { lat: 32.9346119, lng: -97.2518341 };

function stubAnswer(answer: unknown) {
  const fetch = vi.fn(async (_url: string) => Response.json(answer));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("asks with six decimals, in English", async () => {
  const fetch = stubAnswer({});
  await bigDataCloud.describe({ lat: 32.9, lng: -97.25183456 });
  expect(fetch.mock.calls[0]?.[0]).toBe(
    "https://api.bigdatacloud.net/data/reverse-geocode-client?latitude=32.900000&longitude=-97.251835&localityLanguage=en",
  );
});

test.each([
  [{ locality: "Keller", principalSubdivision: "Texas", postcode: "76248" }, "Keller, Texas 76248"],
  [{ locality: "Keller", principalSubdivision: "Texas", postcode: "" }, "Keller, Texas"],
  [{ locality: "Keller", principalSubdivision: "Texas" }, "Keller, Texas"],
  [{ locality: "Keller", postcode: "76248" }, "Keller, 76248"],
  [{ principalSubdivision: "Texas", postcode: "76248" }, "Texas 76248"],
  [{ locality: "Keller" }, "Keller"],
  [{ principalSubdivision: "Texas" }, "Texas"],
  [{ postcode: "76248" }, "76248"],
  [{ locality: "Keller", principalSubdivision: 42, postcode: null }, "Keller"],
  [
    { locality: ["Keller"], principalSubdivision: { name: "Texas" }, postcode: 76248 },
    "32.934612, -97.251834",
  ],
  [{ locality: " ", principalSubdivision: "\n", postcode: "" }, "32.934612, -97.251834"],
  [{ city: "Keller", countryName: "United States" }, "32.934612, -97.251834"],
  [{ locality: "Ke\nller ", principalSubdivision: " Texas" }, "Ke ller, Texas"],
])("answer %j reads %j", async (answer, expected) => {
  stubAnswer(answer);
  expect(await bigDataCloud.describe(place)).toBe(expected);
});

test("a very long answer is cut to 200 characters", async () => {
  stubAnswer({ locality: "x".repeat(5_000), principalSubdivision: "y".repeat(5_000), postcode: "z" });
  expect(await bigDataCloud.describe(place)).toHaveLength(200);
});

test("asks for no credit", () => {
  expect(bigDataCloud.credit).toBeUndefined();
});
