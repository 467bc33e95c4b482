import { business } from "../../../src/business/current.ts";
import type { JourneyGroup } from "../journey.ts";
import { contact } from "./contact.ts";
import { dialog, earlyTap } from "./dialog.ts";
import { found, notFound } from "./location.ts";
import { look } from "./look.ts";
import { menu } from "./menu.ts";
import { offline } from "./offline.ts";
import { calls, missingPage, pages } from "./pages.ts";
import { requestHelp } from "./request-help.ts";
import { missingFields, sending } from "./sending.ts";
import { textFirst } from "./text-first.ts";

/** The one list of journeys, the same in every engine. */
export const JOURNEYS: readonly JourneyGroup[] = [
  pages,
  missingPage,
  calls,
  menu,
  dialog,
  earlyTap,
  missingFields,
  sending,
  found,
  notFound,
  textFirst,
  contact,
  requestHelp,
  ...(business.offline ? [offline] : []),
  look,
];
