import type { RequestMix } from "./serving-mix.ts";
import type { Rival } from "./serving-servers.ts";

/**
 * Compares the answers of servers before they are measured: only the same work can be compared.
 * @returns One line for each answer that is not as it must be.
 */
export async function differentAnswers(servers: readonly Rival[], mix: RequestMix): Promise<string[]> {
  const problems: string[] = [];
  for (const address of new Set(mix.addresses)) {
    const bodies = new Set<string>();
    for (const { name, origin } of servers) {
      const response = await fetch(origin + address, { headers: { "Accept-Encoding": "gzip" } });
      const expected = mix.unknown.has(address) ? 404 : 200;
      if (response.status !== expected) {
        problems.push(`${name} answers ${address} with ${response.status} and not ${expected}.`);
      }
      bodies.add(`${response.headers.get("Content-Encoding")} ${await response.text()}`);
    }
    if (bodies.size > 1) problems.push(`The servers do not send the same for ${address}.`);
  }
  return problems;
}
