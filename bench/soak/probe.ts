import { monitorEventLoopDelay } from "node:perf_hooks";

/* Loaded into the server's process beside its program, which knows nothing of it: tells its parent how it is. */

/** How the server's process is. */
export interface Reading {
  /** Bytes of memory. */
  rss: number;
  /** Bytes in use after a collection; null where none was asked for. */
  heap: number | null;
  /** Open connections. */
  connections: number;
  /** The longest time since the last reading in which it did nothing else, in milliseconds. */
  longestPause: number;
}

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

process.on("message", (question) => {
  const longestPause = delay.max / 1e6;
  if (question === "heap") globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const connections = process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
  // Collecting is a pause of our own making.
  delay.reset();
  const reading: Reading = { rss, heap: question === "heap" ? heapUsed : null, connections, longestPause };
  process.send?.(reading);
});
process.on("disconnect", () => process.exit(1));
// The server must end when it has nothing more to do; by itself the channel would hold it up.
process.channel?.unref();
