import { ROADSIDE_HELP } from "./general-pages.ts";
import type { PageMeta, ServiceCard } from "./types.ts";

export const home = {
  topic: ROADSIDE_HELP,
  title: "{hours} Roadside Assistance in Dallas-Fort Worth",
  description:
    "Stuck in Dallas-Fort Worth? Call {phone} {anytime} for a flat tire, a lockout, a dead battery, or a roadside repair. We come to you.",
  hero: {
    title: "{hours} Roadside Assistance in Dallas-Fort Worth",
    subtitle: "Stuck? Stay safe. We come to you.",
    description:
      "Flat tire, dead battery, keys in the car, a noise you don't like: one call brings a technician.",
  },
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
} as const satisfies PageMeta & Record<string, unknown>;

/** Above the mile markers: they count the minutes of an average, and promise none. */
export const averageCall = {
  heading: "An average call",
  intro: "Yours may be shorter or longer. Ask dispatch what to expect.",
};

/** The four cards of the home page; the link's visible words are "Learn More". */
export const homeServices: readonly (ServiceCard & { link: string })[] = [
  {
    icon: "tire",
    title: "Tire changing",
    description:
      "Your spare put on, a nail hole plugged, a bad valve stem replaced, a stuck lug nut taken off.",
    features: ["Flat tire change", "Repair and plugging", "Tire-pressure sensor (TPMS) service"],
    link: "/tire-changing-service",
    picture: "tire",
  },
  {
    icon: "key",
    title: "Auto lockouts",
    description: "Keys on the seat, fob in the trunk? We open the door without damage, whatever you drive.",
    features: ["No-damage unlock", "All vehicle types", "Fast response"],
    link: "/lockouts",
    picture: "lockout",
  },
  {
    icon: "battery",
    title: "Jump start and battery",
    description:
      "A jump to get you going. If the battery won't hold a charge, we bring a new one and install it.",
    features: ["Jump start", "Battery test", "Replacement delivered"],
    link: "/homepage-2",
    picture: "battery",
  },
  {
    icon: "wrench",
    title: "Mobile mechanic",
    description: "Oil, brakes, suspension, diagnostics, and minor repairs in your driveway or at work.",
    features: ["Oil changes", "Brake service", "Diagnostics"],
    link: "/mobile-mechanic",
    picture: "mechanic",
  },
];
