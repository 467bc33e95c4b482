/** What `npm audit` has found. */
export type Audit =
  | { kind: "clean"; packages: number }
  /** One line for each advisory. */
  | { kind: "affected"; advisories: string[] }
  /** The registry was not reached, or does not know advisories. */
  | { kind: "unanswered"; reason: string };

interface Report {
  auditReportVersion?: number;
  message?: string;
  error?: { code?: string; summary?: string };
  vulnerabilities?: Record<string, { via: (Advisory | string)[] }>;
  metadata?: { dependencies: { total: number } };
}

interface Advisory {
  name: string;
  severity: string;
  title: string;
  url: string;
  range: string;
}

/**
 * Reads what `npm audit --json` writes, of npm 7 and later.
 * @throws {Error} when it is neither a report nor a registry's failure: then nothing was looked at.
 */
export function readAudit(json: string): Audit {
  const report = parse(json);
  if (report?.auditReportVersion === 2 && report.vulnerabilities) {
    const advisories = Object.values(report.vulnerabilities).flatMap(({ via }) => via.flatMap(lineOf));
    return advisories.length > 0
      ? { kind: "affected", advisories: [...new Set(advisories)].sort() }
      : { kind: "clean", packages: report.metadata?.dependencies.total ?? 0 };
  }
  // A failed request has a message and no code; npm's own failures, such as a missing lockfile, have a code.
  if (report?.message && !report.error?.code)
    return { kind: "unanswered", reason: withoutHost(report.message) };
  throw new Error(`npm audit failed: ${report?.error?.summary ?? json.slice(0, 200)}`);
}

function parse(json: string): Report | null {
  try {
    return JSON.parse(json) as Report | null;
  } catch {
    return null;
  }
}

/** A package that is affected through another one names only that one, which has its own line. */
function lineOf(via: Advisory | string): string[] {
  return typeof via === "string"
    ? []
    : [`${via.name} ${via.range} (${via.severity}): ${via.title} ${via.url}`];
}

/** npm's message without the address of the registry, which may be a private one. */
function withoutHost(message: string): string {
  return message.replace(/\s*-? ?(POST|GET) https?:\S+/, "").replace(/^request to \S+ failed, reason: /, "");
}
