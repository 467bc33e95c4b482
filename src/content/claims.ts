import type { Named, Reason } from "./types.ts";

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

/** Short claims under a hero's buttons: as many as a phone has room for in one line. */
export const HERO_CLAIMS: readonly string[] = ["{Licensed}", "Rated {rating}"];

const [soonest, latest] = (claims.arrival ?? "").match(/\d+/g) ?? [];

/** The home page's mile markers, at the minutes of `arrival`: an average, as the terms say. */
export const AVERAGE_CALL: readonly (Named & { minute: string })[] =
  soonest && latest
    ? [
        {
          minute: "0",
          name: "You call or text",
          text: "Say where you are and what happened. Ask for the price, too.",
        },
        {
          minute: soonest,
          name: "Watch the road",
          text: "On average, a technician reaches you between this marker and the next.",
        },
        {
          minute: latest,
          name: "Work begins",
          text: "At your car, where it stands. Look it over before you drive on.",
        },
      ]
    : [];

/** Why choose us, on the home page. */
export const WHY_CHOOSE_US: readonly Reason[] = [
  {
    icon: "clock",
    title: "{hours} service",
    text: "Someone answers the hotline {anytime}.",
  },
  {
    icon: "truck",
    title: "At your car in {arrival} on average",
    text: "The technician comes to you and does the work where the car is.",
  },
  {
    icon: "shield",
    title: "{Licensed}",
    text: "{Certified} technicians, with the tools for roadside work.",
  },
  {
    icon: "family",
    title: "{Family}",
    text: "A local business: {businessYears} of experience, and {teamYears} combined experience among the technicians we send.",
  },
  {
    icon: "dollar",
    title: "{Rates}",
    text: "Ask for the price when you call, before any work begins.",
  },
  {
    icon: "compass",
    title: "{Coverage}",
    text: "Tires, lockouts, batteries, brakes, and repairs across the Dallas-Fort Worth metroplex.",
  },
];
