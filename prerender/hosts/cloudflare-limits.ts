/**
 * What Cloudflare Pages would not read of its two files.
 * https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/
 * @returns One line for each problem.
 */
export function beyondCloudflare(headersFile: string, redirectsFile: string): string[] {
  const headers = headersFile.trimEnd().split("\n");
  const longest = Math.max(...headers.map((line) => line.trim().length));
  const counts = [
    ["_headers", headers.filter((line) => line.startsWith("/")).length, 100, "rules"],
    ["_headers", longest, 2000, "characters in a line"],
    ["_redirects", redirectsFile.trimEnd().split("\n").length, 2000, "rules"],
  ] as const;
  return counts
    .filter(([, count, most]) => count > most)
    .map(
      ([file, count, most, what]) =>
        `Cloudflare Pages would not read all of dist/${file}: ${count} ${what}, at most ${most}.`,
    );
}
