import { ignoreTaps } from "./islands/ignore-taps.ts";
import { loadIslands, startIslands } from "./islands/start-islands.client.ts";
import { registerServiceWorker } from "./offline/register-service-worker.client.ts";
import { nameAd } from "./request/ad-monitoring/name-ad.client.ts";
import { findPart } from "./request/controls/find-part.ts";
import { autosave, restoreFields } from "./request/device/autosave.client.ts";
import { hasText, keyIn } from "./request/device/tab-storage.ts";
import { LAST_REQUEST_KEY } from "./request/sent-panel/last-request-key.ts";

/*
 * The one script file of every page. If a part fails, the others still run: old web views lack interfaces, and privacy
 * extensions make some throw.
 */
for (const part of [
  autosave,
  () => startIslands(registerServiceWorker, hasPin),
  toggleByEnter,
  nameAd,
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

// In a page from the back/forward cache, nothing is open and nothing is out of date.
addEventListener("pageshow", ({ persisted }) => {
  restoreFields(persisted);
  if (!persisted) return;
  closeOverlays();
  showLastRequest();
});

/** Whether the tab has stored a pin of this island's form: only its code can show that, or see that it has expired. */
function hasPin(island: HTMLElement): boolean {
  return hasText(keyIn(`${island.querySelector("form")?.dataset.storedAs}`, "pin"));
}

/** Enter in a checkbox toggles it. Natively it would send the form. */
function toggleByEnter(): void {
  addEventListener("keydown", (event) => {
    const box = event.target as HTMLInputElement;
    if (event.key !== "Enter" || box.type !== "checkbox") return;
    event.preventDefault();
    box.click();
  });
}

/** On the page for unknown addresses, logs the path, as the specification asks. */
function logMissingPage(): void {
  if (findPart("not-found")) console.error(`404: ${location.pathname}`);
}

/**
 * Shows the sent panel if the tab has a last request, also on a page without an island; or removes a panel that was put
 * away on another page.
 */
function showLastRequest(): void {
  if (!hasText(LAST_REQUEST_KEY) && !findPart("sent-panel")) return;
  loadIslands<typeof import("./islands.client.ts")>().then(
    (panel) => panel.updateSentPanel(),
    // If its code does not load, nothing changes; the next page tries again.
    () => {},
  );
}

/**
 * Closes the menu when one of its links, or a link to another part of the page, is tapped, and when the focus leaves
 * the header. Its button, Escape and a tap outside are the popover's own.
 */
function closeMenu(): void {
  // On the window: Firefox tells screen readers that all of an element that listens for clicks can be clicked.
  addEventListener("click", ({ target }) => {
    if ((target as Partial<Element>).closest?.("[data-part=menu] a,[href^='#']")) closeOverlays();
  });
  // On the header, so that it does not matter which of its controls has the focus last.
  const header = findPart("menu")?.closest("header");
  header?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !header.contains(relatedTarget as Node)) hideMenu();
  });
}

/** In browsers without popovers, ":is" ignores the selector that they do not know. */
function hideMenu(): void {
  document.querySelector<HTMLElement>("[data-part=menu]:is(:popover-open)")?.hidePopover();
}

/** Closes the menu and the dialog. A second tap must not hit what was behind them. */
function closeOverlays(): void {
  ignoreTaps(document.body);
  findPart<HTMLDialogElement>("dialog")?.close();
  hideMenu();
}

/**
 * Hides the call bar while another link to the hotline, which its own button calls, is in view, except for the one in
 * the header; 911 or a road's operator does not count. On the home page the bar stays, and its call button is amber
 * only while it is the only one.
 */
function showCallBar(): void {
  const bar = findPart("call-bar");
  if (!bar) return;
  const hotline = bar.querySelector("[href^=tel]")?.getAttribute("href");
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    bar.toggleAttribute("data-away", inView.size > 0);
  });
  const watchLinks = () => {
    for (const link of document.querySelectorAll(`:is(main,footer) [href="${hotline}"]`)) observer.observe(link);
  };
  watchLinks();
  // The sent panel, which comes later, has such a link.
  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true });
}

/**
 * Shows headings in the site's font once it has loaded, except for those whose height would change, so that nothing moves.
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
