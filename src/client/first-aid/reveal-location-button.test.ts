// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { revealLocationButton } from "./reveal-location-button.ts";

type Tell = (entries: Pick<IntersectionObserverEntry, "intersectionRatio" | "isIntersecting">[]) => void;

const IntersectionObserver = vi.fn(
  class {
    constructor(
      readonly tell: Tell,
      readonly options?: IntersectionObserverInit,
    ) {}
    observe = vi.fn<(element: Element) => void>();
  },
);
let readyState: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  IntersectionObserver.mockClear();
  vi.stubGlobal("IntersectionObserver", IntersectionObserver);
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
  document.body.innerHTML = '<button data-waiting></button><section id="services"></section>';
});

afterEach(() => vi.useRealTimers());

function become(state: DocumentReadyState): void {
  readyState = state;
  revealLocationButton();
}

const isRevealed = () => !document.querySelector("[data-waiting]");

test.each([
  ["3.2 seconds from the load", 0, 3200],
  ["3.2 seconds from a load that came a while after the page was read", 1500, 4700],
  ["5.2 seconds from when the page was read, where the load is late", 5000, 5200],
  ["5.2 seconds from when the page was read, where a picture holds back the load for good", undefined, 5200],
])("the location button waits %s", (_, loaded, revealed) => {
  become("interactive");
  if (loaded !== undefined) setTimeout(() => become("complete"), loaded);
  vi.advanceTimersByTime(revealed - 1);
  expect(isRevealed()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isRevealed()).toBe(true);
});

test.each([
  [[0.1], true],
  [[1], true],
  [[0, 0.4], true],
  [[0.001], false],
  [[0.099], false],
])("the services in view by %j reveal it before that: %s", (ratios, expected) => {
  become("interactive");
  const [observer, another] = IntersectionObserver.mock.instances;
  expect(another).toBeUndefined();
  expect(observer?.observe.mock.calls).toEqual([[document.querySelector("#services")]]);
  expect(observer?.options).toEqual({ threshold: 0.1 });
  observer?.tell(ratios.map((ratio) => ({ intersectionRatio: ratio, isIntersecting: ratio > 0 })));
  expect(isRevealed()).toBe(expected);
});
