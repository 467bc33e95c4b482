import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { fold, select, texts } from "../support/built-site.ts";
import {
  ADDRESSES,
  CITY_ALIASES,
  CITY_PAGES,
  LANDING_PAGES,
  SERVICE_PAGES,
  SHORT_CITY_PAGES,
} from "../support/spec.ts";

const ALL_CITY_PAGES = [...CITY_PAGES, ...CITY_ALIASES];

function cards(address: string): string[] {
  return texts(address, "#services h3");
}

describe("home page", () => {
  test("headline and services, each card with its way on", () => {
    expect(texts("/", "h1")).toEqual(["24/7 Roadside Assistance in Dallas-Fort Worth"]);
    expect(cards("/")).toHaveLength(4);
    const links = select("/", "#services a");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/tire-changing-service",
      "/lockouts",
      "/homepage-2",
      "/mobile-mechanic",
    ]);
    for (const link of links) expect(fold(link.textContent)).toMatch(/^Learn More about /);
  });

  test("four reviews, each with name, place, words and service", () => {
    const reviews = select("/", "#reviews figure");
    expect(reviews).toHaveLength(4);
    for (const review of reviews) {
      expect(fold(review.querySelector("blockquote")?.textContent ?? "").length).toBeGreaterThan(40);
      expect(fold(review.querySelector("figcaption")?.textContent ?? "")).toMatch(/^\w+ \w\., [\w ]+, TX/);
    }
  });

  test("every claim of the specification", () => {
    const [words = ""] = texts("/", "body");
    for (const claim of [
      "24/7",
      "15-30 minutes",
      "4.9 out of 5",
      "Over 500+ happy customers served",
      "5+ years",
      "15+ years combined experience",
      "Licensed and insured",
      "Certified technicians",
      "Family owned",
      "Competitive, transparent rates",
      "Full service coverage",
    ]) {
      expect(words).toContain(claim);
    }
  });

  test("a hero picture and a floating call button", () => {
    expect(select("/", "main > section:first-child img")).toHaveLength(1);
    expect(select("/", "aside a[href^='tel:']")).toHaveLength(1);
  });
});

describe("service pages", () => {
  test.each([
    ["/lockouts", ["No-damage unlock", "All vehicle types", "Fast response"]],
    [
      "/tire-changing-service",
      [
        "Flat tire change",
        "Repair and plugging",
        "Installation",
        "Valve stem repair",
        "TPMS programming",
        "Stripped lug nut removal",
      ],
    ],
    [
      "/mobile-brake-repair",
      [
        "Pad replacement",
        "Rotor service",
        "Fluid service",
        "Caliper repair",
        "Emergency repair",
        "System inspection",
      ],
    ],
    ["/battery-replacement", ["Testing", "Quality batteries", "Professional installation"]],
    ["/flat-tire-change", ["Spare installation", "Safety", "All vehicle types"]],
  ])("%s has these cards", (address, titles) => {
    expect(cards(address)).toEqual(titles);
  });

  test.each([
    ["/pop-a-lock", 5],
    ["/homepage-2", 6],
    ["/jump-start-service", 3],
    ["/mobile-mechanic", 9],
    ["/mobile-tire-repair", 3],
  ])("%s has %i cards", (address, count) => {
    expect(cards(address)).toHaveLength(count);
  });

  test("/lockout-service is the lockout page", () => {
    expect(texts("/lockout-service", "main")).toEqual(texts("/lockouts", "main"));
  });

  test("/tire-services links each of its cards to a page", () => {
    expect(select("/tire-services", "#services a")).toHaveLength(cards("/tire-services").length);
  });

  test("/mobile-tire-repair: eight items and a three-point reason to choose it", () => {
    const lists = select("/mobile-tire-repair", "main section:not([id]) ul");
    expect(lists.some((list) => list.children.length === 8)).toBe(true);
    expect(texts("/mobile-tire-repair", "#why-choose h2")[0]).toMatch(/^Why choose/);
    expect(texts("/mobile-tire-repair", "#why-choose h3")).toHaveLength(3);
  });

  test("/mobile-mechanic: six services it does not do, and 15 cities", () => {
    expect(texts("/mobile-mechanic", "#not-done li")).toHaveLength(6);
    expect(new Set(texts("/mobile-mechanic", "#cities li")).size).toBe(15);
  });

  test("/mobile-brake-repair: four reasons, 19 cities, a call to action", () => {
    expect(texts("/mobile-brake-repair", "#why-choose h2")[0]).toMatch(/^Why choose/);
    expect(texts("/mobile-brake-repair", "#why-choose h3")).toHaveLength(4);
    expect(new Set(texts("/mobile-brake-repair", "#cities li")).size).toBe(19);
    expect(select("/mobile-brake-repair", "main a[href^='tel:']").length).toBeGreaterThanOrEqual(2);
  });

  test.each(SERVICE_PAGES)("%s: six cities of the service area, and the way to the rest", (address) => {
    expect(texts(address, "#service-area li")).toHaveLength(6);
    expect(select(address, "#service-area a[href='/service-areas']")).toHaveLength(1);
  });
});

describe("arrival claim", () => {
  const SOONER = [...SERVICE_PAGES, ...ALL_CITY_PAGES, "/request-help"];

  test.each(SOONER)("%s says 15-25 minutes", (address) => {
    expect(texts(address, "main")[0]).toContain("15-25 minutes");
    expect(texts(address, "body")[0]).not.toContain("15-30");
  });

  test.each(ADDRESSES.filter((address) => !SOONER.includes(address)))("%s never says 15-25", (address) => {
    expect(texts(address, "body")[0]).not.toContain("15-25");
  });
});

describe("city pages", () => {
  test.each(ALL_CITY_PAGES)("%s: own title, service blocks, and a footer of eight cities", (address) => {
    expect(texts(address, "h1")[0]).toMatch(/^24\/7 Roadside Assistance in .+, TX$/);
    expect(cards(address)).toHaveLength(5);
    const cities = texts(address, "footer section li");
    expect(cities).toEqual([
      "Dallas",
      "Fort Worth",
      "Arlington",
      "Plano",
      "Irving",
      "Garland",
      "Grand Prairie",
      "Mesquite",
    ]);
  });
});

describe("general pages", () => {
  test("/service-areas: 13 city cards, each leading to its page", () => {
    expect(select("/service-areas", "main li a").map((link) => link.getAttribute("href"))).toEqual(
      LANDING_PAGES,
    );
  });

  test("/service-areas: a sentence leads to every other city page", () => {
    const links = select("/service-areas", "main p a").map((link) => link.getAttribute("href"));
    expect(links.toSorted()).toEqual(SHORT_CITY_PAGES.toSorted());
  });

  test("/blog: five articles with category, title, excerpt, date and author, none of them a link", () => {
    const articles = select("/blog", "article");
    expect(articles).toHaveLength(5);
    expect(select("/blog", "main a:not([href^='tel:'])")).toEqual([]);
    const categories = articles.map((article) => fold(article.firstElementChild?.textContent ?? ""));
    expect(categories.toSorted()).toEqual([
      "Battery Care",
      "Car Maintenance",
      "Emergency Prep",
      "Safety Tips",
      "Tire Care",
    ]);
    for (const article of articles) {
      expect(article.querySelector("time")?.getAttribute("datetime")).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(fold(article.textContent)).toContain(business.name);
    }
  });

  test("/terms: eight numbered sections, then how to reach the business", () => {
    expect(texts("/terms", "main")[0]).toContain("Last updated: September 2024");
    expect(texts("/terms", "main h2")).toEqual([
      "1. Independent contractor status",
      "2. Limitation of liability",
      "3. Customer responsibility",
      "4. Contractor responsibility",
      "5. No warranty or guarantee",
      "6. Indemnification",
      "7. Payment",
      "8. Changes to terms",
      "Contact information",
    ]);
    expect(texts("/terms", "main")[0]).toContain("independent contractors");
  });

  test("/contact: hotline, e-mail, area, hours", () => {
    const [words = ""] = texts("/contact", "main");
    for (const fact of [
      business.hotline.display,
      business.email,
      "Dallas-Fort Worth Metroplex",
      "24/7 Emergency Service",
    ]) {
      expect(words).toContain(fact);
    }
  });

  test("the 404 page", () => {
    expect(texts("/404", "h1")).toEqual(["Oops! Page not found"]);
    expect(select("/404", "main a[href='/']").map((link) => fold(link.textContent))).toEqual([
      "Return to Home",
    ]);
  });
});
