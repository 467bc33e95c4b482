import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import sharp from "sharp";
import { openRequest, SERVICE } from "../tests/support/request.ts";

/* The three pictures of the README: a phone at night, a computer, and the request dialog. */

const FOLDER = path.resolve("docs/pictures");

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 };
const COMPUTER = { viewport: { width: 1280, height: 800 } };

interface ReadmePicture {
  name: string;
  device: BrowserContextOptions;
  reach(page: Page): Promise<unknown>;
}

const PICTURES: readonly ReadmePicture[] = [
  { name: "phone-night", device: { ...PHONE, colorScheme: "dark" }, reach: (page) => page.goto("/") },
  { name: "dialog", device: PHONE, reach: (page) => openRequest(page, SERVICE) },
  {
    name: "desktop",
    device: COMPUTER,
    reach: (page) => page.goto("/fort-worth-tx-roadside-assistance"),
  },
];

/** Takes them from the built site, with 256 colors: together they are less than 300 kB. */
export async function takeReadmePictures(browser: Browser, baseURL: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const { name, device, reach } of PICTURES) {
    const context = await browser.newContext({ ...device, baseURL, reducedMotion: "reduce" });
    const page = await context.newPage();
    // The first page fetches the font, so that the picture shows it.
    await page.goto("/");
    await page.evaluate(() => document.fonts.load("1em Overpass"));
    await reach(page);
    await page.waitForLoadState("networkidle");
    const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10, compressionLevel: 9 });
    await writeFile(path.join(FOLDER, `${name}.png`), await picture.toBuffer());
    await context.close();
  }
}
