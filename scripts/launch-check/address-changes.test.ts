import { expect, test } from "vitest";
import { SITE_URL } from "../../tests/support/launch.ts";
import { addressChanges } from "./address-changes.ts";

const sitemap = (...addresses: string[]) =>
  Buffer.from(addresses.map((address) => `<url><loc>${SITE_URL}${address}</loc></url>`).join(""));

const page = { type: "text/html", body: Buffer.alloc(0) };
const FILES = new Map([
  ["/", page],
  ["/lockouts", page],
  ["/plano", page],
  ["/sitemap.xml", { type: "text/xml", body: sitemap("/", "/lockouts", "/plano") }],
]);
const REDIRECTS = new Map([["/unlocking", "/lockouts"]]);

const changesFrom = (status: number, body: Buffer) =>
  addressChanges(SITE_URL, FILES, REDIRECTS, async () => ({ status, headers: {}, body }));

test("reports addresses that the build no longer has, and addresses that are new", async () => {
  expect(await changesFrom(200, sitemap("/", "/unlocking", "/keller"))).toEqual([
    ["Is /keller meant to go? The deployed site has it.", expect.stringContaining("`formerly`")],
    ["Are these addresses meant to be new?", "/lockouts, /plano"],
  ]);
  expect(await changesFrom(200, sitemap("/", "/lockouts", "/plano"))).toEqual([]);
});

test("reports nothing if no site is deployed", async () => {
  expect(await changesFrom(404, Buffer.from("Not found"))).toEqual([]);
  expect(await addressChanges(SITE_URL, FILES, REDIRECTS, async () => "It does not answer.")).toEqual([]);
});
