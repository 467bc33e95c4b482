import { ignoreTaps } from "./islands/ignore-taps.ts";
import { loadIslands } from "./islands/load-islands.client.ts";
import { startIslands } from "./islands/start-islands.client.ts";
import { registerServiceWorker } from "./offline/register-service-worker.client.ts";
import { mayBeFromAd } from "./request/ad-monitoring/ad-visit.client.ts";
import { partOf } from "./request/controls/part-of.ts";
import { autosave, restoreFields } from "./request/device/autosave.client.ts";
import { hasText, LAST_REQUEST, pinKey } from "./request/device/tab-storage.ts";

/** The menu while it is open. Browsers without popovers always show it; ":is" ignores the selector they do not know. */
const OPEN_MENU = "[data-part=menu]:is(:popover-open)";

/*
 * The one script file of every page, which takes over from first aid. It waits for nothing, and nothing waits
 * for it. Each part fails alone: old web views lack an interface, and privacy extensions make some throw.
 */
for (const part of [
  autosave,
  () => startIslands(registerServiceWorker, hasPin),
  showTextAreas,
  showCallBar,
  closeMenu,
  logMissingPage,
  showBrandFont,
  showLastRequest,
])
  try {
    part();
  } catch (error) {
    console.warn(error);
  }

// A page restored from the back/forward cache has no open dialog or menu, and nothing out of date.
addEventListener("pageshow", ({ persisted }) => {
  restoreFields(persisted);
  if (!persisted) return;
  closeOverlays();
  showLastRequest();
});

/** Whether the tab has a position of this form: only its code can show it, and knows whether it has expired. */
function hasPin(island: HTMLElement): boolean {
  return hasText(pinKey(island.querySelector("form")?.dataset.storedAs ?? ""));
}

/** Scrolls a text area that gets the focus into view as a whole: browsers themselves show only the line with the caret. */
function showTextAreas(): void {
  addEventListener("focusin", ({ target }) => {
    const field = target as HTMLTextAreaElement;
    if (field.type === "textarea") field.scrollIntoView({ block: "nearest" });
  });
}

/** On the page for unknown addresses: logs the path that led there, as the specification asks. */
function logMissingPage(): void {
  if (document.querySelector("[data-not-found]")) console.error(`404: ${location.pathname}`);
}

/**
 * Shows the stored request, if there is one that was not put away, on every page, also on those without an island; or
 * removes one that was put away on another page. The code for that also names the ad that has brought the visit.
 */
function showLastRequest(): void {
  if (!hasText(LAST_REQUEST) && !partOf("sent-panel") && !mayBeFromAd()) return;
  loadIslands<typeof import("./islands.client.ts")>().then(
    (panel) => panel.restoreSentPanel(),
    // If its code does not load, nothing changes; the next page tries again.
    () => {},
  );
}

/**
 * Closes the mobile menu when one of its links is chosen, before the next page arrives, and when the focus leaves the
 * header, for the call bar or the page. Opening it, its button, Escape, and a tap outside are handled by the popover itself.
 * A link to another part of the page closes it, too, and brings something else under the finger.
 */
function closeMenu(): void {
  // Not on the menu: Firefox tells screen readers that all of an element that listens for clicks can be clicked.
  addEventListener("click", ({ target }) => {
    if ((target as Partial<Element>).closest?.("[data-part=menu] a,[href^='#']")) closeOverlays();
  });
  // On the header, so that it does not matter which of its controls has the focus last.
  const header = partOf("menu")?.closest("header");
  header?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !header.contains(relatedTarget as Node))
      header.querySelector<HTMLElement>(OPEN_MENU)?.hidePopover();
  });
}

/** Closes the menu and the dialog. A second tap is not meant for what has been behind them. */
function closeOverlays(): void {
  ignoreTaps(document.body);
  const open = document.querySelectorAll<HTMLElement | HTMLDialogElement>(
    `${OPEN_MENU},[data-part=dialog][open]`,
  );
  for (const element of open) {
    if ("close" in element) element.close();
    else element.hidePopover();
  }
}

/**
 * Shows the call bar while no other call button is in view, not counting the small one in the header. On the
 * home page the bar stays, and only its call button changes: it is amber while it is the only one. Only links
 * to the hotline start with "tel:+", so links to 911 do not count.
 */
function showCallBar(): void {
  const bar = partOf("call-bar");
  if (!bar) return;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    bar.toggleAttribute("data-away", inView.size > 0);
  });
  const watchLinks = () => {
    for (const link of document.querySelectorAll(":is(main,footer) [href^='tel:+']")) observer.observe(link);
  };
  watchLinks();
  // The panel after sending has one, too.
  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true });
}

/**
 * Shows headings in Overpass if it loads after the first paint; all other text keeps its first font. A
 * heading whose height would change keeps its font too, so that nothing moves.
 * docs/decisions/0009-overpass-optional.md
 */
function showBrandFont(): void {
  const show = () => {
    const headings = [...document.querySelectorAll<HTMLElement>("h1,h2,h3")];
    const heights = headings.map(({ offsetHeight }) => offsetHeight);
    document.body.dataset.branded = "";
    // All heights are read before any heading changes: each change in between would cost another layout.
    const moved = headings.filter(({ offsetHeight }, index) => offsetHeight !== heights[index]);
    for (const { dataset } of moved) dataset.stays = "";
  };
  // If the font is cached, the page has no layout yet. In the next frame it is laid out only once.
  const withNextFrame = () => requestAnimationFrame(show);
  // If the font does not load, nothing changes.
  document.fonts.load("1em Headings").then(withNextFrame, () => {});
}
