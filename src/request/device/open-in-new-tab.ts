/**
 * Opens an email draft: beside the page where mail programs may be web pages. Elsewhere (Safari, phones) there are none, and a
 * new window is blocked where the tap was a second ago.
 */
export function openDraft(href: string): void {
  if ("registerProtocolHandler" in navigator) openInNewTab(href);
  else location.href = href;
}

/** Milliseconds after which a browser has surely opened what it was asked to. */
const OPENED_AFTER_MS = 10_000;

/**
 * Opens an email draft in a new window, so that this page stays even if the mail program is a web page.
 *
 * Firefox (seen in ESR 153) opens such a program in the tab of the link, whatever the link's target; but in a new tab, if the
 * link is in a frame (launchWithURI in its WebHandlerApp). There, window.open would leave an empty tab in front of the page
 * where the mail program is no web page.
 */
export function openInNewTab(href: string): void {
  const { userAgent } = navigator;
  const frame = document.createElement("iframe");
  frame.hidden = true;
  if (/Firefox/.test(userAgent) && !/Android/.test(userAgent)) document.body.append(frame);
  const link = (frame.contentDocument ?? document).createElement("a");
  Object.assign(link, { href, target: "_blank" }).click();
  setTimeout(() => frame.remove(), OPENED_AFTER_MS);
}
