import { type Finding, grouped } from "./finding.ts";
import type { Question } from "./to-confirm.ts";

/** As many addresses as help to see what they have in common. */
const SHOWN = 4;

/** The list as the owner reads it: what to mend, what is good to know, what to confirm, and the verdict. */
export function report(findings: readonly Finding[], questions: readonly Question[]): string {
  const groups = grouped(findings);
  const faults = groups.filter(({ hint }) => !hint);
  const hints = groups.filter(({ hint }) => hint);
  const sections = [
    section("To mend before anyone sees it", faults.map(entry)),
    section("Good to know", hints.map(entry)),
    section(
      "Yours to confirm, for no program can tell",
      questions.map(({ ask, where }) => `${ask}\n   ${where}`),
    ),
  ];
  const verdict =
    faults.length === 0
      ? "Ready: nothing is left to mend."
      : `Not ready: ${faults.length} ${faults.length === 1 ? "thing" : "things"} to mend.`;
  return [...sections.filter((text) => text !== ""), verdict].join("\n\n");
}

function section(heading: string, entries: readonly string[]): string {
  if (entries.length === 0) return "";
  return [heading, ...entries.map((entry) => ` - ${entry}`)].join("\n");
}

function entry({ wrong, remedy, at }: ReturnType<typeof grouped>[number]): string {
  const more = at.length > SHOWN ? ` and ${at.length - SHOWN} more` : "";
  const where = at.length > 0 ? `\n   At ${at.slice(0, SHOWN).join(", ")}${more}` : "";
  return `${wrong}${where}\n   -> ${remedy}`;
}
