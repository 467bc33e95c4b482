import { ignoreTaps } from "../browser/ignore-taps.ts";

/**
 * Shows the call bar while no other call button is in view, not counting the small one in the header. On the
 * home page the bar stays, and only its call button changes: it is amber while it is the only one. Only links
 * to the hotline start with "tel:+", so links to 911 do not count. After a jump to a section the bar may come under the
 * driver's finger, so it ignores taps at first.
 */
export function showCallBar(): void {
  const bar = document.getElementById("call-bar");
  if (!bar) return;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    const { visibility } = getComputedStyle(bar);
    const isAway = bar.toggleAttribute("data-away", inView.size > 0);
    // Its links, not the bar itself: a tap must not reach what is below it, either.
    if (!isAway && visibility === "hidden") for (const link of bar.children) ignoreTaps(link);
  });
  for (const link of document.querySelectorAll(":is(main,footer) [href^='tel:+']")) observer.observe(link);
}
