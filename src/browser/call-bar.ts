/** Shows the call bar while no other call button is in view; CSS keeps it to phones. */
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
  for (const link of document.querySelectorAll("a[href^='tel:']")) {
    if (!bar.contains(link)) observer.observe(link);
  }
}
