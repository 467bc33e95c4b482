import { z } from "zod";
import { timeInWords } from "./time-zones.ts";
import { matching } from "./values.ts";

const HOURS_EXPECTED = "expected 24/7, or opens and closes with a time each, like 06:00 and 22:00";
const TIME_EXPECTED = "expected a time like 06:00 or 22:00; midnight is 00:00";
const TIMES_EXPECTED = "expected two different times; for every hour of the day, 24/7";

const time = matching(/^([01]?\d|2[0-3]):[0-5]\d$/, TIME_EXPECTED).transform((value) => value.padStart(5, "0"));

/**
 * When the hotline is answered, every day: around the clock, or from one time of the day to another. `display` is for
 * people ("6 AM to 10 PM"), the times are for search engines ("06:00").
 */
export const hours = z
  .union(
    [
      z.literal("24/7"),
      z.strictObject({ opens: time, closes: time }).refine(({ opens, closes }) => opens !== closes, TIMES_EXPECTED),
    ],
    HOURS_EXPECTED,
  )
  .transform((given) => {
    if (given === "24/7" || isRoundTheClock(given)) return { display: "24/7", opens: "00:00", closes: "23:59" };
    return { display: `${inWords(given.opens)} to ${inWords(given.closes)}`, ...given };
  });

/** Whether the hotline is answered around the clock. */
export function isRoundTheClock({ opens, closes }: { opens: string; closes: string }): boolean {
  return opens === "00:00" && closes === "23:59";
}

/** A time as Americans say it: "6 AM", "10:30 PM", "midnight". */
function inWords(time: string): string {
  return timeInWords(Date.parse(`2000-01-01T${time}Z`), "UTC");
}
