import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "../../scripts/servers.ts";

/** Slow 3G: the round trip in milliseconds, and bits per second in each direction. */
const ROUND_TRIP = 400;
const RATE = 400_000;

/** A slow connection to one server of this machine. */
export interface Line {
  /** The server's origin as reached through the line. */
  origin: string;
  /** Bytes that the server has sent so far, encrypted, without the headers of IP and TCP. */
  received(): number;
  /** Waits until no byte has been transferred for this many milliseconds. */
  quiet(milliseconds: number): Promise<void>;
  /** Ends all connections, as happens after an hour without use. */
  drop(): void;
  /** Ends all connections and accepts no new ones: the signal is lost. */
  cut(): void;
}

/** Bytes of data in a full packet, and of the IP and TCP headers on top. */
const PAYLOAD = 1460;
const HEADERS = 40;

/**
 * Opens a line. A new connection costs one round trip before its first byte. There is no loss, and no slow start.
 * It carries all requests: those of pages, of prerendered pages, and of service workers.
 * @param port Where the server listens, for https.
 */
export async function openLine(port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  const up = createLane();
  const down = createLane();
  let received = 0;
  let lastMoved = 0;

  const track = (socket: Socket) => {
    sockets.add(socket);
    // The browser drops the connections of a page that is left.
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    return socket.setNoDelay(true);
  };

  const forward = async (from: Socket, to: Socket, lane: typeof up, count: (bytes: number) => void) => {
    let delivered = Promise.resolve();
    for await (const chunk of from) {
      let leaves = performance.now();
      for (let start = 0; start < chunk.length; start += PAYLOAD) {
        const packet = chunk.subarray(start, start + PAYLOAD);
        // A packet leaves after the one before, so that connections share the lane. Late timers add no delay.
        leaves = lane(packet.length, leaves);
        const arrives = leaves + ROUND_TRIP / 2;
        await until(leaves);
        delivered = delivered.then(async () => {
          await until(arrives);
          lastMoved = performance.now();
          count(packet.length);
          to.write(packet);
        });
      }
    }
    await delivered;
    to.end();
  };

  const join = async (browser: Socket) => {
    await wait(ROUND_TRIP);
    if (browser.destroyed) return;
    const server = track(connect(port, "127.0.0.1"));
    await Promise.all([
      forward(browser, server, up, () => {}),
      forward(server, browser, down, (bytes) => {
        received += bytes;
      }),
    ]);
  };

  const listener = createServer((browser) => {
    // When one socket breaks off, the other ends, too.
    join(track(browser)).catch(() => browser.destroy());
  });
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `https://127.0.0.1:${await listen(listener)}`,
    received: () => received,
    async quiet(milliseconds) {
      lastMoved = performance.now();
      while (performance.now() < lastMoved + milliseconds) await until(lastMoved + milliseconds);
    },
    drop,
    cut() {
      listener.close();
      drop();
    },
  };
}

/** One direction of a line, which all its connections share: takes a packet, and returns when it will have left. */
function createLane() {
  let freeAt = 0;
  return (bytes: number, readyAt: number): number => {
    freeAt = Math.max(freeAt, readyAt) + ((bytes + HEADERS) * 8000) / RATE;
    return freeAt;
  };
}

async function until(time: number): Promise<void> {
  await wait(Math.max(0, time - performance.now()));
}
