import { expect, test, vi } from "vitest";
import { textLinkHere } from "./text-link-here.ts";

const WRITTEN = "sms:+18175550199?&body=Flat%3F%26%20tire";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15", WRITTEN],
  // An iPad asks for pages as a computer does.
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15", WRITTEN],
  ["", WRITTEN],
  ["Mozilla/5.0 (Linux; Android 16) Chrome/150.0.0.0 Mobile Safari/537.36", "sms:+18175550199?body=Flat%3F%26%20tire"],
  ["Mozilla/5.0 (Linux; Android 14; iPlay50) Chrome/150.0.0.0", "sms:+18175550199?body=Flat%3F%26%20tire"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0", "sms:+18175550199?body=Flat%3F%26%20tire"],
])("on %j a text is opened by %s", (userAgent, opened) => {
  vi.stubGlobal("navigator", { userAgent });
  expect(textLinkHere(WRITTEN)).toBe(opened);
});

test("a link without a body, as to 911, stays as it is", () => {
  vi.stubGlobal("navigator", { userAgent: "Android" });
  expect(textLinkHere("sms:911")).toBe("sms:911");
});
