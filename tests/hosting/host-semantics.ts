/* How hosts read their files, from what they document and from the code they publish. For tests. */

type Headers = Record<string, string>;

/**
 * What Cloudflare Pages and Netlify send by a `_headers` file: all rules that match, and what two of them say of one header
 * joined by a comma. That Netlify joins is not documented: it is the worst of what it may do.
 * https://github.com/cloudflare/workers-sdk/blob/main/packages/pages-shared/asset-server/rulesEngine.ts
 * https://github.com/netlify/build/blob/main/packages/headers-parser/src/for_regexp.ts
 */
export function headersByFile(file: string, address: string): Headers {
  const headers: Headers = {};
  let isMatching = false;
  for (const line of file.split("\n").filter(Boolean)) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (!name || !value) isMatching = matches(line, address);
    else if (isMatching) headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

/** Both take "*" for anything, and ":file" for anything without a slash. */
function matches(path: string, address: string): boolean {
  const pattern = path.replaceAll(".", "\\.").replace("*", ".*").replace(":file", "[^/]+");
  return new RegExp(`^${pattern}$`).test(address);
}

/** Every rule that matches; a header that two of them set would be decided by Vercel. */
export function vercelHeaders(file: string, address: string): Headers[] {
  const config: { headers: { source: string; headers: { key: string; value: string }[] }[] } =
    JSON.parse(file);
  return config.headers
    .filter(({ source }) => new RegExp(`^${source}$`).test(address))
    .map(({ headers }) => Object.fromEntries(headers.map(({ key, value }) => [key, value])));
}
