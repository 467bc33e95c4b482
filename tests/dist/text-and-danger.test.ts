import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { cities } from "../../src/content/cities.ts";
import { dangers } from "../../src/content/dangers.ts";
import { services } from "../../src/content/services.ts";
import { attributes, select, texts } from "../support/built-site.ts";
import { EMERGENCY, smsWith } from "../support/links.ts";
import { CITY_PAGES, PAGES, SERVICE_PAGES } from "../support/pages.ts";

const { e164 } = business.hotline;
const CALL = `a[href='tel:${e164}']`;

const serviceAt = new Map(
  services.flatMap((service) => service.addresses.map((address) => [address, service])),
);

/** What a text from a page starts with, up to its colon. */
function startOf(address: string): string {
  const [href] = attributes(address, "a[href^='sms:+']", "href");
  return decodeURIComponent(href?.split("body=")[1] ?? "").replace(/: $/, "");
}

describe("text is an equal of call", () => {
  test.each(PAGES)(
    "%s: each call button at the top or at the thumb has a text button beside it",
    (address) => {
      const groups = select(address, ".actions, .floating:not(.floating-stays)");
      expect(groups.length).toBeGreaterThanOrEqual(1);
      for (const group of groups) {
        expect(group.querySelectorAll(CALL)).toHaveLength(1);
        expect(group.querySelectorAll("a[href^='sms:']")).toHaveLength(1);
      }
      const hasCall = select(address, "main > :first-child .button-call").length > 0;
      expect(select(address, ".actions")).toHaveLength(hasCall ? 1 : 0);
    },
  );

  test.each(PAGES)("%s: each text to the hotline starts with what the page knows", (address) => {
    const links = attributes(address, "a[href^='sms:+']", "href");
    expect(startOf(address)).toMatch(/^[A-Z0-9]/);
    expect(new Set(links)).toEqual(new Set([smsWith(e164, [`${startOf(address)}: `])]));
  });

  test.each([
    ...services.map(({ addresses, textStart }) => [addresses, textStart] as const),
    ...cities.map(({ addresses, name }) => [addresses, `${name} TX`] as const),
  ])("%j: that is %s", (addresses, start) => {
    for (const address of addresses) expect(startOf(address)).toBe(start);
  });
});

describe("who reads a text knows the page", () => {
  test.each(PAGES.filter((address) => select(address, "form[data-send^=sms]").length > 0))(
    "%s: the form's text has the same words in its first line",
    (address) => {
      for (const form of select(address, "form[data-send^=sms]")) {
        const [first = ""] = form.dataset.fields?.split(" ") ?? [];
        const field = form.querySelector<HTMLInputElement>(`#${first}`);
        expect(field?.dataset.line).toBe("");
        expect(field?.value).toBe(`${startOf(address)}:`);
      }
    },
  );
});

describe("the dialog", () => {
  test.each([...SERVICE_PAGES, ...CITY_PAGES, "/"])("of %s has chosen what the page is about", (address) => {
    const chosen = attributes(address, "#request select option[selected]", "value");
    expect(chosen).toEqual([serviceAt.get(address)?.service ?? ""]);
  });
});

describe("danger first", () => {
  const TOP = "main > section:first-child .danger";
  const dangerous = SERVICE_PAGES.filter((address) => serviceAt.get(address)?.danger);

  test.each(["/", ...dangerous])("%s names 911 before all else", (address) => {
    expect(attributes(address, "main a", "href").slice(0, 2)).toEqual(EMERGENCY);
    const [line = ""] = texts(address, TOP);
    expect(line.startsWith(dangers[serviceAt.get(address)?.danger ?? "either"])).toBe(true);
    expect(line).toMatch(/Call 911\s?Text 911 where available$/);
  });

  test.each([...SERVICE_PAGES, ...CITY_PAGES, "/"])("the dialog of %s does", (address) => {
    expect(attributes(address, "#request .danger a", "href")).toEqual(EMERGENCY);
  });

  test.each(PAGES)("%s: 911 never stands beside a way to reach the hotline", (address) => {
    for (const link of select(address, "a[href$=':911']")) {
      expect(link.parentElement?.querySelector("a[href*='+']")).toBeNull();
      expect(link.closest(".danger")).not.toBeNull();
    }
  });
});

test.each(SERVICE_PAGES)(
  "%s: a line of a list that sends to 911 has a sign, and no mark like others",
  (address) => {
    const marked = select(address, "main :is(.mark-plain, .mark-check)").map(
      ({ textContent }) => textContent,
    );
    expect(marked.filter((text) => text?.includes("911"))).toEqual([]);
  },
);
