import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../../tests/support/folders.ts";
import { listen } from "../../tests/support/system/servers.ts";
import { previewOf, readBuiltSite, readRedirects } from "./built-site.ts";

test("what has an address: pages, files and .well-known/, not copies, hidden files and files for hosts", async () => {
  const pages = ["index.html", "lockouts.html", "404.html", "robots.txt", ".well-known/app.json"];
  const others = ["lockouts.html.br", "robots.txt.gz", ".assetsignore", "_headers", "vercel.json"];
  const content = Object.fromEntries([...pages, ...others].map((name) => [name, name]));
  const folder = await writeSite({ ...content, _redirects: "/unlocking /lockouts 301\n" });
  onTestFinished(() => removeSite(folder));
  const files = await readBuiltSite(folder);
  expect([...files.keys()].toSorted()).toEqual(["/", "/.well-known/app.json", "/404", "/lockouts", "/robots.txt"]);
  expect(files.get("/lockouts")).toEqual({ type: "text/html; charset=utf-8", body: Buffer.from("lockouts.html") });
  expect([...(await readRedirects(folder))]).toEqual([["/unlocking", "/lockouts"]]);
});

test("the preview shows what another build writes meanwhile", async () => {
  const folder = await writeSite({ "index.html": "old", "404.html": "missing" });
  const server = createServer(previewOf(folder));
  const origin = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(async () => {
    server.close();
    await removeSite(folder);
  });
  const read = async (address: string) => (await fetch(origin + address)).text();
  expect(await Promise.all(["/", "/new"].map(read))).toEqual(["old", "missing"]);
  for (const name of ["index", "new"]) writeFileSync(path.join(folder, `${name}.html`), `new ${name}`);
  expect(await Promise.all(["/", "/new"].map(read))).toEqual(["new index", "new new"]);
  rmSync(path.join(folder, "404.html"));
  expect((await fetch(`${origin}/`)).status).toBe(503);
});
