/* Plain JavaScript, because it runs before anything is installed: installs, builds, and becomes the preview.

   npm passes SIGTERM to the shell in which it runs a script. Some shells (dash) then end and leave the script running.
   So "start" in package.json begins with "exec", which leaves no shell in between. Windows has no "exec": it prints an
   error, and runs what follows "||". */
import { spawn } from "node:child_process";
import { once } from "node:events";

await run("scripts/install.mjs");
await run("node_modules/vite/bin/vite.js", "build");
const { register } = await import("tsx/esm/api");
register();
await import("../build/hosts/start-preview.ts");

/** Runs a Node program and waits for it. Ends with it if it fails or is stopped. */
async function run(program, ...args) {
  const child = spawn(process.execPath, [program, ...args], { stdio: "inherit" });
  const stop = (signal) => child.kill(signal);
  process.on("SIGTERM", stop).on("SIGINT", stop);
  const [status] = await once(child, "exit");
  process.off("SIGTERM", stop).off("SIGINT", stop);
  if (status !== 0) process.exit(status ?? 1);
}
