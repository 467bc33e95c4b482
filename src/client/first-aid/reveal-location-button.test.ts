// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { revealLocationButton } from "./reveal-location-button.ts";

/* When it comes by time: tests/browser/location-button.spec.ts, first-aid.spec.ts. */

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

beforeEach(() => {
  vi.useFakeTimers();
  IntersectionObserver.mockClear();
  vi.stubGlobal("IntersectionObserver", IntersectionObserver);
  document.body.innerHTML = '<button data-waiting></button><section id="services"></section>';
});

afterEach(() => vi.useRealTimers());

test.each([
  [[0.1], true],
  [[1], true],
  [[0, 0.4], true],
  [[0.001], false],
  [[0.099], false],
])("the services in view by %j reveal the location button before its time: %s", (ratios, expected) => {
  revealLocationButton();
  const [observer] = IntersectionObserver.mock.instances;
  expect(observer?.observe.mock.calls).toEqual([[document.querySelector("#services")]]);
  expect(observer?.options).toEqual({ threshold: 0.1 });
  observer?.tell(ratios.map((ratio) => ({ intersectionRatio: ratio, isIntersecting: ratio > 0 })));
  expect(!document.querySelector("[data-waiting]")).toBe(expected);
});
