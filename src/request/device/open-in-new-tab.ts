/**
 * Opens an email draft: in a new tab where mail programs may be web pages. In Safari and on phones they are not, and a
 * new tab would be blocked a second after the tap.
 */
export function openDraft(href: string): void {
  if ("registerProtocolHandler" in navigator) openInNewTab(href);
  else location.href = href;
}

/** Milliseconds after which a browser has surely opened what it was asked to. */
const OPENED_AFTER_MS = 10_000;

/**
 * Opens an email draft in a new tab, so that this page stays even if the mail program is a web page.
 *
 * Firefox (seen in ESR 153) opens such a web page in the tab of the link, whatever the link's target; but in a new tab
 * if the link is in a frame (launchWithURI in its WebHandlerApp). With window.open, a mail program that is no web page
 * would leave an empty tab in front of this page.
 */
export function openInNewTab(href: string): void {
  const { userAgent } = navigator;
  const frame = document.createElement("iframe");
  frame.hidden = true;
  if (/Firefox/.test(userAgent) && !/Android/.test(userAgent)) {
    document.body.append(frame);
    setTimeout(() => frame.remove(), OPENED_AFTER_MS);
  }
  const link = (frame.contentDocument ?? document).createElement("a");
  Object.assign(link, { href, target: "_blank" }).click();
}
