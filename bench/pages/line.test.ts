import { once } from "node:events";
import { connect, createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { listen } from "../../scripts/servers.ts";
import { createLane, openLine, SLOW_3G } from "./line.ts";

const QUICK = { name: "quick", roundTrip: 200, rate: 100_000_000 };

test("packets leave one after the other, at the rate of the network", () => {
  const lane = createLane(SLOW_3G);
  expect([lane(1460, 0), lane(1460, 0), lane(460, 1000)]).toEqual([30, 60, 1010]);
});

test("a connection costs one round trip, an answer another; all of it arrives, and is counted", async () => {
  const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
  const server = createServer((socket) => socket.once("data", () => socket.end(content)));
  const line = await openLine(QUICK, await listen(server));
  const start = performance.now();
  const socket = connect(Number(new URL(line.origin).port), "127.0.0.1");
  socket.write("GET");
  expect((await buffer(socket)).equals(content)).toBe(true);
  expect(performance.now() - start).toBeGreaterThanOrEqual(2 * QUICK.roundTrip - 1);
  expect(line.received()).toBe(content.length);
  line.cut();
  server.close();
});

test("a line that is cut takes no connection", async () => {
  const line = await openLine(QUICK, 1);
  line.cut();
  const socket = connect(Number(new URL(line.origin).port), "127.0.0.1");
  await expect(once(socket, "connect")).rejects.toThrow("ECONNREFUSED");
});
