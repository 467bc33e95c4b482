import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { fold, select, texts } from "../support/built-site.ts";
import { ADDRESSES, CITY_ALIASES, CITY_PAGES, SERVICE_PAGES } from "../support/spec.ts";

const ALL_CITY_PAGES = [...CITY_PAGES, ...CITY_ALIASES];

describe("the request dialog", () => {
  test.each([...SERVICE_PAGES, ...ALL_CITY_PAGES])("%s carries it, opened by 'Request Help'", (address) => {
    expect(select(address, "dialog#request form")).toHaveLength(1);
    expect(texts(address, "button[command=show-modal]")).toEqual(["Request Help"]);
    expect(select(address, '[data-props*=\'"variant":"service"\']')).toHaveLength(1);
  });

  test("the home page carries its own kind, opened by 'Share my Location'", () => {
    expect(select("/", "dialog#request form")).toHaveLength(1);
    expect(texts("/", "button[command=show-modal]")).toEqual(["Share my Location"]);
    expect(select("/", '[data-props*=\'"variant":"home"\']')).toHaveLength(1);
  });

  test("no other page does", () => {
    const others = ["/request-help", "/blog", "/contact", "/terms", "/service-areas", "/404"];
    expect(others.filter((address) => select(address, "dialog").length > 0)).toEqual([]);
  });
});

describe("shared elements", () => {
  test.each(ADDRESSES)("%s: header, footer, copyright", (address) => {
    expect(texts(address, "header nav li")).toEqual(["Home", "Blog", "Contact Us", "Terms of Service"]);
    for (const path of ["/", "/blog", "/contact", "/terms"]) {
      expect(select(address, `header nav a[href="${path}"]`)).toHaveLength(1);
    }
    expect(select(address, "footer a[href='/terms'], footer a[href='/contact']")).toHaveLength(2);
    expect(select(address, "footer a[href^='tel:']")).toHaveLength(1);
    expect(texts(address, "footer")[0]).toContain(`© 2024 ${business.name}`);
  });

  test.each(ADDRESSES.filter((address) => !ALL_CITY_PAGES.includes(address)))(
    "%s: both counties",
    (address) => {
      const [dallas, tarrant] = select(address, "footer section");
      expect(fold(dallas?.querySelector("h2")?.textContent ?? "")).toBe("Dallas County");
      expect(dallas?.querySelectorAll("a")).toHaveLength(4);
      expect(fold(tarrant?.querySelector("h2")?.textContent ?? "")).toBe("Tarrant County");
      expect(tarrant?.querySelectorAll("a")).toHaveLength(10);
    },
  );
});
