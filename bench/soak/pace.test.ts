import { expect, test } from "vitest";
import { keepBusy, pace } from "./pace.ts";

test("all tasks run, never more at once than allowed", async () => {
  let underWay = 0;
  let most = 0;
  const done: number[] = [];
  await pace(
    { perSecond: 1_000_000, atOnce: 3 },
    (index) => index < 10,
    async (index) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      done.push(index);
      underWay -= 1;
    },
  );
  expect(most).toBe(3);
  expect(done).toHaveLength(10);
});

test("tasks start at their times", async () => {
  const started = performance.now();
  await pace(
    { perSecond: 100, atOnce: 1 },
    (index) => index < 6,
    async () => {},
  );
  expect(performance.now() - started).toBeGreaterThanOrEqual(45);
});

test("clients work until the signal, each at one task", async () => {
  const stop = new AbortController();
  let tasks = 0;
  await keepBusy(3, stop.signal, async () => {
    tasks += 1;
    if (tasks === 30) stop.abort();
    await Promise.resolve();
  });
  expect(tasks).toBeGreaterThanOrEqual(30);
  expect(tasks).toBeLessThan(34);
});
