import { z } from "zod";
import { type State, timeZoneOf } from "./states.ts";
import { dayAndTimeIn, isTimeZone, timeAt } from "./time-zones.ts";
import { DASH, fact, matching, withHyphens } from "./values.ts";

/* Today's notice: what is different until a day and hour, in the time zone of the business. */

const UNTIL_EXPECTED = "expected a day and a time, like 2026-11-28 6 PM or 2026-11-28 6:30 PM";
const UNTIL = new RegExp(String.raw`^(\d{4}${DASH}\d\d${DASH}\d\d) (0?[1-9]|1[0-2])(?::([0-5]\d))? ([AP])M$`);

/** A day and a time, as "2026-11-28T18:00". */
export const until = matching(UNTIL, UNTIL_EXPECTED).transform((value) => {
  const [, day = "", hour, minute = "00", half] = UNTIL.exec(value) ?? [];
  const hours = (Number(hour) % 12) + (half === "P" ? 12 : 0);
  return `${withHyphens(day)}T${String(hours).padStart(2, "0")}:${minute}`;
});

const ZONE_EXPECTED = "expected the name of a time zone, like America/Denver";

/** Where the state has two time zones, that of the business. */
export const timeZone = fact(ZONE_EXPECTED).refine(isTimeZone, ZONE_EXPECTED);

interface Given {
  state: State;
  timeZone: string | null;
  notice: { text: string; until: string } | null;
}

/** The facts with the notice's end as a time, and as people say it. */
export function withEnd<Facts extends Given>({ timeZone, notice, ...facts }: Facts, context: z.RefinementCtx) {
  if (!notice) return { ...facts, notice };
  const zone = timeZone ?? timeZoneOf(facts.state);
  const { text } = notice;
  const until = timeAt(notice.until, zone);
  if (!Number.isNaN(until)) return { ...facts, notice: { text, until, untilText: dayAndTimeIn(until, zone) } };
  context.addIssue({ code: "custom", path: ["notice", "until"], message: UNTIL_EXPECTED });
  return z.NEVER;
}

/** What the build says of a notice that is over: one line, or none. */
export function pastNotice(site: {
  business: { notice: { untilText: string } | null };
  notice: object | null;
}): string[] {
  const { notice } = site.business;
  return notice && !site.notice
    ? [`business.yaml: the notice was until ${notice.untilText}, and is left out; remove it`]
    : [];
}
