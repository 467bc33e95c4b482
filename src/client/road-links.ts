/**
 * A link to text from a road of a city's page starts the text with the city, "Keller TX: ". The road is added at the
 * tap, "Keller TX, US 377 (Main Street), ", because it would be in the page twice otherwise.
 */
export function nameRoads(): void {
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(".road-link");
    if (link)
      link.href = link.href.replace("%3A", encodeURIComponent(`, ${link.textContent.replace(/\s/g, " ")},`));
  });
}
