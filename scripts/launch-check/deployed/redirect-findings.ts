import { NOT_FOUND } from "../../../prerender/site.ts";
import type { Finding } from "../finding.ts";
import { Unreachable } from "../unreachable.ts";
import type { Answer } from "../web-client.ts";
import { type Deployment, judge } from "./deployment.ts";

/** Statuses with which browsers and search engines move for good. */
const FOR_GOOD = [301, 308];

const NO_PAGE = "/no-such-page-launch-check";

/** Whether every other way to write an address leads to the one that counts, in one step. */
export async function redirectFindings(deployment: Deployment): Promise<Finding[]> {
  const findings = [slashes(deployment), unknownAddress(deployment)];
  if (deployment.origin.startsWith("https:")) findings.push(fromHttp(deployment), fromOtherName(deployment));
  return (await Promise.all(findings)).flat();
}

async function slashes({ ask, origin, files }: Deployment): Promise<Finding[]> {
  const remedy =
    'Set your host to redirect addresses that end in "/" to those without; see Deploy in README.md';
  const pages = pagesOf(files).filter((address) => address !== "/");
  const findings = pages.map((address) =>
    judge(ask, `${origin}${address}/`, (answer) => {
      const mistake = redirectMistake(answer, origin + address);
      if (mistake === undefined) return [];
      const wrong = `An address with "/" behind it does not lead to the one without: ${mistake}.`;
      return [{ wrong, remedy, at: `${address}/` }];
    }),
  );
  return (await Promise.all(findings)).flat();
}

async function unknownAddress({ ask, origin, files }: Deployment): Promise<Finding[]> {
  const remedy =
    "Set your host to answer unknown addresses with 404.html and status 404; see Deploy in README.md";
  return await judge(ask, origin + NO_PAGE, ({ status, body }) => {
    if (status !== 404) return [{ wrong: `An unknown address is answered with ${status}, not 404.`, remedy }];
    const page = files.get(NOT_FOUND)?.forms.get("identity")?.body;
    return page?.equals(body)
      ? []
      : [{ wrong: "An unknown address does not show the site's own page.", remedy }];
  });
}

async function fromHttp({ ask, origin, files }: Deployment): Promise<Finding[]> {
  const page = somePage(files);
  const insecure = origin.replace(/^https:/, "http:").replace(/:\d+$/, "");
  return await judge(ask, insecure + page, (answer) => {
    const mistake = redirectMistake(answer, origin + page);
    if (mistake === undefined) return [];
    const wrong = `${insecure} does not lead to ${origin} in one step: ${mistake}.`;
    return [{ wrong, remedy: "Set your host to redirect http to https, page by page" }];
  });
}

/** The name with "www.", or without: what people type who do not know better. */
async function fromOtherName({ ask, origin, files }: Deployment): Promise<Finding[]> {
  const page = somePage(files);
  const other = origin.includes("//www.") ? origin.replace("//www.", "//") : origin.replace("//", "//www.");
  const remedy = `Set your host to redirect ${other} to ${origin}, page by page`;
  try {
    const mistake = redirectMistake(await ask(other + page), origin + page);
    if (mistake === undefined) return [];
    return [{ wrong: `${other} does not lead to ${origin} in one step: ${mistake}.`, remedy }];
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    if (!error.isUnknownName) return [{ wrong: error.message, remedy }];
    const wrong = `${other} leads nowhere, and some people type it.`;
    return [{ wrong, remedy: `Point its DNS to your host. ${remedy}`, hint: true }];
  }
}

/** What is wrong with a redirect; nothing when it leads there at once and for good. */
function redirectMistake({ status, headers }: Answer, to: string): string | undefined {
  const { location } = headers;
  if (location === undefined || !URL.canParse(location, to)) return `the answer is ${status}`;
  if (!FOR_GOOD.includes(status)) return `the answer is ${status}, not 301 or 308`;
  const [target, wanted] = [new URL(location, to), new URL(to)];
  if (target.origin !== wanted.origin) return `it leads to ${target.origin}`;
  return target.href === wanted.href ? undefined : "it leads to another page";
}

function pagesOf(files: Deployment["files"]): string[] {
  const pages = [...files].filter(([address, { type }]) => /html/.test(type) && address !== NOT_FOUND);
  return pages.map(([address]) => address);
}

function somePage(files: Deployment["files"]): string {
  return pagesOf(files).find((address) => address !== "/") ?? "/";
}
