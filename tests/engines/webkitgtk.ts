import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFailed, onTestFinished, vi } from "vitest";
import { ENGINE_PACKAGES, ensureProgram } from "../../scripts/debian-packages.ts";
import { freePort, startProgram } from "../../scripts/servers.ts";
import { PLACE } from "../support/location.ts";
import type { Browser } from "./tab.ts";

/**
 * WebKitGTK in its MiniBrowser, through WebKitWebDriver, on a virtual screen. Its driver reports no console, knows no
 * program for sms: and mailto:, and has no position. So the page itself notes errors and such links (watch.ts), and
 * provides a position.
 */
export async function startWebKitGtk(origin: string): Promise<Browser> {
  const webKitDriver = ensureProgram("WebKitWebDriver", ENGINE_PACKAGES);
  const xvfb = ensureProgram("Xvfb", ENGINE_PACKAGES);
  // Xvfb chooses a free display, and writes its number to stdout.
  const screenArgs = ["-displayfd", "1", "-screen", "0", "390x844x24", "-nolisten", "tcp"];
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
  await command(`${session}/window/rect`, { x: 0, y: 0, width: 390, height: 844 });

  const read: Browser["read"] = (look, ...args) =>
    command(`${session}/execute/sync`, { script: `return (${look})(...arguments)`, args });
  const act = (type: "key" | "pointer", actions: readonly object[]) =>
    command<void>(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  const notes = async (key: string): Promise<string[]> =>
    JSON.parse((await read((key) => localStorage.getItem(key), key)) ?? "[]");
  return {
    async open(address) {
      await command(`${session}/url`, { url: origin + address });
      // The driver mostly returns before the page has loaded.
      await vi.waitUntil(() => read(() => document.readyState === "complete"), { timeout: 30_000 });
    },
    read,
    tapAt: (point) =>
      act("pointer", [
        { type: "pointerMove", ...point },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    type: (text) =>
      act(
        "key",
        Array.from(text).flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))),
      ),
    allowGps: () => read(answerAsDevice, PLACE),
    openings: () => notes("openings"),
    errors: () => notes("errors"),
  };
}

/** One command of WebDriver, which is JSON over HTTP. @returns its answer. */
async function command<Answer>(url: string, body: object): Promise<Answer> {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Answer };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Runs in the page: answers for the device, with these coordinates. */
function answerAsDevice(coords: typeof PLACE): void {
  Geolocation.prototype.getCurrentPosition = (found) =>
    found({ coords, timestamp: Date.now() } as GeolocationPosition);
}
