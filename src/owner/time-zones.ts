/** Whether a name is that of a time zone, like America/Denver. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

/** What clocks in a time zone show at a time, as if they were in UTC. */
function clockAt(time: number, timeZone: string): number {
  return Date.parse(`${new Date(time).toLocaleString("sv-SE", { timeZone }).replace(" ", "T")}Z`);
}

/** The time at which clocks in a time zone show this: "2026-11-28T18:00". NaN if there is no such time. */
export function timeAt(local: string, timeZone: string): number {
  const [day = ""] = local.split("T");
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown) || !new Date(day).toISOString().startsWith(day)) return Number.NaN;
  const guess = shown - (clockAt(shown, timeZone) - shown);
  // Once more, because clocks may be changed in between.
  const time = shown - (clockAt(guess, timeZone) - guess);
  // Clocks that go forward leave out an hour.
  return clockAt(time, timeZone) === shown ? time : Number.NaN;
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

/** A day and time as people in a time zone say it: "Sat, Nov 28, 6 PM". Midnight is the end of its day. */
export function inZone(time: number, timeZone: string): string {
  const words = timeInWords(time, timeZone);
  const day = { weekday: "short", month: "short", day: "numeric", timeZone } as const;
  return `${new Date(words === "midnight" ? time - 1 : time).toLocaleDateString("en-US", day)}, ${words}`;
}
