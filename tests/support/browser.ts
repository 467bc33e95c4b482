import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { business } from "../../src/business/current.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Fixtures {
  /** Errors, warnings and issues that belong to what the test does. */
  expectedErrors: RegExp;
  consoleErrors: string[];
}

/**
 * Chromium leaves a fade between two pages out when it comes too late, as on a busy machine. It says so as an error in
 * the page, from a promise that no script has been given (https://github.com/w3c/csswg-drafts/issues/13726).
 */
const LEFT_OUT_FADE =
  /^InvalidStateError: Transition was aborted because of invalid state. Page already revealed$/;

/** What Playwright says where the configuration keeps service workers out. */
const NO_WORKER = /^Service Worker registration blocked by Playwright$/;

/** Chromium counts the empty tab, from which a test opens its page, as a site that leads to others. */
const EMPTY_TAB = /^BounceTrackingIssue .*"trackingSites":\[""\]/;

/** Chromium launches one outside program for each gesture, and says so when the timed mail draft comes second. */
const SECOND_LAUNCH = /^Not allowed to launch 'mailto:/;

/**
 * As Playwright's test, and it fails when the browser logs an error or a warning, or raises an issue (as in DevTools'
 * panel "Issues"), that the test does not expect.
 * A page that was opened has been painted: Chromium drops taps that come before, and Playwright does not notice.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page, serviceWorkers }, use) => {
    // Playwright turns the HTTP cache off where it routes, and the worker goes by that cache.
    if (serviceWorkers === "block") await stubAdMonitoring(page.context());
    page.goto = thenPainted(page, page.goto.bind(page));
    page.reload = thenPainted(page, page.reload.bind(page));
    await use(page);
  },
  expectedErrors: [/^$/, { option: true }],
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      const client = await page.context().newCDPSession(page);
      client.on("Audits.issueAdded", ({ issue }) =>
        errors.push(`${issue.code} ${JSON.stringify(issue.details)}`),
      );
      await client.send("Audits.enable");
      await use(errors);
      const isExpected = (error: string) =>
        [LEFT_OUT_FADE, EMPTY_TAB, NO_WORKER, SECOND_LAUNCH, expectedErrors].some((known) =>
          known.test(error),
        );
      expect(errors.filter((error) => !isExpected(error))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The monitoring service answers with nothing: no test reaches it. One that looks at it stubs it anew. */
async function stubAdMonitoring(context: BrowserContext): Promise<void> {
  if (!business.adMonitoring) return;
  await context.route(business.adMonitoring.script, (route) =>
    route.fulfill({ body: "", contentType: "text/javascript" }),
  );
}

export { expect };

function thenPainted<Args extends unknown[], Answer>(page: Page, open: (...args: Args) => Promise<Answer>) {
  return async (...args: Args): Promise<Answer> => {
    const answer = await open(...args);
    if (page.url().startsWith("http"))
      await expect.poll(() => page.evaluate(isPainted), { intervals: [50] }).toBe(true);
    return answer;
  };
}

/** Runs in the page; works without the page's scripts, and when its clock is stopped. */
function isPainted(): boolean {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "paint", buffered: true });
  const isSeen = observer.takeRecords().some(({ name }) => name === "first-contentful-paint");
  observer.disconnect();
  return isSeen;
}

/** Holds back what the page asks for at such addresses until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Stops the clock of the pages to come: it goes on only as the test has it run. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Has the browser save data from the next page on: then none is prepared before it is asked for. */
export async function saveData(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
}

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What sun glare and a shaking hand ask for: contrast 7:1 (AAA), and targets that are not too small. */
const ROADSIDE = { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } };

/** What axe finds on the page as it stands, in dark and in light: violations, each with the elements it names. */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await page.evaluate(
      async (options) => {
        const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
        const { violations } = await axe.run(document, { ...options, resultTypes: ["violations"] });
        return violations.map(({ id, help, nodes }) => {
          const elements = nodes.map(
            ({ target, failureSummary }) => `  ${target.join(" ")} ${failureSummary}`,
          );
          return `${id}: ${help}\n${elements.join("\n")}`;
        });
      },
      { runOnly: STANDARDS, rules: ROADSIDE },
    );
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
