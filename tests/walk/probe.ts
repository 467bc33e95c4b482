declare global {
  /** What a tab has put into each of its pages. */
  var probe: ReturnType<typeof createProbe>;
  /** The clock that Playwright puts into each page. */
  var __pwClock: { controller: { fastForward(ms: number): Promise<void> } };
  /** Tells the tab that the page is about to be left, or is shown. */
  function report(what: "leaving" | "shown"): void;
}

/** What is on a page. */
export type Seen = ReturnType<ReturnType<typeof createProbe>["look"]>;

/** Something to tap, type into, or choose from. Its index is good until the next look. */
export type Control = Seen["controls"][number];

/** What the device answers: a position so many meters precise, or the code of an error. */
export type Answer = { accuracy: number } | { code: number };

/** Runs in each page before its own code: sees what is there and what is opened, and answers for the device's GPS. */
export function createProbe() {
  const { fetch, requestAnimationFrame } = globalThis;
  const CONTROLS = "a[href]:not([target=_blank], [href$='.vcf']), button, input, select, textarea";
  const page = crypto.randomUUID();
  const asked = new Map<number, (answer: Answer) => void>();
  const arrivals: { isCode: boolean; whole: Promise<unknown> }[] = [];
  const opened: string[] = [];
  let controls: Element[] = [];
  let inView: { control: Element; x: number; y: number }[] = [];
  let overlays = 0;
  let hasScrolled = false;
  let hit: Element | undefined;

  navigation.addEventListener("navigate", (event) => {
    const { url, sameDocument } = event.destination;
    if (url.startsWith("http")) return sameDocument || url.endsWith(".vcf") || report("leaving");
    event.preventDefault();
    opened.push(decodeURIComponent(url));
  });
  // A link made by a script, for a window of its own.
  HTMLAnchorElement.prototype.click = function () {
    opened.push(decodeURIComponent(this.href));
  };
  addEventListener("click", ({ target }) => (hit = controlOf(target)), true);
  addEventListener("scroll", () => (hasScrolled = true), true);
  addEventListener("pageshow", ({ persisted }) => {
    // In the back/forward cache Playwright's clock stands still.
    if (persisted) __pwClock.controller.fastForward(Number(localStorage.now) - Date.now());
    report("shown");
  });
  const painted = new Promise<void>((resolve) => {
    const see = (list: PerformanceObserverEntryList) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    };
    new PerformanceObserver(see).observe({ type: "paint", buffered: true });
  });

  let asks = 0;
  const ask = (isWatch: boolean) => (found: PositionCallback, failed?: PositionErrorCallback | null) => {
    const id = ++asks;
    asked.set(id, (answer) => {
      if (!isWatch) asked.delete(id);
      const coords = { latitude: 32.9346123, longitude: -97.2518341, ...answer };
      if ("code" in answer) failed?.(answer as GeolocationPositionError);
      else found({ coords, timestamp: Date.now() } as unknown as GeolocationPosition);
    });
    return id;
  };
  Geolocation.prototype.getCurrentPosition = ask(false);
  Geolocation.prototype.watchPosition = ask(true);
  Geolocation.prototype.clearWatch = (id) => void asked.delete(id);

  globalThis.fetch = (address, ...options) => {
    const response = fetch(address, ...options);
    const isCode = String(address).endsWith(".js");
    const whole = response.then((answer) => answer.clone().arrayBuffer());
    const run = whole.then(() => isCode && import(String(address)));
    arrivals.push({ isCode, whole: run.catch(() => {}) });
    return response;
  };

  const controlOf = (target: unknown) => (target instanceof Element && target.closest(CONTROLS)) || undefined;
  const controlAt = ({ x, y }: { x: number; y: number }) => controlOf(document.elementFromPoint(x, y));
  const nameOf = (control: Element) => (control.ariaLabel || control.textContent || control.id).trim();
  const linkOf = (control: Element) => decodeURIComponent(control.getAttribute("href") ?? "");
  const middleOf = (control: Element) => {
    const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const countOverlays = () => document.querySelectorAll("dialog[open], nav:popover-open").length;
  const describe = (control: Element, index: number) => {
    const { id, form, value } = control as HTMLInputElement;
    const isChoice = control instanceof HTMLSelectElement;
    const field = control.matches("button, a") ? "" : `${form?.getAttribute("aria-labelledby")} ${id}`;
    const text = isChoice ? control.selectedOptions[0]?.text : value;
    return { index, id, name: nameOf(control), link: linkOf(control), field, isChoice, text: text ?? "" };
  };

  return {
    /** Waits until the page is there, and all that it has asked for is, too. */
    async settle(isCodeLate: boolean) {
      // Chromium drops taps that come before.
      await painted;
      for (let count = -1; count < arrivals.length; ) {
        count = arrivals.length;
        await Promise.all(arrivals.map(({ isCode, whole }) => (isCode && isCodeLate ? undefined : whole)));
        // Observers report after the frame that they have observed.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }
    },
    /** @param isUntouched Whether since the last look the driver has left the page alone. */
    look(isUntouched: boolean) {
      const isStill = isUntouched && !hasScrolled && overlays === countOverlays();
      const moved = inView.flatMap(({ control, ...middle }) => {
        const other = controlAt(middle);
        const isMoved = isStill && other && other !== control;
        return isMoved ? `"${nameOf(other)}" has come to the place of "${nameOf(control)}"` : [];
      });
      hasScrolled = false;
      overlays = countOverlays();
      localStorage.now = Date.now();
      const dialogs = document.querySelectorAll("dialog[open]");
      const top = dialogs[0] ?? document.body;
      controls = [...top.querySelectorAll(CONTROLS)].filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && middleOf(control).y + scrollY > 0,
      );
      inView = controls.map((control) => ({ control, ...middleOf(control) }));
      inView = inView.filter((place) => controlAt(place) === place.control);
      const focus = document.activeElement ?? document.body;
      const panel = [...document.querySelectorAll("[aria-labelledby=sent-heading] a")];
      return {
        page,
        now: Date.now(),
        words: document.body.innerText,
        panel: panel.map(linkOf).join("\n"),
        controls: controls.map(describe),
        opened: opened.splice(0),
        isGpsAsked: asked.size > 0,
        moved,
        isFocusLost: focus !== document.body && !(focus.checkVisibility() && top.contains(focus)),
        dialogs: dialogs.length,
      };
    },
    /** The middle of a control, scrolled into view. @throws {Error} when something else is there. */
    aim(index: number) {
      const control = controls[index] ?? document.body;
      const isThere = () => controlAt(middleOf(control)) === control;
      if (!isThere()) control.scrollIntoView({ block: "center", behavior: "instant" });
      if (!isThere()) throw new Error(`"${nameOf(control)}" is covered`);
      return middleOf(control);
    },
    /**
     * The control that was tapped in place of the one that was meant. A second tap may come to another where the first has
     * closed something, or to a field that the form asks for; but not to what goes out.
     */
    missed(index: number, isSecond: boolean) {
      const control = controls[index];
      if (!hit || !control || hit === control) return undefined;
      const isClosed = overlays !== countOverlays() || !control.checkVisibility();
      const isRefused = control.matches("[type=submit]") && !hit.matches("[href*=':'], [type=submit]");
      return isSecond && (isClosed || isRefused) ? undefined : nameOf(hit);
    },
    /** The device answers whoever has asked. */
    answer(answer: Answer) {
      for (const give of [...asked.values()]) give(answer);
    },
  };
}
