import { afterEach, expect, test, vi } from "vitest";
import { nominatim } from "./nominatim.ts";

afterEach(() => vi.unstubAllGlobals());

const place = { lat: 32.9346119, lng: -97.2518341 };

function stubAnswer(answer: unknown) {
  const fetch = vi.fn(async (_url: string) => Response.json(answer));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("asks with six decimals, for JSON", async () => {
  const fetch = stubAnswer({});
  await nominatim.describe({ lat: 32.9, lng: -97.25183456 });
  expect(fetch.mock.calls[0]?.[0]).toBe(
    "https://nominatim.openstreetmap.org/reverse?lat=32.900000&lon=-97.251835&format=json",
  );
});

test.each([
  [{ display_name: "Keller Pkwy, Keller, Texas" }, "Keller Pkwy, Keller, Texas (32.934612, -97.251834)"],
  [{ display_name: " Keller\nPkwy " }, "Keller Pkwy (32.934612, -97.251834)"],
  [{ display_name: "" }, "32.934612, -97.251834"],
  [{ display_name: "  " }, "32.934612, -97.251834"],
  [{ display_name: null }, "32.934612, -97.251834"],
  [{ display_name: 42 }, "32.934612, -97.251834"],
  [{ display_name: { en: "Keller" } }, "32.934612, -97.251834"],
  [{ display_name: ["Keller"] }, "32.934612, -97.251834"],
  [{ name: "Keller", error: "Unable to geocode" }, "32.934612, -97.251834"],
])("answer %j reads %j", async (answer, expected) => {
  stubAnswer(answer);
  expect(await nominatim.describe(place)).toBe(expected);
});

test("a very long name is cut to 200 characters, the coordinates are not", async () => {
  stubAnswer({ display_name: "x".repeat(5_000) });
  expect(await nominatim.describe(place)).toBe(`${"x".repeat(199)}… (32.934612, -97.251834)`);
});

test("asks for the credit of OpenStreetMap", () => {
  expect(nominatim.credit).toEqual({
    text: "© OpenStreetMap contributors",
    href: "https://www.openstreetmap.org/copyright",
  });
});
