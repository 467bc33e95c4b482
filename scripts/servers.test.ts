import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort, ownPorts } from "./servers.ts";

test("no port is handed out twice, and none that systems use for outgoing connections", async () => {
  const another = ownPorts();
  const given = await Promise.all(
    Array.from({ length: 120 }, async () => [await freePort(), (await another.next()).value]),
  );
  const ports = given.flat();
  expect(new Set(ports).size).toBe(240);
  expect(ports.filter((port) => port < 1024 || port >= 32_768)).toEqual([]);
});

test("a port that is in use is skipped", async () => {
  const ports = ownPorts();
  const { value: first } = await ports.next();
  const other = createServer().listen(first + 1, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  expect((await ports.next()).value).toBeGreaterThan(first + 1);
});
