import { z } from "zod";
import { text } from "./values.ts";

const EXPECTED =
  "expected minutes or hours and nothing else, like 15-30 minutes, 45 minutes or 1-2 hours; the longer time last";

/** The home page's markers have room for three digits. */
const MOST = 999;

const TIME = /^(?<from>[1-9]\d*)(?: ?(?:-|–|to) ?(?<to>[1-9]\d*))? ?(?<unit>minute|hour)s?$/i;

/** How long it takes to arrive: in minutes, the least and the most, and in words that are made from these. */
const arrivalTime = z.string().transform((value, context) => {
  const { from = "", to = from, unit = "" } = TIME.exec(value)?.groups ?? {};
  const minutes = [Number(from), Number(to)].map((count) => count * (unit.toLowerCase() === "hour" ? 60 : 1));
  const [least = 0, most = 0] = minutes;
  if (least === 0 || least > most || most > MOST) {
    context.addIssue({ code: "custom", message: EXPECTED });
    return z.NEVER;
  }
  const count = from === to ? from : `${from}-${to}`;
  return { words: `${count} ${unit.toLowerCase()}${count === "1" ? "" : "s"}`, minutes: { least, most } };
});

/** What the business says of itself, each claim by its name; and the minutes of the claim `arrival`, if it is a range. */
export const claims = z
  .record(z.string().regex(/^\w+$/, "expected a name of letters"), text)
  .pipe(
    z.object({ arrival: arrivalTime.optional(), arrivalNearby: arrivalTime.optional() }).catchall(z.string()),
  )
  .transform((checked) => {
    const words = Object.entries(checked).map(([name, claim]) => [
      name,
      typeof claim === "object" ? claim.words : claim,
    ]);
    const minutes = checked.arrival?.minutes;
    return {
      words: Object.fromEntries(words) as Record<string, string>,
      minutes: minutes && minutes.least < minutes.most ? minutes : undefined,
    };
  });
