import { type ChildProcess, spawn } from "node:child_process";
import { networkInterfaces } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { removeSite, writeSite } from "../support/folders.ts";
import { freePort } from "../support/system/servers.ts";

/** Starts the preview, and waits until it says something. */
async function startWith(env: Readonly<Record<string, string>>) {
  const folder = await writeSite({ "index.html": "home", "404.html": "missing" });
  onTestFinished(() => removeSite(folder));
  const args = ["--import", "tsx", "prerender/hosts/start-preview.ts", folder];
  const { HOST: _host, PORT: _port, ...others } = process.env;
  const child: ChildProcess = spawn(process.execPath, args, { env: { ...others, ...env } });
  onTestFinished(() => void child.kill());
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (said += data));
  await expect.poll(() => said, { timeout: 60_000 }).not.toBe("");
  return { said: () => said, child };
}

const statusOf = (origin: string) =>
  fetch(origin).then(
    ({ status }) => status,
    () => "no answer",
  );

test.each(["abc", "80000", "-1", "4173x"])("PORT=%s is refused with what to write", async (PORT) => {
  const { said, child } = await startWith({ PORT });
  await expect.poll(() => child.exitCode).toBe(1);
  expect(said()).toBe(`PORT is "${PORT}"; expected a number up to 65535, like PORT=4174 npm start\n`);
});

test("PORT=0 takes a free port, and says which", async () => {
  const { said } = await startWith({ PORT: "0" });
  const [, origin = ""] = /^(http:\/\/localhost:[1-9]\d+)\n$/.exec(said()) ?? [];
  expect(await statusOf(origin)).toBe(200);
});

/** An address of this machine that others can reach; without a network there is none. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === "IPv4")?.address;

test.each([
  ["without HOST, on this machine only", undefined, "no answer"],
  ["with HOST=0.0.0.0, as in a container, to all", "0.0.0.0", 200],
])("the preview is shown %s", async (_, HOST, expected) => {
  const port = await freePort();
  const { said } = await startWith({ PORT: String(port), ...(HOST !== undefined && { HOST }) });
  expect(said()).toBe(`http://localhost:${port}\n`);
  expect(await statusOf(`http://127.0.0.1:${port}`)).toBe(200);
  if (outside !== undefined) expect(await statusOf(`http://${outside}:${port}`)).toBe(expected);
});
