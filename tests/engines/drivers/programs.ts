import { spawn } from "node:child_process";
import { freePort, originOf } from "../../../scripts/servers.ts";
import { waitFor } from "../patience.ts";

/** Starts a screen that nobody sees. @returns its X display, as in ":1". */
export async function startScreen(xvfb: string): Promise<{ display: string; stop: () => void }> {
  // Xvfb writes the number it has found free to the fourth file it is given.
  const args = ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const screen = spawn(xvfb, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once("data", (data) => resolve(String(data).trim()));
    screen.once("exit", (code) => reject(new Error(`Xvfb has ended with ${code}`)));
  });
  return { display: `:${number}`, stop: () => void screen.kill() };
}

/** Starts WebKitWebDriver on a free port. @param command its path. */
export async function startDriver(
  command: string,
  display: string,
): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const driver = spawn(command, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  const url = originOf(port);
  await waitFor("WebKitWebDriver", async () => {
    const status = await fetch(`${url}/status`).catch(() => null);
    return status?.ok ? true : null;
  });
  return { url, stop: () => void driver.kill() };
}
