/** Milliseconds between the page's load and the button (spec, section 9). */
const DELAY_MS = 3200;

/** After this many milliseconds the page counts as loaded, even if a picture or a script hangs. */
const LOAD_TIMEOUT_MS = 2000;

/** The part of the services section that must be in view for the button to come earlier (spec, section 9). */
const THRESHOLD = 0.1;

/**
 * Reveals the home page's location button after its delay, or when the services come into view. Call it when
 * the document is parsed ("interactive", which no script file delays) and when it is loaded ("complete").
 */
export function revealLocationButton(): void {
  const button = document.querySelector("[data-waiting]");
  const services = document.querySelector("#services");
  if (!button || !services) return;
  const reveal = () => button.removeAttribute("data-waiting");
  // `isIntersecting` would be true for any part, even below the threshold.
  const look = (entries: IntersectionObserverEntry[]) => {
    if (entries.some(({ intersectionRatio }) => intersectionRatio >= THRESHOLD)) reveal();
  };
  new IntersectionObserver(look, { threshold: THRESHOLD }).observe(services);
  setTimeout(reveal, document.readyState === "complete" ? DELAY_MS : DELAY_MS + LOAD_TIMEOUT_MS);
}
