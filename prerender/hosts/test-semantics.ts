/* How hosts read their files, from what they document and from the code they publish. For tests. */

type Headers = Record<string, string>;

interface Rule {
  path: string;
  headers: [name: string, value: string][];
}

function parse(file: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of file.split("\n").filter(Boolean)) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ path: line, headers: [] });
  }
  return rules;
}

/** All rules that match, and what two of them say of one header joined by a comma. */
function joined(rules: readonly Rule[]): Headers {
  const headers: Headers = {};
  for (const [name, value] of rules.flatMap((rule) => rule.headers)) {
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

function escaped(text: string): string {
  return text.replaceAll(/[-/\\^$*+?.()|[\]{}]/g, "\\$&");
}

/** https://github.com/cloudflare/workers-sdk/blob/main/packages/pages-shared/asset-server/rulesEngine.ts */
export function cloudflareHeaders(file: string, address: string): Headers {
  const matching = parse(file).filter(({ path }) => {
    const pattern = path
      .split("*")
      .map(escaped)
      .join(".*")
      .replaceAll(/:[A-Za-z]\w*/g, "[^/]+");
    return new RegExp(`^${pattern}$`).test(address);
  });
  return joined(matching);
}

/**
 * Which rules match: https://github.com/netlify/build/blob/main/packages/headers-parser/src/for_regexp.ts
 * What two rules make of one header is not documented: joined here, which is the worst of it.
 */
export function netlifyHeaders(file: string, address: string): Headers {
  const matching = parse(file).filter(({ path }) => {
    const parts = path.split("/").filter(Boolean).map(netlifyPart);
    return new RegExp(`^/${parts.join("/")}/?$`, "iu").test(address);
  });
  return joined(matching);
}

function netlifyPart(part: string): string {
  if (part.startsWith(":")) return "([^/]+)";
  if (part === "*") return "?(.*)";
  return escaped(part).replaceAll("\\*", "(.*)").replaceAll("\\-", "-").replaceAll("\\/", "/");
}

/** Every rule that matches; a header that two of them set would be decided by Vercel. */
export function vercelHeaders(file: string, address: string): Headers[] {
  const config: { headers: { source: string; headers: { key: string; value: string }[] }[] } =
    JSON.parse(file);
  return config.headers
    .filter(({ source }) => new RegExp(`^${source}$`).test(address))
    .map(({ headers }) => Object.fromEntries(headers.map(({ key, value }) => [key, value])));
}
