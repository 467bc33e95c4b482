import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "../../tests/support/system/servers.ts";

/** Slow 3G: the round trip in milliseconds, and bits per millisecond in each direction. */
const ROUND_TRIP = 400;
const RATE = 400;

/** Bytes of data in a full packet. Headers of IP and TCP make it one of 1,500. */
const PAYLOAD = 1460;

/**
 * Puts a slow network, without packet loss or slow start, in front of a server on this machine.
 * @param port Where the server listens.
 */
export async function openLine(port: number) {
  const up = new Lane();
  const down = new Lane();
  const sockets = new Set<Socket>();
  const listener = createServer(async (browser) => {
    sockets.add(browser);
    // The browser drops the connections of a page that is left.
    browser.on("error", () => browser.destroy()).on("close", () => sockets.delete(browser));
    // A new connection costs one round trip before its first byte.
    await wait(ROUND_TRIP);
    if (browser.destroyed) return;
    const server = connect(port, "127.0.0.1");
    up.carry(browser, server);
    down.carry(server, browser);
  });
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    /** The server's origin as reached through the line. */
    origin: `https://127.0.0.1:${await listen(listener)}`,
    /** Bytes that the server has sent so far, encrypted, without the headers of IP and TCP. */
    received: () => down.carried,
    /** Waits until no byte has arrived on either side for a second. */
    async quiet(): Promise<void> {
      for (let before = -1; before !== up.carried + down.carried; await wait(1000)) before = up.carried + down.carried;
    },
    /** Ends all connections, as happens after an hour without use. */
    drop,
    /** Ends all connections and accepts no new ones: the signal is lost. */
    cut(): void {
      listener.close();
      drop();
    },
  };
}

/** One direction of a line, which all its connections share. */
class Lane {
  /** Bytes that have arrived so far. */
  carried = 0;
  #freeAt = 0;

  /** Carries what comes from a socket: each packet leaves after the one before, and travels half a round trip. */
  carry(from: Socket, to: Socket): void {
    let last = Promise.resolve();
    const deliver = async (packet: Buffer, arrives: number) => {
      await wait(Math.max(0, arrives - performance.now()));
      this.carried += packet.length;
      to.write(packet);
    };
    from.setNoDelay(true).on("data", (chunk: Buffer) => {
      for (let start = 0; start < chunk.length; start += PAYLOAD) {
        const packet = chunk.subarray(start, start + PAYLOAD);
        this.#freeAt = Math.max(this.#freeAt, performance.now()) + ((packet.length + 40) * 8) / RATE;
        const arrives = this.#freeAt + ROUND_TRIP / 2;
        last = last.then(() => deliver(packet, arrives));
      }
    });
    from.on("error", () => to.destroy()).on("close", () => last.then(() => to.end()));
  }
}
