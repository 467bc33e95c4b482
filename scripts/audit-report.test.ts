import { expect, test } from "vitest";
import { readAudit } from "./audit-report.ts";

const ADVISORY = {
  source: 1,
  name: "tar",
  dependency: "tar",
  title: "Writes outside the folder",
  url: "https://advisories.example/1",
  severity: "high",
  range: "<7.5.3",
};

function report(vulnerabilities: object): string {
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { total: 0 }, dependencies: { prod: 15, dev: 351, total: 365 } },
  });
}

test("a report without advisories is clean", () => {
  expect(readAudit(report({}))).toEqual({ kind: "clean", packages: 365 });
});

test("each advisory is told once, whoever depends on the package", () => {
  const other = { ...ADVISORY, title: "Never ends", severity: "moderate" };
  const vulnerabilities = {
    tar: { name: "tar", severity: "high", via: [ADVISORY, other] },
    tool: { name: "tool", severity: "high", via: ["tar", ADVISORY] },
  };
  expect(readAudit(report(vulnerabilities))).toEqual({
    kind: "affected",
    advisories: [
      "tar <7.5.3 (high): Writes outside the folder https://advisories.example/1",
      "tar <7.5.3 (moderate): Never ends https://advisories.example/1",
    ],
  });
});

test.each([
  [
    "405 Method Not Allowed - POST https://npm.example/-/npm/v1/security/advisories/bulk",
    "405 Method Not Allowed",
  ],
  [
    "request to https://npm.example/-/npm/v1/security/advisories/bulk failed, reason: connect ECONNREFUSED",
    "connect ECONNREFUSED",
  ],
])("a registry that does not answer: %s", (message, reason) => {
  const json = JSON.stringify({ message, statusCode: 405, error: { summary: "", detail: "" } });
  expect(readAudit(json)).toEqual({ kind: "unanswered", reason });
});

test.each([
  [
    '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile."}}',
    "existing lockfile",
  ],
  ['{"auditReportVersion":1,"advisories":{}}', "auditReportVersion"],
  ["<html>a proxy's page</html>", "a proxy's page"],
  ["", "npm audit failed"],
  ["null", "npm audit failed"],
])("anything else is a failure and not a clean report: %s", (json, words) => {
  expect(() => readAudit(json)).toThrow(words);
});
