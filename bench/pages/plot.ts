import { FLOOR } from "./report.ts";

/** Of a visit, what is drawn. */
interface Wait {
  visit: string;
  page: string;
  figures: { callLink: number | null };
}

/** The bars from top to bottom: how long until the call link is on the screen. */
const BARS: readonly (Omit<Wait, "figures"> & { label: string })[] = [
  { label: "A bare page of 300 bytes", visit: "first visit", page: FLOOR },
  { label: "First visit to a service page", visit: "first visit", page: "service" },
  { label: "The next page", visit: "next page", page: "service" },
  { label: "The next page, no signal", visit: "next page, no signal", page: "service" },
  { label: "Second visit", visit: "second visit", page: "service" },
  { label: "Second visit, no signal", visit: "second visit, no signal", page: "service" },
];

const WIDTH = 720;
const LEFT = 210;
const TOP = 52;
const STEP = 34;
const BAR = 22;
const HEIGHT = TOP + BARS.length * STEP + 8;

/** Space for the figure behind the longest bar. */
const FIGURE = 70;

const STYLE =
  "text{font:14px system-ui,sans-serif;fill:#1d252c}.title{font-size:16px;font-weight:700}.floor{fill:#8a949e}.site{fill:#005a3c}" +
  "@media(prefers-color-scheme:dark){text{fill:#e6edf3}.floor{fill:#7d8590}.site{fill:#3fb68b}}";

/** An SVG of how long a driver waits for the call link, light or dark by the reader's system. */
export function plot(medians: readonly Wait[]): string {
  const bars = BARS.map(({ label, visit, page }) => ({ label, page, wait: waitFor(medians, visit, page) }));
  const longest = Math.max(...bars.map(({ wait }) => wait));
  const scale = (WIDTH - LEFT - FIGURE) / longest;
  const rows = bars.map(({ label, page, wait }, index) => {
    const y = TOP + index * STEP;
    const width = Math.round(wait * scale);
    return [
      `<text x="${LEFT - 12}" y="${y + 16}" text-anchor="end">${label}</text>`,
      `<rect class="${page === FLOOR ? FLOOR : "site"}" x="${LEFT}" y="${y}" width="${width}" height="${BAR}" rx="3"/>`,
      `<text x="${LEFT + width + 8}" y="${y + 16}">${(wait / 1000).toFixed(2)} s</text>`,
    ].join("\n");
  });
  const title = "Until you can call: slow 3G, processor slowed four times";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">`,
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    `<text class="title" x="12" y="28">${title}</text>`,
    ...rows,
    "</svg>\n",
  ].join("\n");
}

/** @throws {Error} when the bench has not measured that visit. */
function waitFor(medians: readonly Wait[], visit: string, page: string): number {
  const wait = medians.find((sample) => sample.visit === visit && sample.page === page)?.figures.callLink;
  if (!wait) throw new Error(`no time for ${visit}, ${page}`);
  return wait;
}
