import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLane } from "./lane.ts";

const NETWORK = { name: "test", roundTrip: 400, rate: 400_000 };
/** Milliseconds that a full packet takes to leave. */
const FULL = 30;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Sends so many bytes over one flow; the times at which its packets arrive, to the millisecond. */
async function arrivals(bytes: number, network = NETWORK): Promise<number[]> {
  const times: number[] = [];
  const start = performance.now();
  createLane(network)(() => times.push(Math.round(performance.now() - start))).send(Buffer.alloc(bytes));
  await vi.runAllTimersAsync();
  return times;
}

test("a packet takes its own time to leave, and half a round trip", async () => {
  expect(await arrivals(1460)).toEqual([FULL + 200]);
});

test("packets follow each other at the rate of the lane", async () => {
  expect(await arrivals(3 * 1460)).toEqual([230, 260, 290]);
});

test("after ten packets the sender waits until it hears of the first", async () => {
  const times = await arrivals(12 * 1460);
  expect(times[9]).toBe(10 * FULL + 200);
  // The first is acknowledged at 430: then the next leaves.
  expect(times.slice(10)).toEqual([660, 690]);
});

test("each round trip carries twice as many packets as the one before", async () => {
  // A packet leaves each millisecond, as long as the sender may send.
  const times = await arrivals(70 * 1460, { ...NETWORK, rate: 12_000_000 });
  const rounds = [0, 400, 800].map((from) => times.filter((time) => time > from + 200 && time <= from + 600));
  expect(rounds.map((round) => round.length)).toEqual([10, 20, 40]);
});

test("flows take turns, and each keeps its order", async () => {
  const lane = createLane(NETWORK);
  const arrived: string[] = [];
  const flows = ["a", "b"].map((name) => lane((packet) => arrived.push(name + packet[0])));
  for (const flow of flows) {
    flow.send(Buffer.concat([1, 2, 3].map((number) => Buffer.alloc(1460, number))));
  }
  await vi.runAllTimersAsync();
  expect(arrived).toEqual(["a1", "b1", "a2", "b2", "a3", "b3"]);
});

test("the end comes after all that was sent", async () => {
  const arrived: string[] = [];
  const flow = createLane(NETWORK)((packet) => arrived.push(String(packet)));
  flow.send(Buffer.from("data"));
  flow.end(() => arrived.push("end"));
  await vi.runAllTimersAsync();
  expect(arrived).toEqual(["data", "end"]);
});
