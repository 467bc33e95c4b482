/** On the page for unknown addresses: logs the path that led there, as the specification asks. */
export function logMissingPage(): void {
  if (document.querySelector("[data-not-found]")) console.error(`404: no page at ${location.pathname}`);
}
