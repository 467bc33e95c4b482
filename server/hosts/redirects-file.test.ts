import { expect, test } from "vitest";
import { redirectsFile } from "./redirects-file.ts";
import { testHostSite } from "./test-host-site.ts";

test("pages, and only they, have an address with a slash, which leads to them and is never forced", () => {
  expect(redirectsFile(testHostSite())).toBe("/lockouts/ /lockouts 301\n/request-help/ /request-help 301\n");
});
