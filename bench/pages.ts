import { writeFile } from "node:fs/promises";
import path from "node:path";
import { startHttps } from "../scripts/caddy.ts";
import { newKey, trust } from "../scripts/certificate.ts";
import { PAGES, readArguments } from "./pages/arguments.ts";
import { launchChrome } from "./pages/chrome.ts";
import { writeFloor } from "./pages/floor.ts";
import type { BenchPage } from "./pages/journeys.ts";
import { describeMachine } from "./pages/machine.ts";
import { measure } from "./pages/measure.ts";
import { FLOOR, resultsOf, resultsText } from "./pages/results.ts";

/*
 * Serves the built site over https and HTTP/2, and measures in Chromium, on slow networks and a slow processor, how soon a driver
 * can call: each kind of page beside the bare page that nothing can beat, and beside other sites if asked to.
 */

const { runs, pages, others, write } = readArguments(process.argv.slice(2));
const date = new Date().toISOString().slice(0, 10);

const floor = await writeFloor();
const key = newKey();
const [site, floorSite] = await Promise.all([startHttps(key), startHttps(key, { folder: floor.folder })]);
const chrome = await launchChrome(trust(key));
const machine = describeMachine(chrome.version);

const own: BenchPage[] = pages.map((name) => ({ name, url: site.origin + PAGES[name] }));
const all = [{ name: FLOOR, url: `${floorSite.origin}/` }, ...own, ...others];
const measured = await measure(chrome, all, runs, (what) => console.error(what));

await Promise.all([chrome.close(), site.stop(), floorSite.stop(), floor.remove()]);

const results = resultsOf({ date, machine, runs, own: pages, others }, measured);
const text = resultsText(results);
console.log(text);
await writeFile(path.join(import.meta.dirname, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
if (write) await writeFile(path.join(import.meta.dirname, "RESULTS.md"), resultsFile(text));
process.exitCode = results.misses.length > 0 ? 1 : 0;

function resultsFile(tables: string): string {
  return `# What the pages measure

Written by \`npm run bench -- --write\`. Every page is visited on a phone's screen (412 x 823), with a processor slowed
four times, over a connection with the round trip and rate of its network: slow 3G 400 ms and 400 kbit/s, slow 4G
150 ms and 1.6 Mbit/s. As for visitors it is https with HTTP/2, by Caddy: a new connection costs two round trips.
"floor" is a bare page of 300 bytes with a link that calls, from the same server; a figure with an "x" is that many
times the floor's.

- First visit: an empty profile. Second visit: some time later, connections and workers long ended. From home: by
  the link on the home page, in milliseconds from the moment the finger left it.
- Call link visible: a link that calls is on the screen, whole, shown and covered by nothing.
- Bytes: bodies as sent, compressed; of two with an arrow the first was asked for before the page's load event, the
  second in all until the page was idle. Kept for offline: what only the service worker asked for.
- Early tap: what opens the dialog is tapped the moment it is on the screen. Late tap: when the page is idle.

${tables}
`;
}
