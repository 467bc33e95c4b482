import type { CityService, IconName } from "./types.ts";

/** The service blocks of every city page: heading, icon and the page that tells more. */
export const cityServices: Record<CityService, { name: string; icon: IconName; path: string }> = {
  tires: { name: "Flat tires", icon: "tire", path: "/tire-services" },
  lockouts: { name: "Lockouts", icon: "key", path: "/lockouts" },
  "jump-starts": { name: "Jump starts and batteries", icon: "battery", path: "/homepage-2" },
  mechanic: { name: "Mobile mechanic", icon: "wrench", path: "/mobile-mechanic" },
  brakes: { name: "Brakes", icon: "brake", path: "/mobile-brake-repair" },
};
