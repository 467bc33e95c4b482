import { fillTokens } from "../business/tokens.ts";
import type { AreaLink, CityService, Danger } from "./types.ts";
import type { IconName } from "./values.ts";

/* What pages share, and the texts that appear outside of them: link previews in chats, a phone's home screen, and llms.txt. */

/** Short claims under a hero's buttons: as many as a phone has room for in one line. */
export const HERO_CLAIMS: readonly string[] = fillTokens(["{Licensed}", "Rated {rating}"]);

/** The header's links. */
export const navigation: readonly AreaLink[] = fillTokens([
  { name: "Home", path: "/" },
  { name: "Blog", path: "/blog" },
  { name: "Contact Us", path: "/contact" },
  { name: "Terms of Service", path: "/terms" },
]);

/** The question before the 911 links, for each danger. */
export const dangers: Record<Danger, string> = fillTokens({
  lockout: "Child or pet inside?",
  lane: "Stopped in a lane?",
  either: "Child or pet inside? Stopped in a lane?",
});

/** The headline of a city's page, as a guide sign has it: the words around the name. */
export const cityHeadline = fillTokens({ before: "{hours} Roadside Assistance in ", after: ", TX" });

/** The service blocks of every city page: heading, icon and the page that tells more. */
export const cityServices: Record<CityService, { name: string; icon: IconName; path: string }> = fillTokens({
  tires: { name: "Flat tires", icon: "tire", path: "/tire-services" },
  lockouts: { name: "Lockouts", icon: "key", path: "/lockouts" },
  "jump-starts": { name: "Jump starts and batteries", icon: "battery", path: "/homepage-2" },
  wheels: { name: "Wheel locks and stuck lug nuts", icon: "lug-nut", path: "/tire-changing-service" },
  mechanic: { name: "Mobile mechanic", icon: "wrench", path: "/mobile-mechanic" },
  brakes: { name: "Brakes", icon: "brake", path: "/mobile-brake-repair" },
});

/** The end of service pages that have no closing words of their own: a reason to call, above the call button. */
export const serviceClosing = fillTokens({
  heading: "Tell us where you are. We come to you.",
  text: "Average arrival {arrivalNearby}, {hours}. Not sure what's wrong? Call and describe it.",
});

/** The end of pages that are not about one service or city. */
export const generalClosing = fillTokens({
  heading: "Broken down? Call.",
  text: "A technician comes to the car. Average arrival {arrival}, {hours}.",
});

/** The words for the picture that chats and networks show beside a link. */
export const previewAlt = fillTokens("A road at night, and above it: {name}, {phone}.");

/** On a phone's home screen. */
export const app = fillTokens({
  description: "Roadside help in Dallas-Fort Worth, {hours}: call, text, or send your location.",
  /** Shown on a long press on the icon. A shortcut must lead to a page: on these two, the action comes first. */
  shortcuts: [
    { name: "Call dispatch", short_name: "Call", url: "/contact" },
    { name: "Request help", url: "/request-help" },
  ],
} as const);

/** The first lines of llms.txt, for assistants that read the site for someone; the lists of pages follow it. */
export const llms = fillTokens({
  summary:
    "{name} sends a technician to drivers in Dallas-Fort Worth, Texas, {anytime}: flat tires, lockouts, jump starts and batteries, brakes, and repairs where the car is. A driver who needs help should call or text {phone}; every page says so too. To write instead: {email}.",
  cities: "Cities with a page of their own:",
  headings: { general: "Get help, and about us", services: "Services", cities: "Cities" },
} as const);
