import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { reachPanel } from "../src/request/sent-panel/testing/sent-panel.ts";
import { contactForm, fillIn, sendHelp } from "../tests/support/forms.ts";
import { CANONICAL, CITY_PAGES } from "../tests/support/pages.ts";
import { openRequest, SERVICE } from "../tests/support/request.ts";
import { ensureChromium } from "../tests/support/system/chromium.ts";
import { startPreview } from "../tests/support/system/servers.ts";
import { WRITTEN } from "../tests/support/typed.ts";

/*
 * Writes pictures of every kind of page and of every state into gallery/, and the README's three into docs/pictures/;
 * `npm run gallery -- --readme` writes only those three.
 */

const GALLERY = path.resolve("gallery");
const WIDTHS = [320, 390, 768, 1280, 1920];
const SCHEMES = ["light", "dark"] as const;

/** Brings a page into the state that the picture shows. */
type Reach = (page: Page) => Promise<unknown>;

const at = (address: string): Reach => {
  return (page) => page.goto(address, { waitUntil: "networkidle" });
};

/** The city of which a picture is taken: all are alike. */
const CITY = "/fort-worth-tx-roadside-assistance";
const PAGES = [...CANONICAL.filter((address) => !CITY_PAGES.includes(address)), CITY, "/no-such-page"];

const STATES: Readonly<Record<string, Reach>> = {
  "dialog-open": openRequest,
  "dialog-errors": async (page) => {
    const { send } = await openRequest(page);
    await send.click();
    await page.getByText("Missing Information").waitFor();
  },
  "sent-panel": reachPanel,
  "toast-success": async (page) => {
    await page.goto("/contact");
    const { fields, send } = contactForm(page);
    await fillIn(fields, WRITTEN);
    await send.click();
    await page.getByText("Message Sent!").waitFor();
  },
  confirmation: async (page) => {
    await page.goto("/request-help");
    await sendHelp(page);
    await page.getByText("Request Received!").waitFor();
  },
};

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 };

const README: readonly [name: string, device: BrowserContextOptions, reach: Reach][] = [
  ["phone-night", { ...PHONE, colorScheme: "dark" }, at("/")],
  ["dialog", PHONE, (page) => openRequest(page, SERVICE)],
  ["desktop", { viewport: { width: 1280, height: 800 } }, at(CITY)],
];

const { values } = parseArgs({ options: { readme: { type: "boolean", default: false } } });
const server = await startPreview(path.resolve("dist"));
const args = ["--no-sandbox", "--disable-gpu"];
const browser = await chromium.launch({ executablePath: ensureChromium(), args });
for (const [name, device, reach] of README) {
  const picture = sharp(await shoot(device, reach));
  // With 256 colors; together they are less than 300 kB.
  const small = picture.png({ palette: true, effort: 10, compressionLevel: 9 });
  await small.toFile(`docs/pictures/${name}.png`);
}
if (!values.readme) {
  rmSync(GALLERY, { recursive: true, force: true });
  mkdirSync(GALLERY, { recursive: true });
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const device = { viewport: { width, height: width < 768 ? 844 : 900 }, colorScheme };
      const file = (name: string) => path.join(GALLERY, `${name}-${width}-${colorScheme}.png`);
      for (const address of PAGES) await shoot(device, at(address), file(address.slice(1) || "home"), true);
      for (const [name, reach] of Object.entries(STATES)) await shoot(device, reach, file(`state-${name}`));
    }
  }
}
await browser.close();
await server.stop();

/** Takes a picture in a tab of its own, because every page of a tab shows the request that was sent from the tab. */
async function shoot(device: BrowserContextOptions, reach: Reach, file = "", fullPage = false) {
  const context = await browser.newContext({ ...device, baseURL: server.origin, reducedMotion: "reduce" });
  const page = await context.newPage();
  // The first page fetches the font, so that the picture shows it.
  await page.goto("/");
  await page.evaluate(() => document.fonts.load("1em Overpass"));
  await reach(page);
  await page.locator("img").evaluateAll(async (images: HTMLImageElement[]) => {
    // Otherwise images far below are fetched only when they are scrolled to.
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
  });
  const picture = await page.screenshot({ ...(file && { path: file }), fullPage });
  await context.close();
  return picture;
}
