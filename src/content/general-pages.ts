import { fillTokens } from "../business/tokens.ts";
import type { PageMeta } from "./types.ts";

/** The start of text messages from the home page. Other pages that are not about one service or city add their name. */
export const ROADSIDE_HELP = "Roadside help";

export const requestHelp = fillTokens({
  topic: `${ROADSIDE_HELP} (request form)`,
  title: "Request Roadside Help Online",
  description:
    "Tell us who you are, where the car is, and what went wrong. Request help in Dallas-Fort Worth online, or call or text {phone} {anytime}.",
  heading: "Request roadside help",
  formHeading: "Your request",
  waiting: {
    heading: "While you wait",
    steps: {
      "Get clear of traffic": "Behind the guardrail if there is one. No safe way out? Stay in, belt on.",
      "Be seen": "Flashers on, and lights on after dark.",
      "Keep the phone free": "Once we have your request, we may call the number you gave.",
    },
  },
  intro:
    "Calling is quickest. If you'd rather write, we need your name, phone number, and location. The rest helps.",
} as const satisfies PageMeta & Record<string, unknown>);

export const contact = fillTokens({
  topic: `${ROADSIDE_HELP} (contact page)`,
  title: "Contact Us",
  description:
    "Call or text {phone} for roadside help in Dallas-Fort Worth, {hours}. For everything that can wait, write to us by email or with the form.",
  heading: "Contact us",
  intro: "Stuck right now? Call. For everything else, write.",
  formHeading: "Send a message",
  stuck: {
    text: "Need help now, but can't talk on the phone? Request it online, so that we get your location with it.",
    link: "Request help online",
  },
  area: "Dallas-Fort Worth Metroplex",
  hours: "{hours} Emergency Service",
} as const satisfies PageMeta & Record<string, unknown>);

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

export const serviceAreasPage = fillTokens({
  topic: `${ROADSIDE_HELP} (service areas)`,
  title: "Service Areas in Dallas-Fort Worth",
  description:
    "Cities we serve around Dallas-Fort Worth. Each page has the main roads, the usual trouble spots, and how to tell us where your car is.",
  heading: "Cities we cover",
  intro: "Choose your city to see the roads we know there. Somewhere in between? Call and ask.",
  list: "Cities A to Z",
  /** Above the names of cities without a card, or, where they are too many, of counties. */
  others: "We also cover",
} as const satisfies PageMeta & Record<string, unknown>);

/** The title and description of a county's page, if it has one: see `countyPages` in areas.ts. */
export function countyPage(county: string): PageMeta {
  return {
    title: `Roadside Assistance in ${county}`,
    description: `The cities we serve in ${county}, each with its main roads, the usual trouble spots, and how to tell dispatch where your car is.`,
  };
}

export const notFoundPage = fillTokens({
  topic: `${ROADSIDE_HELP} (unknown page)`,
  title: "Page Not Found",
  description:
    "There's nothing at this address. Return to the home page, or call {phone} for roadside help, {anytime}.",
  heading: "Oops! Page not found",
  text: "This road doesn't lead anywhere. Need help with your car? The hotline still works.",
  homeLink: "Return to Home",
} as const satisfies PageMeta & Record<string, unknown>);

/** The page shown when there is no signal and the phone has not stored the requested page. */
export const offlinePage = fillTokens({
  topic: `${ROADSIDE_HELP} (no internet)`,
  title: "No Connection",
  description:
    "This page couldn't load, because the phone has no connection. Calls and text messages to {phone} may still get through.",
  heading: "No internet here",
  intro: "This page couldn't load. A call or a text often gets through where the internet doesn't.",
  retry: "Try Again",
  location: {
    heading: "Text us where you are",
    text: 'GPS works without internet. Tap Request Help, then "Use my GPS location". Your coordinates go into the text message.',
  },
  services: {
    heading: "What we can do for you",
    text: "Pages you've opened before still open. For everything else, call or text.",
  },
} as const satisfies PageMeta & Record<string, unknown>);
