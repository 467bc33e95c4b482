import { afterAll, describe, expect, test, vi } from "vitest";
import { validInput } from "../business/test-business.ts";
import { type PageDate, pageDates, updatedDates } from "./page-dates.ts";

function route(path: string, words: string, canonical = path) {
  const page = (
    <>
      <header>Menu</header>
      <main className="wide">
        <p>{words}</p>
      </main>
    </>
  );
  return { path, canonical, title: "Title", description: "Description", page };
}

const HOME = route("/", "We come to you.");

describe("the record", () => {
  test("dates a page by the day on which its words were first seen", () => {
    const first = updatedDates([HOME], "2026-02-03", {});
    expect(first["/"]?.since).toBe("2026-02-03");
    expect(updatedDates([HOME], "2026-03-04", first)).toEqual(first);
  });

  test.each([
    ["words", route("/", "We come to you now.")],
    ["title", { ...HOME, title: "Another" }],
    ["description", { ...HOME, description: "Another" }],
  ])("dates it anew when its %s change", (_, changed) => {
    const first = updatedDates([HOME], "2026-02-03", {});
    expect(updatedDates([changed], "2026-03-04", first)["/"]?.since).toBe("2026-03-04");
  });

  test("does not count markup, and what stands outside the main part", () => {
    const first = updatedDates([HOME], "2026-02-03", {});
    const page = (
      <main>
        <p className="other" title="tip">
          We come to you.
        </p>
        <style>{""}</style>
      </main>
    );
    expect(updatedDates([{ ...HOME, page }], "2026-03-04", first)).toEqual(first);
  });

  test("holds canonical pages only, and forgets those that are gone", () => {
    const known = updatedDates([route("/gone", "Gone")], "2026-02-03", {});
    const dates = updatedDates([HOME, route("/home", "We come to you.", "/")], "2026-03-04", known);
    expect(Object.keys(dates)).toEqual(["/"]);
  });
});

describe("the sitemap's dates", () => {
  const known = updatedDates([HOME], "2026-02-03", {});

  test("are those of the record", () => {
    const warn = vi.spyOn(console, "warn");
    expect([...pageDates([HOME], known)]).toEqual([["/", "2026-02-03"]]);
    expect(warn).not.toHaveBeenCalled();
  });

  test("leave out a page that has changed since, or is new, and say so in one line", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const pages = [route("/", "Other words."), route("/new", "New")];
    expect(pageDates(pages, known)).toEqual(new Map());
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/npm run dates.*: \/, \/new$/)]]);
  });

  test("name some of many such pages", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const many = Array.from({ length: 20 }, (_, index) => route(`/${index}`, "New"));
    expect(pageDates(many, known).size).toBe(0);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/: \/0, .*\/7 and 12 more$/)]]);
  });
});

describe("the facts of business.ts", () => {
  afterAll(() => {
    vi.doUnmock("../../business.ts");
    vi.resetModules();
  });

  /** The record of the whole site for a business. */
  async function recordFor(changes: object): Promise<Record<string, PageDate>> {
    vi.resetModules();
    vi.doMock("../../business.ts", () => ({ business: { ...validInput, ...changes } }));
    const { routes } = await import("../routes.tsx");
    const dates = await import("./page-dates.ts");
    return dates.updatedDates(routes, "2026-02-03", {});
  }

  test("are no words of a page: another business has the same record", async () => {
    const one = await recordFor({});
    const other = await recordFor({
      name: "Bob & Ann's Road Help of the Metroplex",
      hotline: "(512) 555-0123",
      email: "o'neil+road@bob-and-ann.example",
      siteUrl: "https://bob-and-ann.example",
      adMonitoring: { script: "https://ads.example/a.js", conversionValue: 1 },
      offline: false,
    });
    expect(Object.keys(one)).toHaveLength(36);
    expect(other).toEqual(one);
  });
});
