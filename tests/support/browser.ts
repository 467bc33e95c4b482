import { test as base, expect, type Page } from "@playwright/test";

interface Fixtures {
  /** Errors, warnings and issues that belong to what the test does. */
  expectedErrors: RegExp;
  consoleErrors: string[];
}

/** What Playwright logs if the configuration blocks service workers. */
const NO_WORKER = /^Service Worker registration blocked by Playwright$/;

/** Chromium reports the empty tab from which a test opens its page as a tracking site. */
const EMPTY_TAB = /^BounceTrackingIssue .*"trackingSites":\[""\]/;

/** Chromium launches one outside program for each tap, and logs that it refused the timed email draft. */
const SECOND_LAUNCH = /^Not allowed to launch 'mailto:/;

/**
 * Playwright's test, which also fails when the browser logs an error or a warning, or raises an issue (as in DevTools'
 * panel "Issues"), that the test does not expect.
 * After page.goto() the page is parsed and painted, though it may not have loaded: Chromium drops taps before the first
 * paint, and Playwright does not notice.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    page.goto = thenWaitForPage(page, page.goto.bind(page));
    page.reload = thenWaitForPage(page, page.reload.bind(page));
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
      client.on("Audits.issueAdded", ({ issue }) => errors.push(`${issue.code} ${JSON.stringify(issue.details)}`));
      await client.send("Audits.enable");
      await use(errors);
      const known = [EMPTY_TAB, NO_WORKER, SECOND_LAUNCH, expectedErrors];
      expect(errors.filter((error) => !known.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function thenWaitForPage<Args extends unknown[], Answer>(page: Page, open: (...args: Args) => Promise<Answer>) {
  return async (...args: Args): Promise<Answer> => {
    const answer = await open(...args);
    if (page.url().startsWith("http")) await expect.poll(() => page.evaluate(isThere), { intervals: [50] }).toBe(true);
    return answer;
  };
}

/** Runs in the page: whether it is parsed and painted. Works without the page's scripts and on a stopped clock. */
function isThere(): boolean {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "paint", buffered: true });
  const isSeen = observer.takeRecords().some(({ name }) => name === "first-contentful-paint");
  observer.disconnect();
  return isSeen && document.readyState !== "loading";
}

const PHONE_SIZE = { width: 390, height: 844 };

/** A phone, which the page recognizes by its small touch screen. */
export const PHONE = { hasTouch: true, isMobile: true, viewport: PHONE_SIZE, screen: PHONE_SIZE };

/** How long a position and a request are kept, in milliseconds. */
export const HALF_AN_HOUR = 30 * 60_000;

/** Holds back the page's requests for these addresses until the returned function is called. */
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

/** Stops the clock of all pages opened from now on. It goes on only when the test runs it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // It runs between these two calls, and cannot be stopped at a time that is over: on a busy machine, seconds pass.
  await page.clock.pauseAt(60_000);
}

/** The code of the islands. After a failure its address has a query. */
export const ISLAND_CODE = /\/assets\/islands-.*\.js/;

/** The script file of every page. */
export const ENTRY = /\/assets\/entry-.*\.js$/;

/** What the console says when React renders a form again, because a translator or an extension has changed its HTML. */
export const RENDERED_AGAIN = /React error #418/;

/** What the console says when an island could not start. */
export const ISLAND_FAILED = /Island failed/;
