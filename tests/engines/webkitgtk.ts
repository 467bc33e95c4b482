import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { onTestFailed, onTestFinished, vi } from "vitest";
import type { BuiltFile, BuiltFiles } from "../../prerender/hosts/built-site.ts";
import { hashOf } from "../../prerender/page-policy.ts";
import { PLACE } from "../support/location.ts";
import { ENGINE_PACKAGES, ensureProgram } from "../support/system/programs.ts";
import { freePort, startProgram } from "../support/system/servers.ts";
import { type Browser, type PHONE, tapping, typing, watchFirstTaps } from "./tab.ts";

/**
 * WebKitGTK in its MiniBrowser, through WebKitWebDriver, on a virtual screen. Its driver reports no console, knows no
 * program for sms: and mailto:, and has no position: the page itself notes errors and links (`watched`), and has one.
 */
export async function startWebKitGtk(origin: string, { width, height }: typeof PHONE): Promise<Browser> {
  const webKitDriver = ensureProgram("WebKitWebDriver", ENGINE_PACKAGES);
  const xvfb = ensureProgram("Xvfb", ENGINE_PACKAGES);
  // Xvfb chooses a free display, and writes its number to stdout.
  const screenArgs = ["-displayfd", "1", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"];
  const screen = spawn(xvfb, screenArgs, { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void screen.kill());
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  const env = { DISPLAY: `:${display}`.trim(), GDK_BACKEND: "x11" };
  const server = await startProgram(webKitDriver, [`--port=${port}`, "--host=127.0.0.1"], port, env);
  onTestFinished(() => server.stop());
  // The browser writes to this log, too, for example why it has crashed.
  onTestFailed(() => console.error(server.log()));

  // Only in full screen can a window be as narrow as a phone. With no proxy there, nothing leaves this computer.
  const args = ["--automation", "--full-screen", "--proxy=http://127.0.0.1:1", "--ignore-host=127.0.0.1"];
  // A script's answer is lost if the page is left meanwhile. The test then asks again.
  const timeouts = { script: 3000, pageLoad: 30_000 };
  const alwaysMatch = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args }, timeouts };
  const sessions = `${server.origin}/session`;
  const { sessionId } = await command<{ sessionId: string }>(sessions, { capabilities: { alwaysMatch } });
  const session = `${sessions}/${sessionId}`;
  await command(`${session}/window/rect`, { x: 0, y: 0, width, height });

  const read: Browser["read"] = (look, ...args) =>
    command(`${session}/execute/sync`, { script: `return (${look})(...arguments)`, args });
  const act = (actions: object) => command<void>(`${session}/actions`, { actions: [actions] });
  const notes = async (key: string): Promise<string[]> =>
    JSON.parse((await read((key) => localStorage.getItem(key), key)) ?? "[]");
  return {
    async open(address) {
      await command(`${session}/url`, { url: origin + address });
      // The driver mostly returns before the page has loaded.
      await vi.waitUntil(() => read(() => document.readyState === "complete"), { timeout: 30_000 });
    },
    read,
    tapAt: (...taps) => act(tapping(...taps)),
    type: (text) => act(typing(text)),
    allowGps: () => read(answerAsDevice, PLACE),
    openings: () => notes("openings"),
    errors: () => notes("errors"),
  };
}

/** Runs in the page: answers for the device, with these coordinates. */
function answerAsDevice(coords: typeof PLACE): void {
  Geolocation.prototype.getCurrentPosition = (found) => found({ coords, timestamp: Date.now() } as GeolocationPosition);
}

/** One command of WebDriver, which is JSON over HTTP. @returns its answer. */
async function command<Answer>(url: string, body: object): Promise<Answer> {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Answer };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Runs in the page before its own scripts: notes errors and links to outside programs, for all pages of the site. */
function watch(): void {
  const note = (key: "errors" | "openings", entry: string) => {
    const entries: string[] = JSON.parse(localStorage.getItem(key) ?? "[]");
    localStorage.setItem(key, JSON.stringify([...entries, entry]));
  };
  const noteError = ({ target, message }: ErrorEvent) =>
    note("errors", target instanceof Element ? `Could not load ${target.outerHTML}` : message);
  addEventListener("error", noteError, true);
  addEventListener("unhandledrejection", ({ reason }) => note("errors", `Unhandled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note("errors", `Content-Security-Policy: ${violatedDirective} blocked ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    console[level] = (...args: unknown[]) => note("errors", args.map(String).join(" "));
  }
  Object.defineProperty(globalThis, "openedLink", { set: (href) => note("openings", href) });
  HTMLAnchorElement.prototype.click = function () {
    note("openings", this.href);
  };
}

/**
 * The site with this watch as the first script of every page, and a worker that knows the hashes of its files. No
 * script can observe "location.href = …", so scripts are changed to note such links instead of opening them
 * (docs/decisions/0039-rewritten-scripts-in-webkitgtk.md).
 */
export function watched(files: BuiltFiles): BuiltFiles {
  const changed = new Map(Array.from(files, ([address, file]) => [address, { ...file, body: noting(file) }]));
  const worker = changed.get("/service-worker.js");
  if (!worker) throw new Error("The site has no service worker");
  const hashed = worker.body.toString().replaceAll(/"(\/assets\/[^"]+)":"[^"]+"/g, (_, address: string) => {
    const hash = createHash("sha256").update(changed.get(address)?.body ?? "");
    return `"${address}":"${hash.digest("base64")}"`;
  });
  return changed.set("/service-worker.js", { ...worker, body: Buffer.from(hashed) });
}

function noting({ type, body }: BuiltFile): Buffer {
  if (!/html|javascript/.test(type)) return body;
  const text = body.toString().replaceAll(/(?<![\w.])location\.href=(?!=)/g, "globalThis.openedLink=");
  const page = text.replace("<head>", () => `<head><script>(${watch})();(${watchFirstTaps})()</script>`);
  // The page's own policy allows its scripts as they are now.
  const scripts = Array.from(page.matchAll(/<script>(.*?)<\/script>/gs), ([, code = ""]) => hashOf(code));
  return Buffer.from(page.replace("script-src 'self'", (source) => [source, ...scripts].join(" ")));
}
