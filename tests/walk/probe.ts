declare global {
  /** The walk's own script in each page. */
  var probe: ReturnType<typeof createProbe>;
  /** The clock that Playwright puts into each page. */
  var __pwClock: { controller: { fastForward(ms: number): Promise<void> } };
}

/** What is on a page. */
export type Seen = ReturnType<ReturnType<typeof createProbe>["look"]>;

/** Something to tap or to fill in. */
export type Control = Seen["controls"][number];

/** Runs in each page before its own scripts: stands in for GPS and outside programs, and sees what is where. */
export function createProbe() {
  const CONTROLS =
    ":is(a[href]:not([target=_blank], [href$='.vcf'], [href^='#']), button, input, select, textarea):not(:disabled, [aria-disabled=true])";
  /** What comes and goes by a tap, and may move what is around it. */
  const OVERLAYS = "dialog[open], nav:popover-open, #sent-heading, [aria-invalid=true]";
  // Playwright's clock replaces it later, and then stops it.
  const { requestAnimationFrame } = globalThis;
  const page = crypto.randomUUID();
  let answerGps: ((accuracy: number | "refused") => void) | undefined;
  let controls: Element[] = [];
  let middles: ReturnType<typeof middleOf>[] = [];
  let overlays = 0;
  let isScrolled = false;
  let isLeaving = false;
  let opened: { url: string; at: number }[] = [];
  let taps: ReturnType<typeof describe>[] = [];
  let tapped: { control: Element; x: number; y: number; at: number } | undefined;

  const open = (url: string) => opened.push({ url: decodeURIComponent(url), at: Date.now() });
  const controlAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(CONTROLS);
  const middleOf = (control: Element) => {
    const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect();
    return { control, x: x + width / 2, y: y + height / 2 };
  };
  const describe = (control: Element, index = -1) => {
    const { id, form, value } = control as HTMLInputElement;
    const field = control.matches("button, a") ? "" : `${form?.getAttribute("aria-labelledby")} ${id}`;
    const name = (control.ariaLabel || control.textContent || id).trim();
    const link = decodeURIComponent(control.getAttribute("href") ?? "");
    return { index, id, name, link, field, value, isChoice: control.matches("select") };
  };
  /** Notes where each control is. */
  const measure = () => {
    const top = document.querySelector("dialog[open]") ?? document;
    controls = [...top.querySelectorAll(CONTROLS)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    middles = controls.map(middleOf).filter(({ control, x, y }) => controlAt(x, y) === control);
    overlays = document.querySelectorAll(OVERLAYS).length;
    isScrolled = false;
  };

  navigation.addEventListener("navigate", (event) => {
    const { url, sameDocument } = event.destination;
    if (url.startsWith("http")) isLeaving ||= !sameDocument;
    else {
      event.preventDefault();
      open(url);
    }
  });
  // The page opens a mail draft in a window of its own this way.
  HTMLAnchorElement.prototype.click = function () {
    open(this.href);
  };
  addEventListener("pageshow", ({ persisted }) => {
    isLeaving = false;
    middles = [];
    // Playwright's clock does not reach pages in the back/forward cache.
    if (persisted) __pwClock.controller.fastForward(Number(localStorage.now) - Date.now());
  });
  addEventListener("scroll", () => (isScrolled = true), true);
  const onClick = ({ clientX: x, clientY: y, target }: MouseEvent) => {
    measure();
    const control = (target as Element).closest(CONTROLS);
    if (control) taps.push(describe(control));
    tapped = control ? { control, x, y, at: Date.now() } : undefined;
  };
  addEventListener("click", onClick, true);
  // The page ignores taps for a moment by an animation (ignore-taps.ts); here it ends by the page's clock.
  Element.prototype.animate = function (this: HTMLElement, _frames, ms) {
    this.style.pointerEvents = "none";
    setTimeout(() => (this.style.pointerEvents = ""), Number(ms));
    return new Animation();
  };
  Geolocation.prototype.watchPosition = () => 0;
  Geolocation.prototype.getCurrentPosition = (found, failed) => {
    answerGps = (accuracy) => {
      const coords = { latitude: 32.9346123, longitude: -97.2518341, accuracy };
      if (accuracy === "refused") failed?.({ code: 1 } as GeolocationPositionError);
      else found({ coords, timestamp: Date.now() } as GeolocationPosition);
    };
  };

  return {
    /** @param index its place in the last look. */
    control: (index: number) => controls[index],
    /** @returns whether the page had asked. */
    answerGps(accuracy: number | "refused") {
      const answer = answerGps;
      answerGps = undefined;
      answer?.(accuracy);
      return answer !== undefined;
    },
    /** Goes back or forth by one page of this site, where there is one. */
    traverse(delta: number) {
      const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) + delta];
      if (entry) history.go(delta);
      isLeaving = entry !== undefined && !entry.sameDocument;
    },
    /** Waits until what has come is rendered. @returns false when another page is on its way. */
    async isSettled() {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return !isLeaving;
    },
    /** Where the last tap was. */
    tapped: () => tapped && { x: tapped.x, y: tapped.y },
    /**
     * Which controls are now where others were at the last tap or look. They may move when something was opened, closed or
     * scrolled; but 911 is not under the finger within half a second.
     */
    moved() {
      const isStill = !isScrolled && overlays === document.querySelectorAll(OVERLAYS).length;
      const finger = tapped && Date.now() - tapped.at < 500 ? tapped.control : undefined;
      return middles.flatMap(({ control, x, y }) => {
        const [was, is] = [control, controlAt(x, y)].map((one) => one && describe(one));
        const isWrong = isStill || (control === finger && is?.link.endsWith(":911"));
        return isWrong && is && is.name !== was?.name ? `"${is.name}" is now where "${was?.name}" was` : [];
      });
    },
    look() {
      const moved = probe.moved();
      measure();
      localStorage.now = Date.now();
      const top = document.querySelector("dialog[open]") ?? document;
      const focus = document.activeElement ?? document.body;
      const panel = [...top.querySelectorAll("[aria-labelledby=sent-heading] a")];
      const seen = {
        ...{ page, moved, opened, taps, now: Date.now(), words: document.body.innerText },
        panel: panel.map((link) => describe(link).link).join("\n"),
        controls: controls.map(describe),
        fields: [...document.querySelectorAll("input, textarea")].map(describe),
        dialogs: document.querySelectorAll("dialog[open]").length,
        isFocusLost: focus !== document.body && !(focus.checkVisibility() && top.contains(focus)),
      };
      opened = [];
      taps = [];
      return seen;
    },
  };
}
