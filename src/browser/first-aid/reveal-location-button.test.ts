// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { revealLocationButton } from "./reveal-location-button.ts";

type Tell = (entries: Pick<IntersectionObserverEntry, "intersectionRatio" | "isIntersecting">[]) => void;

/** What watches the services, and the thresholds at which it is told. */
let watchers: { tell: Tell; watched: Element[]; threshold: unknown }[];
let readyState: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  watchers = [];
  readyState = "loading";
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly watched: Element[] = [];
      constructor(tell: Tell, options?: IntersectionObserverInit) {
        watchers.push({ tell, watched: this.watched, threshold: options?.threshold });
      }
      observe(element: Element) {
        this.watched.push(element);
      }
    },
  );
  document.body.innerHTML =
    '<button data-waiting>Share my Location</button><section id="services"></section>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function become(state: DocumentReadyState): void {
  readyState = state;
  revealLocationButton();
}

const isRevealed = () => !document.querySelector("[data-waiting]");

/** The services come into view so far. */
function scrollTo(ratio: number): void {
  for (const { tell } of watchers) tell([{ intersectionRatio: ratio, isIntersecting: ratio > 0 }]);
}

describe("the location button waits", () => {
  test("3.2 seconds from the load", () => {
    become("interactive");
    become("complete");
    vi.advanceTimersByTime(3199);
    expect(isRevealed()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isRevealed()).toBe(true);
  });

  test("3.2 seconds from a load that came a while after the page was read", () => {
    become("interactive");
    vi.advanceTimersByTime(1500);
    become("complete");
    vi.advanceTimersByTime(3199);
    expect(isRevealed()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isRevealed()).toBe(true);
  });

  test("5.2 seconds from when the page was read, where a picture holds back the load for good", () => {
    become("interactive");
    vi.advanceTimersByTime(5199);
    expect(isRevealed()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isRevealed()).toBe(true);
  });

  test("no longer than that where the load is late", () => {
    become("interactive");
    vi.advanceTimersByTime(5000);
    become("complete");
    vi.advanceTimersByTime(200);
    expect(isRevealed()).toBe(true);
  });
});

describe("before that, the services in view", () => {
  beforeEach(() => become("interactive"));

  test("are what is watched, from a tenth of them on", () => {
    expect(watchers.flatMap(({ watched }) => watched)).toEqual([document.querySelector("#services")]);
    expect(watchers.map(({ threshold }) => [threshold].flat())).toEqual([[0.1]]);
  });

  test.each([0.1, 0.5, 1])("by %d reveal it at once", (ratio) => {
    scrollTo(ratio);
    expect(isRevealed()).toBe(true);
  });

  test.each([0, 0.001, 0.099])("by %d do not", (ratio) => {
    scrollTo(ratio);
    expect(isRevealed()).toBe(false);
    vi.advanceTimersByTime(5200);
    expect(isRevealed()).toBe(true);
  });

  test("told of twice in one go, count as they are now", () => {
    const [watcher] = watchers;
    watcher?.tell([
      { intersectionRatio: 0, isIntersecting: false },
      { intersectionRatio: 0.4, isIntersecting: true },
    ]);
    expect(isRevealed()).toBe(true);
  });
});

test.each(['<section id="services"></section>', "<button>Call</button>", ""])(
  "a page of %j has nothing to reveal, and nothing is watched",
  (html) => {
    document.body.innerHTML = html;
    become("interactive");
    become("complete");
    expect(watchers).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  },
);
