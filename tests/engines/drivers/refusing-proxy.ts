import { createServer } from "node:http";
import { listen } from "../../../scripts/servers.ts";

export interface RefusingProxy {
  /** On 127.0.0.1. */
  port: number;
  /** Hosts that were asked for, in order; it grows. */
  hosts: readonly string[];
  stop(): Promise<void>;
}

/** An HTTP proxy that lets nothing through. */
export async function startRefusingProxy(): Promise<RefusingProxy> {
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    hosts.push(request.headers.host ?? "");
    response.writeHead(502).end();
  });
  server.on("connect", ({ url = "" }, socket) => {
    hosts.push(url.replace(/:443$/, ""));
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  return {
    port: await listen(server),
    hosts,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
