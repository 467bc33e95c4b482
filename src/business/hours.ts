import { z } from "zod";

/** When the hotline is answered, every day. */
export interface Hours {
  /** For people: "24/7", or "6 AM to 10 PM". */
  display: string;
  /** For search engines: "06:00". */
  opens: string;
  closes: string;
}

const EXPECTED = 'expected "24/7", or the hours of every day like { opens: "06:00", closes: "22:00" }';

const TIME_EXPECTED = 'expected a time in quotes, from "00:00" to "23:59"';

const DIFFERENT = 'expected two different times; for every hour of the day, "24/7"';

const time = z.string(TIME_EXPECTED).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_EXPECTED);

/** Opening hours: around the clock, or from one time of the day to another. */
export const hours = z
  .union(
    [
      z.literal("24/7"),
      z
        .strictObject({ opens: time, closes: time })
        .refine(({ opens, closes }) => opens !== closes, DIFFERENT),
    ],
    EXPECTED,
  )
  .transform((given): Hours => {
    if (given === "24/7") return { display: given, opens: "00:00", closes: "23:59" };
    return { display: `${inWords(given.opens)} to ${inWords(given.closes)}`, ...given };
  });

/** Whether the hotline is answered around the clock. */
export function isRoundTheClock({ opens, closes }: Hours): boolean {
  return opens === "00:00" && closes === "23:59";
}

/** A time as Americans say it: "6 AM", "10:30 PM". */
function inWords(time: string): string {
  const minute = time.endsWith(":00") ? {} : ({ minute: "2-digit" } as const);
  const format = new Intl.DateTimeFormat("en-US", { hour: "numeric", ...minute, timeZone: "UTC" });
  // Some versions of Node put a narrow space before AM, which the site's font lacks.
  return format.format(new Date(`2000-01-01T${time}Z`)).replace(/\s/, " ");
}
