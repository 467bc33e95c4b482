import { expect, test } from "vitest";
import { business as input } from "../../business.ts";
import { business } from "./current.ts";

test("business.ts as it stands can be right", () => {
  expect(business.name).toBe(input.name.trim());
  expect(business.hotline.e164).toMatch(/^\+1\d{10}$/);
  expect(business.hotline.display).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
  expect(business.email).toBe(input.email);
  expect(new URL(business.siteUrl).origin).toBe(business.siteUrl);
});
