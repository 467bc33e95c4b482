/** https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/ */
const MAX_HEADER_RULES = 100;
const MAX_REDIRECTS = 2000;
const MAX_LINE = 2000;

/**
 * What Cloudflare Pages would not read of its two files.
 * @returns One line for each problem.
 */
export function beyondCloudflare(headersFile: string, redirectsFile: string): string[] {
  const headerLines = headersFile.trimEnd().split("\n");
  const rules = headerLines.filter((line) => line.startsWith("/")).length;
  const longest = Math.max(...headerLines.map((line) => line.trim().length));
  const redirects = redirectsFile.trimEnd().split("\n").length;
  return [
    ...over("_headers", rules, MAX_HEADER_RULES, "rules"),
    ...over("_headers", longest, MAX_LINE, "characters in a line"),
    ...over("_redirects", redirects, MAX_REDIRECTS, "rules"),
  ];
}

function over(file: string, count: number, most: number, what: string): string[] {
  if (count <= most) return [];
  return [`Cloudflare Pages would not read all of dist/${file}: ${count} ${what}, at most ${most}.`];
}
