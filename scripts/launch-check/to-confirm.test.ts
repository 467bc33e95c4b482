import { expect, test } from "vitest";
import { testBusiness } from "../../tests/support/business.ts";
import { toConfirm } from "./to-confirm.ts";

const page = (words: string) => ({
  type: "text/html",
  body: Buffer.from(`<body><main>${words}</main></body>`),
});

const FILES = new Map([
  ["/", page("Call day or night, 24/7, day or night.")],
  ["/keller", page("Open 6 AM to 10 PM. The mill works through the night; flat at 5 a.m. or midnight?")],
  ["/terms", page("Change at any time, open 6 AM to 10 PM.")],
]);

test("if the hotline is not answered around the clock, each page that promises so becomes a question", () => {
  const asked = (hours: "24/7" | { opens: string; closes: string }) =>
    toConfirm(testBusiness({ hours }), FILES).filter(([question]) => question.includes("answered"));
  expect(asked({ opens: "06:00", closes: "22:00" })).toEqual([
    ['The hotline is answered 6 AM to 10 PM. Is "day or night", "24/7" true?', "/"],
    ['The hotline is answered 6 AM to 10 PM. Is "through the night", "5 a.m", "midnight" true?', "/keller"],
  ]);
  expect(asked("24/7")).toEqual([]);
});

test("a toll-free number raises the question whether it takes texts", () => {
  const asks = (hotline: string) =>
    toConfirm(testBusiness({ hotline }), FILES).some(([question]) => question.includes("take texts"));
  expect(asks("1-888-555-0142")).toBe(true);
  expect(asks("(817) 555-0142")).toBe(false);
});
