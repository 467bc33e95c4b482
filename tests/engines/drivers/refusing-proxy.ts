import { createServer } from "node:http";

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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  return {
    port: address.port,
    hosts,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
