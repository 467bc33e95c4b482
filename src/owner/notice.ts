import { z } from "zod";
import type { Business } from "./business.ts";
import { inZone, isTimeZone, timeAt, timeZoneOf } from "./time-zones.ts";
import { fact, matching } from "./values.ts";

/* Today's notice: what is different until a day and hour, in the time zone of the business. */

const UNTIL_EXPECTED = "expected a day and a time, like 2026-11-28 6 PM";
/** After 12, an hour is without AM and PM. */
const HOUR = String.raw`0?\d|1[0-2]|(?:1[3-9]|2[0-3])(?!.*[Mm])|24(?=:00$)`;
const TIME = String.raw`(${HOUR})(?::([0-5]\d))? ?(?:([APap])\.?[Mm]\.?)?`;
const UNTIL = new RegExp(String.raw`^(\d{4}-\d\d-\d\d) (?:(?:12 )?([Nn]oon|[Mm]idnight)|${TIME})$`);

/** A day and a time in any usual notation, as "2026-11-28T18:00". Midnight is the end of its day, as 24:00 is. */
export const until = matching(UNTIL, UNTIL_EXPECTED).transform((value) => {
  const [, day, named = "", given, minute = "00", half] = UNTIL.exec(value) ?? [];
  const hour = Number(given ?? (/^n/i.test(named) ? 12 : 24));
  const hours = half ? (hour % 12) + (half.toUpperCase() === "P" ? 12 : 0) : hour;
  return `${day}T${String(hours).padStart(2, "0")}:${minute}`;
});

const ZONE_EXPECTED = "expected the name of a time zone, like America/Denver";

/** Where the state has two time zones, that of the business. */
export const timeZone = fact(ZONE_EXPECTED).refine(isTimeZone, ZONE_EXPECTED);

interface Given {
  state: string;
  timeZone: string | null;
  notice: { text: string; until: string } | null;
}

/** The facts with the notice's end as a time, and as people say it. */
export function withEnd<Facts extends Given>({ timeZone, notice, ...facts }: Facts, context: z.RefinementCtx) {
  if (!notice) return { ...facts, notice };
  const zone = timeZone ?? timeZoneOf(facts.state) ?? "America/New_York";
  const { text } = notice;
  const until = timeAt(notice.until, zone);
  if (!Number.isNaN(until)) return { ...facts, notice: { text, until, untilText: inZone(until, zone) } };
  context.addIssue({ code: "custom", path: ["notice", "until"], message: UNTIL_EXPECTED });
  return z.NEVER;
}

/** What the build says of a notice that is over: one line, or none. */
export function pastNotice(site: { business: Business; notice: object | null }): string[] {
  const { notice } = site.business;
  return notice && !site.notice
    ? [`business.yaml: the notice was until ${notice.untilText}, and is left out; remove it`]
    : [];
}
