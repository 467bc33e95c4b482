import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { removeSite } from "../tests/support/folders.ts";
import { OWNER_FILES, writeOwnerFiles } from "../tests/support/owner-files.ts";
import { loadOwner } from "./load-owner.ts";
import { businessFacts } from "./plugins/owner-plugin.ts";

test("vite dev restarts with new facts; with a color that is hard to read, pages say so instead", async () => {
  const root = await writeOwnerFiles();
  const { business } = await loadOwner(root);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    server: { host: "127.0.0.1", port: 0, watch: null },
    plugins: [businessFacts(business)],
  });
  onTestFinished(async () => {
    await server.close();
    await removeSite(root);
  });
  await server.listen();
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  const restart = vi.spyOn(server, "restart").mockResolvedValue();
  const reload = vi.spyOn(server.environments.client.hot, "send");
  const write = async (line: string) => {
    const file = path.join(root, "business.yaml");
    await writeFile(file, `${OWNER_FILES["business.yaml"]}${line}\n`);
    server.watcher.emit("change", file);
  };
  await write("brandColor: 2e8b57");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledWith({ type: "full-reload" }));
  const page = await fetch(origin);
  expect(page.status).toBe(500);
  expect(await page.text()).toContain("business.yaml, line 6: brandColor: ");
  expect(restart).not.toHaveBeenCalled();
  await write("brandColor: 1f3a93");
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
});
