import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { contactForm, fillIn, sendHelp } from "../tests/support/forms.ts";
import { openRequest } from "../tests/support/request.ts";
import { reachPanel } from "../tests/support/sent-panel.ts";
import { ensureChromium } from "../tests/support/system/chromium.ts";
import { startPreview } from "../tests/support/system/servers.ts";
import { WRITTEN } from "../tests/support/typed.ts";
import { takeReadmePictures } from "./readme-pictures.ts";

/*
 * Writes pictures of every kind of page and of every state into gallery/, and the README's three into docs/pictures/;
 * `npm run gallery -- --readme` writes only those three.
 */

const FOLDER = path.resolve("gallery");
const WIDTHS = [320, 390, 768, 1280, 1920];
const SCHEMES = ["light", "dark"] as const;

const PAGES = {
  home: "/",
  lockouts: "/lockouts",
  "pop-a-lock": "/pop-a-lock",
  tires: "/tire-changing-service",
  battery: "/homepage-2",
  mechanic: "/mobile-mechanic",
  brake: "/mobile-brake-repair",
  city: "/fort-worth-tx-roadside-assistance",
  areas: "/service-areas",
  blog: "/blog",
  contact: "/contact",
  "request-help": "/request-help",
  terms: "/terms",
  "not-found": "/no-such-page",
};

/** How to bring a page into each state before its picture is taken. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
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

/** Takes the pictures of one width and scheme. */
async function shoot(browser: Browser, width: number, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme,
    baseURL: server.origin,
  });
  const take = async (page: Page, name: string, fullPage: boolean) => {
    await page.screenshot({ path: path.join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage });
  };
  const page = await context.newPage();
  // The first page fetches the font, so that every picture shows it.
  await page.goto("/");
  await page.evaluate(() => document.fonts.load("1em Overpass"));
  for (const [name, address] of Object.entries(PAGES)) {
    await page.goto(address, { waitUntil: "networkidle" });
    await page.locator("img").evaluateAll(async (images: HTMLImageElement[]) => {
      // Otherwise images far below are fetched only when they are scrolled to.
      for (const image of images) image.loading = "eager";
      await Promise.all(images.map((image) => image.decode()));
    });
    await take(page, name, true);
  }
  for (const [name, reach] of Object.entries(STATES)) {
    // Every page of a tab shows the request that was sent from the tab.
    const tab = await context.newPage();
    await reach(tab);
    await take(tab, `state-${name}`, false);
  }
  await context.close();
}

const { values } = parseArgs({ options: { readme: { type: "boolean", default: false } } });
const server = await startPreview(path.resolve("dist"));
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
await takeReadmePictures(browser, server.origin);
if (!values.readme) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) await shoot(browser, width, scheme);
  }
}
await browser.close();
await server.stop();
console.log(values.readme ? "Pictures: docs/pictures/" : `Pictures: ${FOLDER} and docs/pictures/`);
