import { NOT_FOUND } from "../../../prerender/site.ts";
import { headersFor } from "../../../server/header-rules.ts";
import type { SiteFile } from "../../../server/site-files.ts";
import type { Finding } from "../finding.ts";
import { expiryFindings, SECURITY_TXT } from "../security-expiry.ts";
import { foreignAddresses } from "../site-addresses.ts";
import type { Answer } from "../web-client.ts";
import { headerFindings } from "./compare-headers.ts";
import { type Deployment, judge } from "./deployment.ts";

const DEPLOY = "Deploy dist/ again, all of it";

/** Types that mean the same. */
const SYNONYMS: Readonly<Record<string, string>> = {
  "application/javascript": "text/javascript",
  "application/xml": "text/xml",
  "image/vnd.microsoft.icon": "image/x-icon",
};

/** Small files may come as they are. */
const WORTH_PACKING = 1400;

/** Asks for every file that was built, pages first of all: is it there, as it was built, and as it should be sent? */
export async function fileFindings(deployment: Deployment): Promise<Finding[]> {
  const { ask, origin, files } = deployment;
  // Hosts need not give the page for unknown addresses an address of its own. A name that starts with "_" is a
  // message to the host.
  const served = [...files].filter(([address]) => address !== NOT_FOUND && !address.startsWith("/_"));
  const findings = served.map(([address, file]) =>
    judge(ask, origin + address, (answer) => judgeFile(answer, address, file, deployment)),
  );
  return (await Promise.all(findings)).flat();
}

function judgeFile(
  { status, headers, body }: Answer,
  at: string,
  file: SiteFile,
  { rules, business, now }: Deployment,
): Finding[] {
  if (status !== 200) return [{ wrong: `The answer is ${status}, not 200.`, remedy: DEPLOY, at }];
  const findings = headerFindings(at, headersFor(at, rules), headers);
  const [type, expectedType] = [typeOf(headers["content-type"]), typeOf(file.type)];
  if (type !== expectedType) {
    const remedy = "Tell your host the type of such files (Content-Type)";
    findings.push({ wrong: `It is sent as ${type}, not as ${expectedType}.`, remedy, at });
  }
  const built = file.forms.get("identity")?.body ?? Buffer.alloc(0);
  const isPacked = /^(br|gzip)$/.test(headers["content-encoding"] ?? "");
  if (file.forms.size > 1 && built.length > WORTH_PACKING && !isPacked) {
    const remedy =
      "Switch on compression (brotli or gzip) at your host, or let it send the .br and .gz files";
    findings.push({ wrong: "It is sent uncompressed, which takes several times as long.", remedy, at });
  }
  if (foreignAddresses(String(body), business.siteUrl).length > 0) {
    const wrong = `It sends search engines or shared links to another host than ${business.siteUrl}.`;
    findings.push({ wrong, remedy: DEPLOY, at });
  }
  // This one differs from day to day.
  if (at === SECURITY_TXT) findings.push(...expiryFindings(String(body), now, DEPLOY));
  else if (!body.equals(built)) {
    const remedy = `${DEPLOY}. If that is done: switch off what your host changes in files (minifying, hiding e-mail addresses, added scripts)`;
    findings.push({ wrong: "It is not the file that was built.", remedy, at });
  }
  return findings;
}

function typeOf(contentType: string | undefined): string {
  const [type = ""] = (contentType ?? "nothing").split(";");
  return SYNONYMS[type.trim().toLowerCase()] ?? type.trim().toLowerCase();
}
