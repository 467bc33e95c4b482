import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

/* Whom it names: tests/dist/search-files.test.ts. */

test("it expires within the year that follows the build, and two builds of one day are the same", () => {
  const morning = securityTxt(new Date("2026-02-03T00:00:00Z"));
  expect(morning).toContain("\nExpires: 2027-01-29T00:00:00.000Z\n");
  expect(securityTxt(new Date("2026-02-03T23:59:59Z"))).toBe(morning);
  expect(securityTxt(new Date("2026-02-04T00:00:00Z"))).not.toBe(morning);
});
