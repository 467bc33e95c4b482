import { fillTokens } from "../business/tokens.ts";
import type { Review } from "./types.ts";

/**
 * What customers say; display text only, never structured data. The four that came with the site are invented. Put your
 * own in their place, without the line `sample: true`: `npm run launch-check` fails while there is one.
 */
export const reviews: readonly Review[] = fillTokens([
  {
    sample: true,
    name: "Maria G.",
    location: "Arlington, TX",
    text: "Blew a tire on I-20 with two kids in the back. Dispatch told me where to wait, and the spare was on before the ice cream melted.",
    service: "Flat tire change",
  },
  {
    sample: true,
    name: "James T.",
    location: "Fort Worth, TX",
    text: "Locked my keys in the truck at the gas pump. He had the door open in a few minutes, and there's not a mark on it.",
    service: "Auto lockout",
  },
  {
    sample: true,
    name: "Priya S.",
    location: "Irving, TX",
    text: "My battery died in the parking garage at work. They tested it, showed me the reading, and put a new one in on the spot.",
    service: "Battery replacement",
  },
  {
    sample: true,
    name: "Robert L.",
    location: "Keller, TX",
    text: "Front brakes done in my own driveway while I worked from home. He showed me the old pads and told me what was still good.",
    service: "Mobile brake repair",
  },
]);
