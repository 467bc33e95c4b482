/** The link texts for review sites and social networks, by a pattern for their host. */
const PROFILES: readonly (readonly [host: RegExp, words: string])[] = [
  [/(^|\.)(google\.com|goo\.gl|g\.page|g\.co)$/, "See our reviews on Google"],
  [/(^|\.)yelp\.(com|to)$/, "See our reviews on Yelp"],
  [/(^|\.)(facebook\.com|fb\.com)$/, "Find us on Facebook"],
  [/(^|\.)instagram\.com$/, "Find us on Instagram"],
  [/(^|\.)nextdoor\.com$/, "Find us on Nextdoor"],
  [/(^|\.)bbb\.org$/, "Find us at the Better Business Bureau"],
];

/** The link text for a page of the business on another site. */
export function profileWords(profile: string): string {
  const { hostname } = new URL(profile);
  const known = PROFILES.find(([host]) => host.test(hostname));
  return known?.[1] ?? `Find us on ${hostname.replace(/^www\./, "")}`;
}
