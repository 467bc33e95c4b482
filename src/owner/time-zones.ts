/**
 * Whether a name is that of a time zone of America, like America/Denver. MST and GMT are names, too, but of clocks that
 * nobody changes in summer.
 */
export function isTimeZone(name: string): boolean {
  try {
    return (
      /^(?:America|Pacific|US)\//.test(name) && new Intl.DateTimeFormat("en-US", { timeZone: name }).format(0) !== ""
    );
  } catch {
    return false;
  }
}

/** What clocks in a time zone show at a time, as if they were in UTC. */
function clockAt(time: number, timeZone: string): Date {
  return new Date(`${new Date(time).toLocaleString("sv-SE", { timeZone }).replace(" ", "T")}Z`);
}

/** The time at which clocks in a time zone show this: "2026-11-28T18:00". NaN if there is no such time. */
export function timeAt(local: string, timeZone: string): number {
  const [day = ""] = local.split("T");
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown) || !new Date(day).toISOString().startsWith(day)) return Number.NaN;
  const guess = shown - (Number(clockAt(shown, timeZone)) - shown);
  // Once more, because clocks may be changed in between.
  const time = shown - (Number(clockAt(guess, timeZone)) - guess);
  // Clocks that go forward leave out an hour.
  return Number(clockAt(time, timeZone)) === shown ? time : Number.NaN;
}

/** What nobody says in numbers. */
const NAMED_TIMES: Readonly<Record<string, string>> = { "12 AM": "midnight", "12 PM": "noon" };

/** A time as people in a time zone say it: "6 PM", "8:30 PM", "midnight". */
export function timeInWords(time: number, timeZone: string): string {
  const minute = time % 3_600_000 === 0 ? {} : ({ minute: "2-digit" } as const);
  const format = new Intl.DateTimeFormat("en-US", { hour: "numeric", ...minute, timeZone });
  // Some versions of Node put a narrow space before PM, which the site's font lacks.
  const words = format.format(time).replaceAll(/\s/g, " ");
  return NAMED_TIMES[words] ?? words;
}

/**
 * A day and time as people in a time zone say it: "Sat, Nov 28, 6 PM", and in another year than now "Fri, Jan 1, 2027,
 * 6 PM". Midnight is the end of its day.
 */
export function dayAndTimeIn(time: number, timeZone: string, now = Date.now()): string {
  const end = time - 1;
  const isThisYear = clockAt(end, timeZone).getUTCFullYear() === clockAt(now, timeZone).getUTCFullYear();
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  const day = { weekday: "short", month: "short", day: "numeric", ...year, timeZone } as const;
  return `${new Date(end).toLocaleDateString("en-US", day)}, ${timeInWords(time, timeZone)}`;
}
