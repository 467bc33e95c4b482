declare global {
  /** What the walk has put into each page. */
  var inPage: ReturnType<typeof createInPage>;
  /** The clock that Playwright puts into each page. */
  var __pwClock: { controller: { fastForward(ms: number): Promise<void> } };
}

/** What is on a page. */
export type Seen = ReturnType<ReturnType<typeof createInPage>["look"]>;

/** Something to tap, type into, or choose from. Its index is valid until the next look. */
export type Control = Seen["controls"][number];

/** Runs in each page before its own code: sees what is there, what is tapped, and what is opened. */
export function createInPage() {
  const CONTROLS =
    "a[href]:not([target=_blank], [href$=vcf], .skip-link), button, input, select, textarea, summary";
  const OVERLAYS = "dialog[open], nav:popover-open, #sent-heading";
  const { requestAnimationFrame } = globalThis;
  const document_ = crypto.randomUUID();
  const opened: string[] = [];
  const animations: { animation: Animation; start: number; ms: number }[] = [];
  let isLeaving = false;
  let controls: Element[] = [];
  let middles: { control: Element; x: number; y: number }[] = [];
  let overlays = "";
  let isScrolled = false;
  let tapped: Element | undefined;
  const taps: { name: string; link: string }[] = [];

  navigation.addEventListener("navigate", (event) => {
    const { url, sameDocument } = event.destination;
    if (url.startsWith("http")) isLeaving ||= !sameDocument && !url.endsWith(".vcf");
    else {
      event.preventDefault();
      opened.push(decodeURIComponent(url));
    }
  });
  // The mail draft that is opened by a script, in a window of its own.
  HTMLAnchorElement.prototype.click = function () {
    opened.push(decodeURIComponent(this.href));
  };
  addEventListener("pageshow", ({ persisted }) => {
    isLeaving = false;
    // In the back/forward cache Playwright's clock does not run.
    if (persisted) __pwClock.controller.fastForward(Number(localStorage.now) - Date.now());
  });
  const onClick = ({ target }: Event) => {
    tapped = controlOf(target);
    if (tapped) taps.push({ name: nameOf(tapped), link: linkOf(tapped) });
  };
  addEventListener("click", onClick, true);
  // What has just come or moved ignores taps for half a second, by an animation: one of the page's clock.
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    animation.pause();
    animations.push({ animation, start: Date.now(), ms: Number(args[1]) });
    return animation;
  };
  const isRunning = ({ start, ms }: { start: number; ms: number }) => Date.now() - start < ms;
  addEventListener("scroll", () => (isScrolled = true), true);

  // By then the entry script has run and has restored the fields.
  const isLoaded = new Promise((resolve) => addEventListener("load", resolve));
  // Chromium drops taps that come before the first paint.
  const isPainted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }),
  );

  const controlOf = (target: unknown) => (target instanceof Element && target.closest(CONTROLS)) || undefined;
  const controlAt = ({ x, y }: { x: number; y: number }) => controlOf(document.elementFromPoint(x, y));
  const nameOf = (control: Element) => (control.ariaLabel || control.textContent || control.id).trim();
  const linkOf = (control: Element) => decodeURIComponent(control.getAttribute("href") ?? "");
  const identityOf = (control: Element) => [control.id, nameOf(control), linkOf(control)].join("\n");
  /** Not by the element: where an extension has added elements, React replaces a control by another like it. */
  const isSame = (one: Element, other: Element) => identityOf(one) === identityOf(other);
  const middleOf = (control: Element) => {
    const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  /** With the panel: the page takes no taps for a moment after it has come or gone. */
  const openOverlays = () => Array.from(document.querySelectorAll(OVERLAYS), ({ id }) => id).join();
  const describe = (control: Element, index: number) => {
    const { id, form, name, value } = control as HTMLInputElement;
    // A name and a phone number are the same in all forms.
    const owner = /^(name|phone)$/.test(name) ? "driver" : form?.getAttribute("aria-labelledby");
    const field = control.matches("button, a, summary") ? "" : `${owner} ${id.replace("request-", "")}`;
    const isChoice = control instanceof HTMLSelectElement;
    const text = isChoice ? control.selectedOptions[0]?.text : value;
    return { index, id, name: nameOf(control), link: linkOf(control), field, isChoice, text: text ?? "" };
  };

  /** Observers report after the frame in which they have seen something. */
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  return {
    /** Leaves for an address, or goes back and forth by so many pages of this site. */
    go(to: string | number) {
      const { currentEntry } = navigation;
      if (!currentEntry) throw new Error("This page has no entry in the history.");
      const entry = typeof to === "number" && navigation.entries()[currentEntry.index + to];
      if (typeof to === "string") location.assign(to);
      else if (entry) history.go(to);
      isLeaving = typeof to === "string" || (!!entry && !entry.sameDocument) || to === 0;
    },
    /** Waits until what has come is rendered. @returns false when another page is on its way. */
    async waitUntilStill() {
      await Promise.all([isLoaded, isPainted]);
      await frames();
      for (const ignoring of animations) if (!isRunning(ignoring)) ignoring.animation.cancel();
      return !isLeaving;
    },
    /** @param isUntouched Whether the driver has left the page alone since the last look. */
    look(isUntouched: boolean) {
      const isStill = isUntouched && !isScrolled && overlays === openOverlays();
      const moved = middles.flatMap(({ control, ...middle }) => {
        const other = controlAt(middle);
        const isMoved = isStill && other && !isSame(other, control);
        return isMoved ? `"${nameOf(other)}" is now where "${nameOf(control)}" was` : [];
      });
      isScrolled = false;
      overlays = openOverlays();
      localStorage.now = Date.now();
      const dialogs = document.querySelectorAll("dialog[open]");
      const top = dialogs[0] ?? document.body;
      const focus = document.activeElement ?? document.body;
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      controls = [...top.querySelectorAll(CONTROLS)].filter(isShown);
      middles = controls.map((control) => ({ control, ...middleOf(control) }));
      middles = middles.filter((middle) => controlAt(middle) === middle.control);
      const panelLinks = [...document.querySelectorAll("[aria-labelledby=sent-heading] a")];
      return {
        document: document_,
        now: Date.now(),
        words: document.body.innerText,
        panel: panelLinks.map(linkOf).join("\n"),
        controls: controls.map(describe),
        opened: opened.splice(0),
        taps: taps.splice(0),
        isGpsCalled: device.isAsked(),
        isFocusLost: focus !== document.body && !(focus.checkVisibility() && top.contains(focus)),
        dialogs: dialogs.length,
        isRefused: top.querySelector("[aria-invalid=true]") !== null,
        isMissing: [...top.querySelectorAll<HTMLInputElement>("[required]")].some(
          ({ validity }) => validity.valueMissing,
        ),
        moved,
      };
    },
    /** @returns the middle of a control, scrolled into view, or where it last was. @throws {Error} if it is covered, except by the menu. */
    async aim(index: number) {
      const control = controls[index] ?? document.body;
      if (!control.checkVisibility()) return middles.find((middle) => middle.control === control);
      const isReached = () => controlAt(middleOf(control)) === control;
      if (!isReached()) {
        control.scrollIntoView({ block: "center", behavior: "instant" });
        // What is rendered only now may have another height than was reserved for it.
        await frames();
      }
      if (isReached()) return middleOf(control);
      const { x, y } = middleOf(control);
      const cover = document.elementFromPoint(x, y);
      // The driver closes the menu first.
      if (cover?.closest("nav:popover-open")) return undefined;
      // For a moment nothing is there: the panel has just come, and the whole page ignores taps.
      if (cover === document.documentElement && animations.some(isRunning)) return undefined;
      throw new Error(`"${nameOf(control)}" is covered by ${cover?.outerHTML.slice(0, 200)}`);
    },
    /**
     * Whether a tap has left the page, and which control it reached in place of the one that was meant. A second tap may reach
     * another where the first has closed something or jumped to a section, or a field that the form asks for. It may reach
     * the call bar or 911 if that was there for half a second.
     */
    tapResult(index: number, delay: number) {
      const control = controls[index];
      if (!tapped || !control || isSame(tapped, control)) return { isLeaving };
      const is911TooSoon = tapped.matches("[href$=':911']") && delay < 500;
      const isReopened = tapped.matches("[commandfor]");
      const isClosed = overlays !== openOverlays() || !control.checkVisibility() || isReopened;
      const isRejected = control.matches("[type=submit]") && !tapped.matches("[href*=':'], [type=submit]");
      const isBar = tapped.matches("#call-bar *") && delay >= 500;
      const isJump = [control, tapped].every((link) => link.matches("[href^='#']"));
      const isFine = delay > 0 && !is911TooSoon && (isClosed || isRejected || isBar || isJump);
      return isFine ? { isLeaving } : { isLeaving, missed: nameOf(tapped) };
    },
  };
}
