/** The fixed site's pages without others like them, a service's and a city's: one of each kind. */
export const ONE_OF_EACH_KIND = [
  "/",
  "/blog",
  "/contact",
  "/request-help",
  "/service-areas",
  "/terms",
  "/keys",
  "/ashby",
];
