import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { documentOf, listFiles, select } from "../support/built-site.ts";
import { EMERGENCY } from "../support/links.ts";
import { ADDRESSES, ALIASES } from "../support/spec.ts";

const targets = new Set([...ADDRESSES, ...listFiles().map((file) => `/${file}`)]);

function hrefs(address: string): string[] {
  return select(address, "[href],[src],[action]").flatMap((element) =>
    ["href", "src", "action"].map((name) => element.getAttribute(name)).filter((value) => value !== null),
  );
}

describe("links", () => {
  test.each([...ADDRESSES, "/404"])("%s leads only where something is", (address) => {
    const inside = hrefs(address).filter((href) => /^[/#]/.test(href));
    const broken = inside.filter((href) => {
      const [path = "", fragment] = href.split("#");
      if (path !== "") return !targets.has(path);
      return documentOf(address).getElementById(fragment ?? "") === null;
    });
    expect(broken).toEqual([]);
  });

  test("every page but the aliases is linked from another page", () => {
    const linked = new Set(
      ADDRESSES.flatMap((address) =>
        select(address, "a[href]")
          .map((link) => link.getAttribute("href"))
          .filter((href) => href !== address),
      ),
    );
    expect(ADDRESSES.filter((address) => !(address in ALIASES) && !linked.has(address))).toEqual([]);
  });

  test.each([...ADDRESSES, "/404"])("%s goes outside only to dial, text, mail or name itself", (address) => {
    const outside = hrefs(address).filter((href) => !/^[/#]/.test(href));
    const { siteUrl, hotline, email } = business;
    const allowed = [`tel:${hotline.e164}`, `sms:${hotline.e164}`, `mailto:${email}`, ...EMERGENCY];
    expect(
      outside.filter((href) => !href.startsWith(siteUrl) && !allowed.includes(href.split("?")[0] ?? "")),
    ).toEqual([]);
  });

  test.each([...ADDRESSES, "/404"])("%s: every phone link dials the hotline, or 911", (address) => {
    const phones = select(address, "a[href^='tel:']").map((phone) => phone.getAttribute("href"));
    const others = phones.filter((href) => href !== EMERGENCY[0]);
    expect(others.length).toBeGreaterThanOrEqual(2);
    expect(new Set(others)).toEqual(new Set([`tel:${business.hotline.e164}`]));
  });
});
