import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { headersFor } from "../../hosting/headers.ts";
import { NOT_FOUND } from "../../src/build-contract.ts";
import { business } from "../../src/business/current.ts";
import type { PrecacheManifest } from "../../src/worker/precache-manifest.ts";
import { responseFrom, type SitePack } from "../../src/worker/site-pack.ts";
import { fileOf, listFiles, readBytes, readText } from "../support/dist-files.ts";
import { PAGES } from "../support/pages.ts";

/** The parts of a page that visitors see or use, as text, without the data for search engines. */
function partsOf(html: string): (string | undefined)[] {
  const [body] = /<body.*/s.exec(html) ?? [];
  return [
    ...[
      /<meta http-equiv="Content-Security-Policy"[^>]*>/,
      /<title>.*?<\/title>/s,
      /<style>.*?<\/style>/s,
    ].map((part) => part.exec(html)?.[0]),
    body?.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, ""),
  ];
}

/** What the worker was built with, and its pack. */
function readKept(): { manifest: PrecacheManifest; pack: SitePack } {
  const [, json = ""] = /^const PRECACHE_MANIFEST=(.*?\});/.exec(readText("service-worker.js")) ?? [];
  const manifest: PrecacheManifest = JSON.parse(json);
  return { manifest, pack: JSON.parse(readText(manifest.pack.slice(1))) };
}

describe.runIf(business.offline)("after one visit a phone has", () => {
  test.each(PAGES)("%s as the host has it, with its policy", async (address) => {
    const { manifest, pack } = readKept();
    if (!pack.whole && !(address in pack.entries)) return;
    const answer = responseFrom(pack, address, NOT_FOUND, manifest.headers);
    const html = (await answer?.text()) ?? "nothing";
    expect(partsOf(html)).toEqual(partsOf(readText(fileOf(address))));
    expect(answer?.status).toBe(address === NOT_FOUND ? 404 : 200);
    for (const name of ["Content-Security-Policy", "Cross-Origin-Opener-Policy", "Permissions-Policy"])
      expect(answer?.headers.get(name)).toBe(headersFor(address)[name]);
  });

  test("every file of /assets that pages need, by its hash", () => {
    const { files } = readKept().manifest;
    const hashed = listFiles().filter((file) => file.startsWith("assets/") && !/\.(br|gz)$/.test(file));
    const hashOf = (file: string) => createHash("sha256").update(readBytes(file)).digest("base64");
    expect(files).toEqual(Object.fromEntries(hashed.map((file) => [`/${file}`, hashOf(file)])));
  });
});
