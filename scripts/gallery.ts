import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { ensureChromium } from "./chromium.ts";
import { startBuiltIn } from "./servers.ts";

/* Writes pictures of every kind of page and of every state into gallery/, with an index to look through. */

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

/** States that a page is brought into before the picture. */
const STATES: Record<string, { address: string; reach: (page: Page) => Promise<void> }> = {
  "dialog-open": { address: "/flat-tire-change", reach: openDialog },
  "dialog-errors": {
    address: "/flat-tire-change",
    async reach(page) {
      await openDialog(page);
      await page.getByRole("button", { name: "Send Request" }).click();
      await page.getByText("Missing Information").waitFor();
    },
  },
  "sent-panel": {
    address: "/flat-tire-change",
    async reach(page) {
      await openDialog(page);
      await page.getByLabel("Service Needed").selectOption("Tire Change");
      await page.getByLabel("Your Name").fill("Ana");
      await page.getByLabel("Phone Number").fill("(817) 555-0199");
      await page.getByLabel("Location", { exact: true }).fill("I-35W north, exit 52");
      await page.getByRole("button", { name: "Send Request" }).click();
      await page.getByText("Did your text go?").waitFor();
    },
  },
  "toast-success": {
    address: "/contact",
    async reach(page) {
      await page.getByLabel("Name").fill("Ana");
      await page.getByLabel("Email").fill("ana@example.org");
      await page.getByLabel("Message", { exact: true }).fill("Do you take fleets?");
      await page.getByRole("button", { name: "Send Message" }).click();
      await page.getByText("Message Sent!").waitFor();
    },
  },
  confirmation: {
    address: "/request-help",
    async reach(page) {
      await page.getByLabel("Full Name").fill("Ana");
      await page.getByLabel("Phone Number").fill("(817) 555-0199");
      await page.getByLabel("Current Location").fill("I-35W north, exit 52");
      await page.getByRole("button", { name: "Request Help Now" }).click();
      await page.getByText("Request Received!").waitFor();
    },
  },
};

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Request Help" }).click();
  await page.getByRole("region", { name: "Notifications" }).waitFor({ state: "attached" });
}

/** Takes the pictures of one width and scheme; returns their file names. */
async function shoot(
  browser: Browser,
  width: number,
  colorScheme: (typeof SCHEMES)[number],
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme,
    baseURL: server.origin,
  });
  const page = await context.newPage();
  const files: string[] = [];
  const take = async (name: string, fullPage: boolean) => {
    const file = `${name}-${width}-${colorScheme}.png`;
    await page.screenshot({ path: path.join(FOLDER, file), fullPage });
    files.push(file);
  };
  // The first page fetches the font; the pictures show it.
  await page.goto("/");
  await page.evaluate(() => document.fonts.load("1em Overpass"));
  for (const [name, address] of Object.entries(PAGES)) {
    await page.goto(address, { waitUntil: "networkidle" });
    await take(name, true);
  }
  for (const [name, { address, reach }] of Object.entries(STATES)) {
    await page.goto(address);
    await reach(page);
    await take(`state-${name}`, false);
  }
  await context.close();
  return files;
}

function indexOf(files: readonly string[]): string {
  const figures = files.map(
    (file) => `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{display:flex;flex-wrap:wrap;gap:1rem;font:1rem sans-serif}figure{margin:0;max-width:24rem}img{width:100%;max-height:40rem;object-fit:cover;object-position:top;border:1px solid #888}</style>
${figures.join("\n")}`;
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = await startBuiltIn();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const files: string[] = [];
for (const width of WIDTHS) {
  for (const scheme of SCHEMES) files.push(...(await shoot(browser, width, scheme)));
}
await browser.close();
await server.stop();
writeFileSync(path.join(FOLDER, "index.html"), indexOf(files.toSorted()));
console.log(`${files.length} pictures: ${path.join(FOLDER, "index.html")}`);
