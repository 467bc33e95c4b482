import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { select, texts } from "../support/built-site.ts";
import { EMERGENCY, smsWith } from "../support/links.ts";
import { ADDRESSES, CITY_ALIASES, CITY_PAGES, SERVICE_PAGES } from "../support/spec.ts";

const PAGES = [...ADDRESSES, "/404"];
const { e164 } = business.hotline;
const CALL = `a[href='tel:${e164}']`;

/** What a text message from a service page starts with, and what its dialog has chosen. */
const SERVICES: Record<string, [start: string, choice: string]> = {
  "/lockouts": ["Lockout", "Lockout Service"],
  "/lockout-service": ["Lockout", "Lockout Service"],
  "/pop-a-lock": ["Lockout", "Lockout Service"],
  "/tire-changing-service": ["Tire change", "Tire Change"],
  "/mobile-tire-repair": ["Tire repair", "Tire Change"],
  "/homepage-2": ["Dead battery", "Jump Start"],
  "/tire-services": ["Tire trouble", "Tire Change"],
  "/jump-start-service": ["Jump start", "Jump Start"],
  "/mobile-brake-repair": ["Brakes", "Mobile Mechanic"],
  "/mobile-mechanic": ["Mechanic", "Mobile Mechanic"],
  "/battery-replacement": ["New battery", "Battery Replacement"],
  "/flat-tire-change": ["Flat tire", "Tire Change"],
};

/** What a text message from a page starts with. */
function startOf(address: string): string {
  const [heading = ""] = texts(address, "h1");
  const [, city] = /in (.+), TX$/.exec(heading) ?? [];
  return city ? `${city} TX` : (SERVICES[address]?.[0] ?? "Roadside help");
}

describe("text is an equal of call", () => {
  test.each(PAGES)(
    "%s: each call button at the top or at the thumb has a text button beside it",
    (address) => {
      const groups = select(address, `.actions, .call-bar`);
      expect(groups.length).toBeGreaterThanOrEqual(1);
      for (const group of groups) {
        expect(group.querySelectorAll(CALL)).toHaveLength(1);
        expect(group.querySelectorAll("a[href^='sms:']")).toHaveLength(1);
      }
      const hasCall =
        select(address, "main > :first-child .button-call, [data-not-found] .button-call").length > 0;
      expect(select(address, ".actions")).toHaveLength(hasCall ? 1 : 0);
    },
  );

  test.each(PAGES)("%s: each text to the hotline starts with what the page knows", (address) => {
    const links = select(address, "a[href^='sms:+']").map((link) => link.getAttribute("href"));
    expect(new Set(links)).toEqual(new Set([smsWith(e164, [`${startOf(address)}: `])]));
  });
});

describe("the dialog", () => {
  test.each([...SERVICE_PAGES, ...CITY_PAGES, ...CITY_ALIASES, "/"])(
    "of %s has chosen what the page is about",
    (address) => {
      const chosen = select(address, "#request select option[selected]");
      expect(chosen.map((option) => option.getAttribute("value"))).toEqual([SERVICES[address]?.[1] ?? ""]);
    },
  );
});

describe("danger first", () => {
  const LOCKOUTS = ["/lockouts", "/lockout-service", "/pop-a-lock"];
  const TIRES = ["/flat-tire-change", "/tire-changing-service", "/mobile-tire-repair", "/tire-services"];
  const TOP = "main > section:first-child .danger";

  test.each(["/", ...LOCKOUTS, ...TIRES])("%s names 911 before all else", (address) => {
    expect(
      select(address, "main a")
        .slice(0, 2)
        .map((link) => link.getAttribute("href")),
    ).toEqual(EMERGENCY);
    const [line = ""] = texts(address, TOP);
    expect(/Child or pet inside\?/.test(line)).toBe(!TIRES.includes(address));
    expect(/Stopped in a lane\?/.test(line)).toBe(!LOCKOUTS.includes(address));
    expect(line).toMatch(/Call 911\s?Text 911 where available$/);
  });

  test.each([...SERVICE_PAGES, ...CITY_PAGES, ...CITY_ALIASES, "/"])("the dialog of %s does", (address) => {
    const [line] = select(address, "#request .danger");
    expect(Array.from(line?.querySelectorAll("a") ?? [], (link) => link.getAttribute("href"))).toEqual(
      EMERGENCY,
    );
  });

  test.each(PAGES)("%s: 911 never stands beside a way to reach the hotline", (address) => {
    for (const link of select(address, "a[href$=':911']")) {
      expect(link.parentElement?.querySelector("a[href*='+']")).toBeNull();
      expect(link.closest(".danger")).not.toBeNull();
    }
  });
});
