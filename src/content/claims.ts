/**
 * What the business says of itself; its hours are in business.ts. Texts use a claim by its name in braces:
 * {arrival}, or {Licensed} with a capital. To drop a claim, delete its line: the build lists the texts to
 * change. `npm run launch-check` lists the pages that show each.
 */
export const claims: Readonly<Record<string, string>> = {
  /** The average arrival, as the home page claims it. */
  arrival: "15-30 minutes",
  /** The same on /pop-a-lock, /request-help, the service pages and the city pages. */
  arrivalNearby: "15-25 minutes",
  rating: "4.9 out of 5",
  customers: "500+",
  businessYears: "5+ years",
  teamYears: "15+ years",
  licensed: "licensed and insured",
  certified: "certified",
  family: "family owned",
  rates: "competitive, transparent rates",
  coverage: "full service coverage",
};
