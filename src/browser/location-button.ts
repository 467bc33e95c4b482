import { whenLoaded } from "../../prerender/browser/triggers.ts";

/** Milliseconds after load (spec, section 9). */
const DELAY = 3200;

/** The part of the services section that must be in view for the button to come earlier (spec, section 9). */
const THRESHOLD = 0.1;

/** Reveals the home page's location button after its delay, or when the services come into view. */
export function revealLocationButton(): void {
  const button = document.getElementById("share-location");
  const services = document.getElementById("services");
  if (!button || !services) return;
  const reveal = () => button.removeAttribute("data-waiting");

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reveal();
    },
    { threshold: THRESHOLD },
  );
  observer.observe(services);
  whenLoaded(() => setTimeout(reveal, DELAY));
}
