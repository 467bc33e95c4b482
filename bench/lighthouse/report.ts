import { z } from "zod";

/** Lighthouse's categories, in the order of its own reports. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** An audit that is not passed. */
export interface Finding {
  id: string;
  title: string;
  /** What Lighthouse shows beside the title, like "1.2 s"; "" where it shows nothing. */
  shown: string;
}

/** What one run says of one address. */
export interface Outcome {
  /** Points out of 100, in the order of CATEGORIES; 0 where there is no score. */
  scores: number[];
  /** What cost points, in categories below 100. */
  costly: Finding[];
  /** What is not passed, and costs nothing. */
  free: Finding[];
  /** What Lighthouse says against its own figures. */
  warnings: string[];
}

const audit = z.object({
  id: z.string(),
  title: z.string(),
  score: z.number().nullable(),
  scoreDisplayMode: z.string(),
  displayValue: z.string().optional(),
  errorMessage: z.string().optional(),
});

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});

const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.record(z.string(), audit),
  runWarnings: z.array(z.string()),
});

/** @param json The text of a report that Lighthouse wrote as JSON. */
export function readReport(json: string): Outcome {
  const { categories, audits, runWarnings } = report.parse(JSON.parse(json));
  const failed = new Map(
    Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "error" || (score !== null && score < 1))
      .map(({ id, title, displayValue, errorMessage }) => [
        id,
        { id, title, shown: errorMessage ?? displayValue ?? "" },
      ]),
  );
  const inOrder = CATEGORIES.map((name) => categories[name]);
  const notPassed = (refs: readonly { id: string }[]) => [
    ...new Set(refs.flatMap(({ id }) => failed.get(id) ?? [])),
  ];
  return {
    scores: inOrder.map(({ score }) => Math.round((score ?? 0) * 100)),
    costly: notPassed(
      inOrder
        .filter(({ score }) => score !== 1)
        .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0)),
    ),
    free: notPassed(inOrder.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight === 0))),
    warnings: runWarnings,
  };
}

/** What stands for a run that came to no report. */
export function noReport(reason: string): Outcome {
  return {
    scores: CATEGORIES.map(() => 0),
    costly: [{ id: "no-report", title: "Lighthouse wrote no report", shown: reason }],
    free: [],
    warnings: [],
  };
}

/** Whether every category has all 100 points. */
export function isPerfect({ scores }: Outcome): boolean {
  return scores.every((score) => score === 100);
}

/** The run in the middle by the sum of its points; of an even number, the worse one of the two. */
export function middleOf(runs: readonly Outcome[]): Outcome {
  const sum = ({ scores }: Outcome) => scores.reduce((total, score) => total + score, 0);
  const middle = runs.toSorted((a, b) => sum(a) - sum(b))[Math.floor((runs.length - 1) / 2)];
  if (!middle) throw new Error("There is no middle of no runs");
  return middle;
}
