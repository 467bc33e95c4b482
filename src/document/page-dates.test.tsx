import { expect, test, vi } from "vitest";
import { pageDates, updatedDates } from "./page-dates.ts";

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

const known = updatedDates([HOME], "2026-02-03", {});
const otherMarkup = (
  <main>
    <p className="other" title="tip">
      We come to you.
    </p>
    <style>{""}</style>
  </main>
);

test.each([
  ["2026-02-03", "nothing has changed", HOME],
  ["2026-02-03", "only markup has, and what is outside the main part", { ...HOME, page: otherMarkup }],
  ["2026-03-04", "its words have", route("/", "We come to you now.")],
  ["2026-03-04", "its title has", { ...HOME, title: "Another" }],
  ["2026-03-04", "its description has", { ...HOME, description: "Another" }],
])("the record dates a page by %s when %s since", (since, _, page) => {
  expect(updatedDates([page], "2026-03-04", known)["/"]?.since).toBe(since);
});

test("the record holds canonical pages only, and forgets those that are gone", () => {
  const before = { ...known, "/gone": { words: "abc", since: "2026-02-03" } };
  const dates = updatedDates([HOME, route("/home", "We come to you.", "/")], "2026-03-04", before);
  expect(Object.keys(dates)).toEqual(["/"]);
});

test("the record dates the sitemap, but for pages that have changed since or are new, which it names in one line", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect([...pageDates([HOME], known)]).toEqual([["/", "2026-02-03"]]);
  expect(warn).not.toHaveBeenCalled();
  expect(pageDates([route("/", "Other words."), route("/new", "New")], known)).toEqual(new Map());
  pageDates(
    Array.from({ length: 20 }, (_, index) => route(`/${index}`, "New")),
    known,
  );
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/npm run dates.*: \/, \/new$/)],
    [expect.stringMatching(/: \/0, .*\/7 and 12 more$/)],
  ]);
});
