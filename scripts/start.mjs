/* npm start: installs, builds, and becomes the preview. Plain JavaScript, because it runs before anything is installed.

   npm runs this in a shell, and at SIGTERM ends only the shell (dash does not pass the signal on). So this ends once its
   parent process is no longer that shell. On Windows the parent's number never changes. */
import { spawn } from "node:child_process";
import { once } from "node:events";

const shell = process.ppid;
if (process.env.npm_lifecycle_event === "start")
  setInterval(() => process.ppid === shell || process.kill(process.pid, "SIGTERM"), 500).unref();

await run("scripts/install.mjs");
await run("node_modules/vite/bin/vite.js", "build");
const { register } = await import("tsx/esm/api");
register();
await import("../prerender/hosts/start-preview.ts");

/** Runs a Node program and waits for it. If the program fails or is stopped, so does this one. */
async function run(program, ...args) {
  const child = spawn(process.execPath, [program, ...args], { stdio: "inherit" });
  const stop = (signal) => child.kill(signal);
  process.on("SIGTERM", stop).on("SIGINT", stop);
  const [status] = await once(child, "exit");
  process.off("SIGTERM", stop).off("SIGINT", stop);
  if (status !== 0) process.exit(status ?? 1);
}
