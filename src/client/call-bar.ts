/**
 * Shows the call bar while no other way to call the hotline is in view, except for the header's, which is small and quiet. On
 * the home page the bar stays, and only its call button changes: it is amber while there is no other. Links to 911 have no "+".
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
    bar.toggleAttribute("data-away", inView.size > 0);
  });
  for (const link of document.querySelectorAll(":is(main,footer) [href^='tel:+']")) observer.observe(link);
}
