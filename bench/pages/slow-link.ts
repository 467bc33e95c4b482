import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listen } from "../../scripts/servers.ts";
import { createLane, type Flow } from "./lane.ts";
import type { Network } from "./networks.ts";
import { type Destination, destinationOf } from "./socks.ts";

/** A slow connection to the Internet that a browser can be sent through. */
export interface SlowLink {
  /** A proxy's address, for the browser: "socks5://127.0.0.1:…". */
  proxy: string;
  /** Ends all connections, as an hour without use does. */
  drop(): void;
  close(): void;
}

/** Answers of a SOCKS server (RFC 1928, sections 3 and 6). */
const NO_AUTHENTICATION = Buffer.of(5, 0);
const CONNECTED = Buffer.of(5, 0, 0, 1, 0, 0, 0, 0, 0, 0);
const REFUSED = Buffer.of(5, 5, 0, 1, 0, 0, 0, 0, 0, 0);

/**
 * Slows everything that goes through it, whoever asks: pages, pages prepared ahead, service workers. The
 * browser's own throttling slows only what a DevTools session is attached to, makes a new connection cost
 * nothing, and hands over a small page all at once at its end. Here a new connection costs a round trip, and
 * a page comes packet by packet, as it does on the road.
 */
export async function openSlowLink(network: Network): Promise<SlowLink> {
  const sockets = new Set<Socket>();
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const up = createLane(network);
  const down = createLane(network);

  const track = (socket: Socket) => {
    sockets.add(socket);
    // A page that is left drops its connections.
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    return socket.setNoDelay(true);
  };

  const join = async (browser: Socket) => {
    const destination = await greet(browser);
    const asked = performance.now();
    const site = track(connect(destination));
    await once(site, "connect");
    await new Promise((resolve) => setTimeout(resolve, network.roundTrip - (performance.now() - asked)));
    forward(
      browser,
      site,
      up((packet) => site.write(packet)),
    );
    forward(
      site,
      browser,
      down((packet) => browser.write(packet)),
    );
    browser.write(CONNECTED);
  };

  const server = createServer((browser) => {
    join(track(browser)).catch(() => browser.end(REFUSED));
  });
  const port = await listen(server);
  return {
    proxy: `socks5://127.0.0.1:${port}`,
    drop,
    close() {
      server.close();
      drop();
    },
  };
}

/** Learns where the browser wants to go. Its messages are short and await an answer: each comes in one piece. */
async function greet(browser: Socket): Promise<Destination> {
  await once(browser, "data");
  browser.write(NO_AUTHENTICATION);
  const [request] = await once(browser, "data");
  return destinationOf(request);
}

/** Sends all that comes from one side to the other, along a lane; the end comes last. */
function forward(from: Socket, to: Socket, flow: Flow): void {
  from.on("data", (data: Buffer) => flow.send(data));
  from.once("end", () => flow.end(() => to.end()));
}
