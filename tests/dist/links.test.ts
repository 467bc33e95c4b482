import { expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { redirects } from "../../src/document/render.tsx";
import { drafts, routes } from "../../src/document/routes.tsx";
import { fileOf, listFiles, select } from "../support/dist-files.ts";
import { EMERGENCY, mailTo } from "../support/links.ts";
import { ALIASES, PAGES } from "../support/pages.ts";

test("every route is built, and no other page but those that lead on from old addresses", () => {
  const built = listFiles().filter((file) => file.endsWith(".html"));
  const pages = [...routes, ...drafts].map(({ path }) => fileOf(path));
  const old = redirects.map(({ from }) => fileOf(from));
  expect(built.toSorted()).toEqual([...pages, ...old, "404.html"].toSorted());
  expect(ALIASES).toEqual(
    Object.fromEntries(
      routes.flatMap(({ path, canonical }) => (path === canonical ? [] : [[path, canonical]])),
    ),
  );
});

/* Links to pages and places of this site that do not exist stop the build: prerender/check-pages.test.ts. */

test.each(PAGES)(
  "%s leads outside only to the hotline (twice at least), 911, the mailbox, its own name or the owner's profiles",
  (address) => {
    const { siteUrl, hotline, email, profiles } = business;
    const known = [`tel:${hotline.e164}`, `sms:${hotline.e164}`, mailTo(email), ...EMERGENCY, ...profiles];
    const outside = select(address, "[href],[src],[action]")
      .flatMap((element) => ["href", "src", "action"].map((name) => element.getAttribute(name) ?? "/"))
      .filter((href) => !/^[/#]/.test(href) && !href.startsWith(siteUrl));
    expect(outside.filter((href) => !known.includes(href.split("?")[0] ?? ""))).toEqual([]);
    expect(select(address, `a[href='tel:${hotline.e164}']`).length).toBeGreaterThanOrEqual(2);
  },
);
