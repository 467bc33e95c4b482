import { expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { drafts, routes } from "../../src/document/routes.tsx";
import { documentOf, fileOf, listFiles, select } from "../support/built-site.ts";
import { EMERGENCY, mailTo } from "../support/links.ts";
import { ADDRESSES, ALIASES, PAGES } from "../support/pages.ts";

const targets = new Set([...ADDRESSES, ...listFiles().map((file) => `/${file}`)]);

function hrefs(address: string): string[] {
  return select(address, "[href],[src],[action]").flatMap((element) =>
    ["href", "src", "action"].map((name) => element.getAttribute(name)).filter((value) => value !== null),
  );
}

test("every route is built, and no other page", () => {
  const built = listFiles().filter((file) => file.endsWith(".html"));
  const pages = [...routes, ...drafts].map(({ path }) => fileOf(path));
  expect(built.toSorted()).toEqual([...pages, "404.html"].toSorted());
  expect(ADDRESSES).toEqual(routes.map(({ path }) => path).toSorted());
  expect(ALIASES).toEqual(
    Object.fromEntries(
      routes.flatMap(({ path, canonical }) => (path === canonical ? [] : [[path, canonical]])),
    ),
  );
});

test.each(PAGES)(
  "%s leads only where something is, and outside only to the hotline (twice at least), 911, the mailbox or its own name",
  (address) => {
    const { siteUrl, hotline, email } = business;
    const known = [`tel:${hotline.e164}`, `sms:${hotline.e164}`, mailTo(email), ...EMERGENCY];
    const broken = hrefs(address).filter((href) => {
      if (!/^[/#]/.test(href)) return !href.startsWith(siteUrl) && !known.includes(href.split("?")[0] ?? "");
      const [path = "", fragment] = href.split("#");
      if (path !== "") return !targets.has(path);
      return documentOf(address).getElementById(fragment ?? "") === null;
    });
    expect(broken).toEqual([]);
    expect(select(address, `a[href='tel:${hotline.e164}']`).length).toBeGreaterThanOrEqual(2);
  },
);
