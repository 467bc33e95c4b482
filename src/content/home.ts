import { fillTokens } from "../business/tokens.ts";
import { claims } from "./claims.ts";
import { ROADSIDE_HELP } from "./general-pages.ts";
import type { PageMeta, Reason, ServiceCard } from "./types.ts";

export const home = fillTokens({
  topic: ROADSIDE_HELP,
  title: "{hours} Roadside Assistance in Dallas-Fort Worth",
  description:
    "Stuck in Dallas-Fort Worth? Call {phone} {anytime} for a flat tire, a lockout, a dead battery, or a roadside repair. We come to you.",
  heading: "{hours} Roadside Assistance in Dallas-Fort Worth",
  subtitle: "Stuck? Stay safe. We come to you.",
  intro: "Flat tire, dead battery, keys in the car, a noise you don't like: one call brings a technician.",
  services: {
    heading: "What stopped you?",
    intro: "Pick what fits. Not sure? Call and describe it.",
  },
  whyChooseUs: {
    heading: "Why choose us",
    intro: "Good reasons to save the number before you need it.",
  },
  reviews: {
    heading: "What drivers say",
    intro: "Rated {rating}. Over {customers} happy customers served.",
  },
  closing: {
    heading: "We cover Dallas-Fort Worth",
    text: "And the roads between its cities. Tell us where you are, and a technician comes to the car.",
  },
} as const satisfies PageMeta & Record<string, unknown>);

/** Why choose us, on the home page. */
export const WHY_CHOOSE_US: Readonly<Record<string, Reason>> = fillTokens({
  "{hours} service": {
    icon: "clock",
    text: "Someone answers the hotline {anytime}.",
  },
  "At your car in {arrival} on average": {
    icon: "truck",
    text: "The technician comes to you and does the work where the car is.",
  },
  "{Licensed}": {
    icon: "shield",
    text: "{Certified} technicians, with the tools for roadside work.",
  },
  "{Family}": {
    icon: "family",
    text: "A local business: {businessYears} of experience, and {teamYears} combined experience among the technicians we send.",
  },
  "{Rates}": {
    icon: "dollar",
    text: "Ask for the price when you call, before any work begins.",
  },
  "{Coverage}": {
    icon: "compass",
    text: "Tires, lockouts, batteries, brakes, and repairs across the Dallas-Fort Worth metroplex.",
  },
});

/** Above the mile markers: they count the minutes of an average, and promise none. */
export const averageCall = fillTokens({
  heading: "An average call",
  intro: "Yours may be shorter or longer. Ask dispatch what to expect.",
});

const [soonest, latest] = (claims.arrival ?? "").match(/\d+/g) ?? [];

/** The home page's mile markers, at the minutes of `arrival`: an average, as the terms say. */
export const AVERAGE_CALL: readonly Record<"minute" | "name" | "text", string>[] = fillTokens(
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
    : [],
);

/** The four cards of the home page; the link's visible words are "Learn More". */
export const homeServices: Readonly<Record<string, ServiceCard & { link: string }>> = fillTokens({
  "Tire changing": {
    icon: "tire",
    description:
      "Your spare put on, a nail hole plugged, a bad valve stem replaced, a stuck lug nut taken off.",
    features: ["Flat tire change", "Repair and plugging", "Tire-pressure sensor (TPMS) service"],
    link: "/tire-changing-service",
    picture: "tire",
  },
  "Auto lockouts": {
    icon: "key",
    description: "Keys on the seat, fob in the trunk? We open the door without damage, whatever you drive.",
    features: ["No-damage unlock", "All vehicle types", "Fast response"],
    link: "/lockouts",
    picture: "lockout",
  },
  "Jump start and battery": {
    icon: "battery",
    description:
      "A jump to get you going. If the battery won't hold a charge, we bring a new one and install it.",
    features: ["Jump start", "Battery test", "Replacement delivered"],
    link: "/homepage-2",
    picture: "battery",
  },
  "Mobile mechanic": {
    icon: "wrench",
    description: "Oil, brakes, suspension, diagnostics, and minor repairs in your driveway or at work.",
    features: ["Oil changes", "Brake service", "Diagnostics"],
    link: "/mobile-mechanic",
    picture: "mechanic",
  },
});
