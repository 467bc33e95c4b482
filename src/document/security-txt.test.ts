import { expect, test } from "vitest";
import { business } from "../business/current.ts";
import { securityTxt } from "./security-txt.ts";

test("security.txt names the mailbox, its own address and the language", () => {
  const lines = securityTxt(new Date()).split("\n");
  expect(lines).toContain(`Contact: mailto:${business.email}`);
  expect(lines).toContain(`Canonical: ${business.siteUrl}/.well-known/security.txt`);
  expect(lines).toContain("Preferred-Languages: en");
});

test("it expires within the year that follows the build", () => {
  expect(securityTxt(new Date("2026-02-03T22:15:01.5Z"))).toContain("\nExpires: 2027-01-29T00:00:00.000Z\n");
});

test("two builds of one day are the same, those of two days are not", () => {
  const morning = securityTxt(new Date("2026-02-03T00:00:00Z"));
  expect(securityTxt(new Date("2026-02-03T23:59:59Z"))).toBe(morning);
  expect(securityTxt(new Date("2026-02-04T00:00:00Z"))).not.toBe(morning);
});
