import path from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { openRequest, SERVICE } from "../tests/support/request.ts";
import { ensureChromium } from "../tests/support/system/chromium.ts";
import { startPreview } from "../tests/support/system/servers.ts";

/* Writes the README's three pictures of the built site into docs/pictures/. */

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const PICTURES: readonly [name: string, device: BrowserContextOptions, reach: (page: Page) => unknown][] = [
  ["phone-night", { ...PHONE, colorScheme: "dark" }, (page) => page.goto("/", { waitUntil: "networkidle" })],
  ["dialog", PHONE, (page) => openRequest(page, SERVICE)],
  [
    "desktop",
    DESKTOP,
    (page) => page.goto("/fort-worth-tx-roadside-assistance", { waitUntil: "networkidle" }),
  ],
];

const server = await startPreview(path.resolve("dist"));
const args = ["--no-sandbox", "--disable-gpu"];
const browser = await chromium.launch({ executablePath: ensureChromium(), args });
for (const [name, device, reach] of PICTURES) {
  const context = await browser.newContext({ ...device, baseURL: server.origin, reducedMotion: "reduce" });
  const page = await context.newPage();
  // The first page fetches the font, so that the picture shows it.
  await page.goto("/");
  await page.evaluate(() => document.fonts.load("1em Overpass"));
  await reach(page);
  // With 256 colors; together they are less than 300 kB.
  const small = sharp(await page.screenshot()).png({ palette: true, effort: 10, compressionLevel: 9 });
  await small.toFile(`docs/pictures/${name}.png`);
  await context.close();
}
await browser.close();
await server.stop();
