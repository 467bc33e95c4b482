/** A problem that the owner has to fix. */
export interface Finding {
  /** What is wrong. */
  wrong: string;
  /** What to do, and where. */
  remedy: string;
  /** The address that has the problem, if it is about one. */
  at?: string | undefined;
}

/** Something only the owner can judge, and where it is. */
export type ToConfirm = readonly [what: string, where: string];

/** How many addresses are listed: enough to see what they have in common. */
const SHOWN = 4;

/** The report for the owner: what to fix, what is claimed or has to be confirmed, and the verdict. */
export function report(
  findings: readonly Finding[],
  claims: readonly ToConfirm[],
  questions: readonly ToConfirm[],
): string {
  const faults = entries(findings);
  const claimed = claims.map((claim) => claim.join(": "));
  const toConfirm = questions.map((question) => question.join("\n   "));
  const things = faults.length === 1 ? "1 thing" : `${faults.length} things`;
  return [
    ...section("Fix before launch", faults),
    ...section("Claimed of your business, and where; each must be true (content/claims.yaml)", claimed),
    ...section("Only you can confirm these", toConfirm),
    faults.length === 0
      ? "No problems found. Confirm the list above before you go live."
      : `Not ready: ${things} to fix.`,
  ].join("\n\n");
}

function section(heading: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [];
  return [[heading, ...entries.map((entry) => ` - ${entry}`)].join("\n")];
}

/** One entry for the same problem at several addresses. */
function entries(findings: readonly Finding[]): string[] {
  const addresses = new Map<string, string[]>();
  for (const { wrong, remedy, at } of findings) {
    const key = `${wrong}\n   -> ${remedy}`;
    addresses.set(key, [...(addresses.get(key) ?? []), ...(at === undefined ? [] : [at])]);
  }
  return Array.from(addresses, ([entry, at]) => {
    if (at.length === 0) return entry;
    const more = at.length > SHOWN ? ` and ${at.length - SHOWN} more` : "";
    return `${entry}\n   At ${at.slice(0, SHOWN).join(", ")}${more}`;
  });
}
