import { setTimeout as wait } from "node:timers/promises";

/** How fast a kind of client works. */
export interface Pace {
  perSecond: number;
  /** Tasks under way at a time; beyond them the next one waits. */
  atOnce: number;
}

/**
 * Starts tasks at a steady rate, and waits for all of them.
 * @param task Takes the number of the task, from 0.
 * @param goesOn Asked before each task.
 */
export async function pace(
  { perSecond, atOnce }: Pace,
  goesOn: (index: number) => boolean,
  task: (index: number) => Promise<void>,
): Promise<void> {
  const started = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let index = 0; goesOn(index); index += 1) {
    const early = started + (index * 1000) / perSecond - performance.now();
    if (early > 0) await wait(early);
    if (underWay.size >= atOnce) await Promise.race(underWay);
    const running: Promise<void> = task(index).finally(() => underWay.delete(running));
    underWay.add(running);
  }
  await Promise.all(underWay);
}

/** Keeps a number of clients at work, each with one task after the other, until the signal. */
export async function keepBusy(
  clients: number,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const work = async () => {
    while (!signal.aborted) await task(signal);
  };
  await Promise.all(Array.from({ length: clients }, work));
}
