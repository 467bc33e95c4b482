import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import type { BuiltFiles } from "../../prerender/hosts/built-site.ts";
import { FILES_BESIDE_SITE, FILES_IN_SITE, hostFiles } from "../../prerender/hosts/host-files.ts";
import { type Expected, notFound, redirected } from "../../scripts/launch-check/answers.ts";
import { NOT_FOUND } from "../../src/shared/build-contract.ts";
import { firstGroup } from "../../src/shared/text.ts";
import { FIXED_SITE, ROOT, removeSite, writeSite } from "../support/folders.ts";
import { business } from "../support/site.ts";
import { startNginx } from "../support/system/nginx.ts";
import { ensureProgram } from "../support/system/programs.ts";
import { freePort, type RunningServer, startPreview, startProgram } from "../support/system/servers.ts";

const CLOUDFLARE = path.join(import.meta.dirname, "cloudflare");
const WRANGLER = path.join(CLOUDFLARE, "node_modules/wrangler/bin/wrangler.js");

// Not in a test, because an installation may take longer than a test's timeout.
execFileSync(process.execPath, ["scripts/install.mjs", CLOUDFLARE], { stdio: "inherit" });

/** The content of every file that must not be sent. */
export const SECRET = "THE-SECRET-OF-THE-HOSTING-TESTS";

/** Files that may be in or beside a deployed folder by accident. */
const PLANTED = ["outside.txt", "dist.html", "dist/.env", "dist/.git/config", "dist/pictures/.htpasswd"];

type PlantedSite = Awaited<ReturnType<typeof plantSite>>;

/** The owner's files in public/. A search engine asks for the page by its file name. */
export const OWN_PAGE = "google-of-the-hosting-tests.html";
const OWN_FILES = [OWN_PAGE, ".well-known/app-of-the-hosting-tests", "prices-of-the-hosting-tests.pdf"];

/** Copies the built site to a folder of its own, with old addresses, the owner's files, and files not to be sent. */
export async function plantSite() {
  const redirects = [
    { from: "/unlocking", to: "/contact" },
    { from: "/services/Flat_Tire.php", to: "/contact" },
    { from: "/About_Us.html", to: "/contact" },
    { from: "/blog.html", to: "/blog" },
    { from: "/index.html", to: "/" },
  ];
  const site = { siteUrl: business.siteUrl, redirects, publicFiles: OWN_FILES };
  const hosts = hostFiles(FILES_BESIDE_SITE, site);
  const inSite = hostFiles(FILES_IN_SITE, site);
  const written = [
    ...Object.entries(inSite).map(([name, text]) => [`dist/${name}`, text]),
    ...Object.entries(hosts).map(([name, text]) => [`hosts/${name}`, text]),
    ...PLANTED.map((name) => [name, SECRET]),
    ...OWN_FILES.map((name) => [`dist/${name}`, `The owner's ${name}`]),
  ];
  const parent = await writeSite(Object.fromEntries(written));
  const folder = path.join(parent, "dist");
  // Without force, which would overwrite the files above.
  await cp(path.join(FIXED_SITE, "dist"), folder, { recursive: true, preserveTimestamps: true, force: false });
  return { parent, folder, hosts, remove: () => removeSite(parent) };
}

/** The hosts that this project configures. */
export const OWN_HOSTS: Readonly<Record<string, (site: PlantedSite) => Promise<RunningServer>>> = {
  "the preview": ({ folder }) => startPreview(folder),
  nginx: async ({ folder, hosts }) => startNginx(hosts["nginx.conf"] ?? "", folder, await freePort()),
  Caddy: startCaddy,
};

/** All hosts, with the runtime that Cloudflare itself uses. */
export const HOSTS = { ...OWN_HOSTS, Cloudflare: startCloudflare };

async function startCloudflare({ parent }: PlantedSite): Promise<RunningServer> {
  const port = await freePort();
  const config = path.join(parent, "hosts/wrangler.jsonc");
  const options = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", String(await freePort())];
  const env = { WRANGLER_SEND_METRICS: "false", CI: "1" };
  return await startProgram(process.execPath, [WRANGLER, "dev", "--config", config, ...options], port, env);
}

/** Starts Caddy for this machine only, with the container's Caddyfile and its address, on another port. */
async function startCaddy({ folder, hosts }: PlantedSite): Promise<RunningServer> {
  const port = await freePort();
  const dockerfile = readFileSync(path.join(ROOT, "Dockerfile"), "utf8");
  const inContainer = firstGroup(/SITE_ADDRESS=(\S+)/, dockerfile);
  const caddyfile = hosts[firstGroup(/ \/site\/hosts\/(\S+) \/etc\/caddy\/Caddyfile$/m, dockerfile)] ?? "";
  const frame = "{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n";
  const SITE_ADDRESS = inContainer.replace(/80$/, String(port));
  const env = { SITE_ADDRESS, SITE_ROOT: folder, XDG_DATA_HOME: ".", XDG_CONFIG_HOME: "." };
  const args = ["run", "--config", "Caddyfile"];
  return await startProgram(ensureProgram("caddy"), args, port, env, { Caddyfile: frame + caddyfile });
}

/** Further answers of this project's hosts, which give nothing a second address: /contact.html is not found. */
export function strictAnswers(files: BuiltFiles, redirects: ReadonlyMap<string, string>): Expected[] {
  const pages = [...files.keys()].filter((address) => /^\/[^.]+$/.test(address) && address !== NOT_FOUND);
  return [
    ...pages.map((page) => redirected(`${page}/?x=%2F`, `${page}?x=%2F`)),
    ...Array.from(redirects, ([from, to]) => redirected(`${from}/`, to)),
    ...notFound(files, ["/contact.html", "/index", "/404", "/404.html"]),
    ...notFound(files, ["/about_us.html", "/About_Us", "/services/Flat_Tirexphp", "/services/Flat_Tire"]),
    ...notFound(files, ["/assets/no-such-file.js", "/assets", "/assets/", "/no-such-page/", "/contact/x"]),
    ...notFound(files, ["/.env", "/.git/config", "/evil.example/", "/constructor", "/Contact", "/pictures/.htpasswd"]),
  ];
}
