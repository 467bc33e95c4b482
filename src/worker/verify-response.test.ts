import { expect, test } from "vitest";
import { isFromThisSite } from "./verify-response.ts";

const SIGNATURE = 'data-site="https://example.com"';
const PAGE = `<!doctype html><html ${SIGNATURE}><h1>Lockouts</h1></html>\n`;
const CODE = "export const form = 1;";
/** By "openssl dgst -sha256 -binary | base64". */
const HASH = "+sdBD1CmO/J0LMqZaJWSrGHKAYcV5CVhofVDvatbnnY=";

test.each([
  ["a page of the site", "/lockouts", PAGE, true],
  ["a portal's page", "/lockouts", PAGE.replace(SIGNATURE, ""), false],
  ["a page whose end has not come", "/lockouts", PAGE.replace("</html>", ""), false],
  ["a file as it was built", "/assets/form.js", CODE, true],
  ["the half of it", "/assets/form.js", CODE.slice(0, 10), false],
  ["a portal's page in its place", "/assets/form.js", PAGE, false],
  ["a file that only another deploy knows", "/assets/old-form.js", CODE, true],
])("%s is recognized by what it holds", async (_, address, body, expected) => {
  const manifest = { signature: SIGNATURE, files: { "/assets/form.js": HASH } };
  expect(await isFromThisSite(address, new Response(body), manifest)).toBe(expected);
});
