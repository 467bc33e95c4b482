import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../../tests/support/folders.ts";
import { readRedirects, readSite } from "./built-site.ts";

test("what has an address: pages, files and .well-known/, not copies, hidden files and files for hosts", async () => {
  const folder = await writeSite({
    _redirects: "/unlocking /lockouts 301\n",
    ...Object.fromEntries(
      [
        ...["index.html", "lockouts.html", "404.html", "robots.txt", "lockouts.html.br"],
        ...["robots.txt.gz", ".assetsignore", "_headers", "vercel.json", ".well-known/app.json"],
      ].map((name) => [name, name]),
    ),
  });
  onTestFinished(() => removeSite(folder));
  const files = await readSite(folder);
  expect([...files.keys()].toSorted()).toEqual([
    ...["/", "/.well-known/app.json", "/404", "/lockouts", "/robots.txt"],
  ]);
  expect(files.get("/lockouts")).toEqual({
    type: "text/html; charset=utf-8",
    body: Buffer.from("lockouts.html"),
  });
  expect([...(await readRedirects(folder))]).toEqual([["/unlocking", "/lockouts"]]);
});
