import { fillTokens } from "../business/tokens.ts";
import type { AreaLink, CityService, Danger } from "./types.ts";
import type { IconName } from "./values.ts";

/* What pages share. */

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
