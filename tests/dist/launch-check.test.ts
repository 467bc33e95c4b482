import { execFile } from "node:child_process";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { findAll } from "../../scripts/launch-check/find-all.ts";
import { webClient } from "../../scripts/launch-check/web-client.ts";
import { freePort, listen, originOf } from "../../scripts/servers.ts";
import { createSiteServer } from "../../server/app.ts";
import { siteRules } from "../../server/site-rules.ts";
import { business } from "../../src/business/current.ts";
import { placeholderFields } from "../../src/business/placeholders.ts";
import { testBusiness } from "../../src/business/test-business.ts";
import { builtFiles } from "../support/deployed-site.ts";
import { builtFor, hostSite } from "../support/hosted-site.ts";
import { ADDRESSES } from "../support/spec.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

const REAL = testBusiness({
  name: "Lone Star Roadside",
  hotline: "(817) 555-0200",
  email: "help@lonestar-roadside.us",
  siteUrl: "https://www.lonestar-roadside.us",
});

const files = builtFor(REAL, await builtFiles());
const built = { files, rules: siteRules(files), isStale: false };

/** Runs the command as `npm run launch-check` does. */
function run(...args: string[]): Promise<{ code: number; output: string }> {
  const tsx = path.join(ROOT, "node_modules/tsx/dist/cli.mjs");
  const command = [tsx, "scripts/launch-check/main.ts", ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: ROOT }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}

describe("a business with facts of its own, built and deployed right", () => {
  test("has nothing to mend before it is deployed", async () => {
    expect(await findAll({ business: REAL, built, deployed: null, now: new Date() })).toEqual([]);
  });

  test("has nothing to mend when every file is asked for over https", async () => {
    const { agents, stop } = await hostSite(files, REAL.siteUrl);
    onTestFinished(stop);
    const deployed = { origin: REAL.siteUrl, ask: webClient(agents) };
    expect(await findAll({ business: REAL, built, deployed, now: new Date() })).toEqual([]);
  });
});

test("a site that was built for another business is found out", async () => {
  const findings = await findAll({
    business: testBusiness({ ...REAL, hotline: "(817) 555-0200", siteUrl: "https://lonestar-roadside.us" }),
    built,
    deployed: null,
    now: new Date(),
  });
  expect(findings.map(({ at }) => at)).toEqual(
    expect.arrayContaining(["/", "/lockouts", "/sitemap.xml", "/robots.txt", "/.well-known/security.txt"]),
  );
});

test("of the server that is here, only https is missing", async () => {
  const server = createSiteServer(files, built.rules);
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const deployed = { origin, ask: webClient() };
  const findings = await findAll({ business: REAL, built, deployed, now: new Date() });
  expect(findings.map(({ wrong }) => wrong)).toEqual([
    expect.stringContaining(`${origin} is not https`),
    `The site stands at ${origin}, but tells search engines that it is ${REAL.siteUrl}.`,
  ]);
});

test("a host that sends another header is found out at every address", async () => {
  const rules = [...built.rules, { path: "/*", headers: { "X-Content-Type-Options": "none" } }];
  const server = createSiteServer(files, rules);
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const findings = await findAll({
    business: REAL,
    built,
    deployed: { origin, ask: webClient() },
    now: new Date(),
  });
  const wrong = 'The header X-Content-Type-Options is "none", not "nosniff".';
  expect(findings.filter((finding) => finding.wrong === wrong).map(({ at }) => at)).toEqual(
    expect.arrayContaining([...ADDRESSES, "/robots.txt", "/service-worker.js", "/og/home.png"]),
  );
});

describe("the command", () => {
  test("names every example value, and ends with 0 only when nothing is left", async () => {
    const { code, output } = await run();
    for (const field of placeholderFields(business)) expect(output).toContain(`business.ts: ${field}`);
    expect(output).toContain("Yours to confirm");
    expect(output).toMatch(code === 0 ? /\nReady: / : /\nNot ready: \d+ things? to mend\.\n/);
    if (placeholderFields(business).length > 0) expect(code).toBe(1);
  });

  test.each([["--url"], []])("says in words when the host does not answer (%s)", async (...option) => {
    const origin = originOf(await freePort());
    const { code, output } = await run(...option, origin);
    expect(code).toBe(1);
    expect(output).toContain(`${origin} does not answer: no web server listens there.`);
  });

  test.each([[["--url", "ftp://lonestar.us"]], [["--url"]], [["--site", "x"]]])(
    "says how it is used when called with %j",
    async (args) => {
      const { code, output } = await run(...args);
      expect(code).toBe(1);
      expect(output).toContain("npm run launch-check");
    },
  );
});
