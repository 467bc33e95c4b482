import { batteryReplacement } from "./services/battery-replacement.ts";
import { flatTireChange } from "./services/flat-tire-change.ts";
import { homepage2 } from "./services/homepage-2.ts";
import { jumpStartService } from "./services/jump-start-service.ts";
import { lockouts } from "./services/lockouts.ts";
import { mobileBrakeRepair } from "./services/mobile-brake-repair.ts";
import { mobileMechanic } from "./services/mobile-mechanic.ts";
import { mobileTireRepair } from "./services/mobile-tire-repair.ts";
import { popALock } from "./services/pop-a-lock.ts";
import { tireChangingService } from "./services/tire-changing-service.ts";
import { tireServices } from "./services/tire-services.ts";
import type { ServicePage } from "./types.ts";

/** The service pages, in the order of the routes. */
export const services: readonly ServicePage[] = [
  lockouts,
  popALock,
  tireChangingService,
  mobileTireRepair,
  homepage2,
  tireServices,
  jumpStartService,
  mobileBrakeRepair,
  mobileMechanic,
  batteryReplacement,
  flatTireChange,
];
