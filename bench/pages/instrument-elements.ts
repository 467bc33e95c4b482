import type { Instrumented, Signal } from "./instrument.ts";

/**
 * Runs in the page: tells when a call link and a dialog's opener can be seen, and when a dialog opens.
 *
 * "Can be seen" is what a driver can see and tap: in a frame that was laid out, the whole element lies in the
 * viewport, is neither hidden nor transparent, and nothing covers its middle.
 *
 * It costs the page next to nothing: an IntersectionObserver reports after a frame's own layout, so nothing is
 * laid out twice, and no frame is asked for. How long it works at a time at most is part of its figures.
 */
export function watchElements(): void {
  const page = globalThis as unknown as Instrumented;
  const CALL = 'a[href^="tel:" i]:not([href="tel:911"])';
  const OPENER = 'button[command="show-modal"]';
  /** The part of an element that must be in view: all, but for rounding. */
  const WHOLE = 0.99;
  /** Milliseconds until something in view, but hidden, is looked at again. */
  const LOOK_AGAIN = 50;

  /** Elements in view, with the time of the frame in which they came. */
  const inView = new Map<Element, number>();
  const openers = new Set<Element>();
  const told = { call: false, opener: false };
  let eager = false;
  /** Whether a link that calls stood in the HTML. */
  let parsed = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  page.benchSeen = { openers: 0, ownLongest: 0 };

  const signal = (content: Signal) => page.benchSignal(JSON.stringify(content));

  const timed = <Arguments extends unknown[]>(work: (...given: Arguments) => void) => {
    return (...given: Arguments) => {
      const start = performance.now();
      work(...given);
      page.benchSeen.ownLongest = Math.max(page.benchSeen.ownLongest, performance.now() - start);
    };
  };

  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };

  const canBeTapped = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { x, y } = middleOf(element);
    return element.contains(document.elementFromPoint(x, y));
  };

  /** What has come by now of what the link waits for: what blocks the page; if a script made the link, everything. */
  const requestsSoFar = () => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType("resource");
    const needed = parsed ? resources.filter(isBlocking) : resources;
    return 1 + (navigation?.redirectCount ?? 0) + needed.length;
  };

  /** TypeScript does not know it yet: https://developer.mozilla.org/docs/Web/API/PerformanceResourceTiming/renderBlockingStatus */
  const isBlocking = (entry: PerformanceEntry & { renderBlockingStatus?: string }) => {
    return entry.renderBlockingStatus === "blocking";
  };

  const look = timed(() => {
    clearTimeout(again);
    for (const [element, laidOut] of inView) {
      const kind = element.matches(CALL) ? "call" : "opener";
      if (told[kind]) continue;
      if (!canBeTapped(element)) {
        // It may be shown by a style, of which nothing tells.
        inView.set(element, performance.now());
        again = setTimeout(look, LOOK_AGAIN);
        continue;
      }
      told[kind] = true;
      if (kind === "opener") {
        signal({ kind, ...middleOf(element) });
      } else {
        page.benchSeen.call = { laidOut, noticed: performance.now() };
        signal({ kind, requests: requestsSoFar() });
      }
    }
  });

  const show = (element: Element) => element.scrollIntoView({ block: "center", behavior: "instant" });

  const views = new IntersectionObserver(
    timed((entries: IntersectionObserverEntry[]) => {
      for (const { target, intersectionRatio, boundingClientRect, time } of entries) {
        if (intersectionRatio < WHOLE) inView.delete(target);
        else if (!inView.has(target)) inView.set(target, time);
        if (eager && openers.has(target) && !inView.has(target) && boundingClientRect.height > 0)
          show(target);
      }
      look();
    }),
    { threshold: [0, WHOLE] },
  );

  const watch = (element: Element) => {
    for (const match of [element, ...element.querySelectorAll(`${CALL}, ${OPENER}`)]) {
      if (match.matches(OPENER)) openers.add(match);
      else if (match.matches(CALL)) parsed ||= document.readyState === "loading";
      else continue;
      page.benchSeen.openers = openers.size;
      views.observe(match);
    }
  };

  new MutationObserver(
    timed((records: MutationRecord[]) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of addedNodes) if (node instanceof Element) watch(node);
        const opened = type === "attributes" && target instanceof HTMLDialogElement && target.open;
        if (opened) signal({ kind: "opened", at: performance.timeOrigin + performance.now() });
      }
    }),
  ).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] });

  // Comes after the last of the HTML, and before the scripts that wait for it.
  document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") parsed ||= document.querySelector(CALL) !== null;
  });

  const lifted = ({ timeStamp }: Event) => signal({ kind: "lifted", at: performance.timeOrigin + timeStamp });
  addEventListener("pointerup", lifted, { capture: true, passive: true });

  page.benchShowOpener = () => {
    eager = true;
    told.opener = false;
    for (const element of openers) if (!inView.has(element)) show(element);
    look();
  };
}
