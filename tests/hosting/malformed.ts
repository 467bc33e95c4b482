import type { ServerName } from "./servers.ts";

/** Bytes that are no sound request, or try to be two. */
export interface Malformed {
  name: string;
  sent: string | Buffer;
  /** Servers that take it for a request, as they may; all others must refuse it. */
  taken?: readonly ServerName[];
  /** Servers that end it by its chunks, as they may (RFC 9112, section 6.3), and take the rest for a second request. */
  second?: readonly ServerName[];
}

const EVERYWHERE: readonly ServerName[] = ["built-in", "nginx", "Caddy"];
const CHUNKED = "Transfer-Encoding: chunked\r\n";

/**
 * None may bring an answer to more than its first request, unless `second` says so.
 * @param host The name of the site.
 * @param hidden The request that a smuggler hides: were it answered, there would be a second answer.
 */
export function malformedRequests(host: string, hidden: string): Malformed[] {
  const named = `Host: ${host}\r\n`;
  const get = `GET / HTTP/1.1\r\n${named}`;
  const post = `POST / HTTP/1.1\r\n${named}`;
  return [
    { name: "no HTTP", sent: "hello\r\n\r\n" },
    { name: "NULs", sent: Buffer.alloc(4096) },
    {
      name: "random bytes",
      sent: Buffer.from(Array.from({ length: 2048 }, (_, index) => (index * 167 + 13) % 256)),
    },
    { name: "TLS", sent: Buffer.from("1603010200010001fc0303", "hex") },
    { name: "HTTP/0.9", sent: "GET /\r\n\r\n", taken: EVERYWHERE },
    { name: "HTTP/2 preface", sent: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", taken: ["Caddy"] },
    { name: "HTTP/9.9", sent: `GET / HTTP/9.9\r\n${named}\r\n` },
    { name: "unknown method", sent: `BREW / HTTP/1.1\r\n${named}\r\n` },
    { name: "no method", sent: ` / HTTP/1.1\r\n${named}\r\n` },
    { name: "blank in the target", sent: `GET /a b HTTP/1.1\r\n${named}\r\n` },
    { name: "CONNECT", sent: `CONNECT x:443 HTTP/1.1\r\n${named}\r\n`, taken: ["Caddy"] },
    { name: "no Host", sent: "GET / HTTP/1.1\r\n\r\n" },
    { name: "huge header", sent: `${get}X: ${"a".repeat(100_000)}\r\n\r\n`, taken: ["Caddy"] },
    { name: "endless header", sent: `${get}${`X: ${"a".repeat(1000)}\r\n`.repeat(500)}` },
    { name: "header without a colon", sent: `${get}nothing\r\n\r\n`, taken: ["nginx"] },
    { name: "NUL in a header", sent: `${get}X: a\0b\r\n\r\n` },
    { name: "bare carriage return in a header", sent: `${get}X: a\rb\r\n\r\n` },
    { name: "folded header", sent: `${get}X: a\r\n b\r\n\r\n`, taken: ["Caddy"] },
    { name: "line feeds only", sent: `GET / HTTP/1.1\nHost: ${host}\n\n`, taken: ["nginx", "Caddy"] },
    { name: "huge target", sent: `GET /${"a".repeat(100_000)} HTTP/1.1\r\n${named}\r\n` },
    { name: "unknown expectation", sent: `${get}Expect: tea\r\n\r\n`, taken: ["nginx"] },
    {
      name: "upgrade to h2c",
      sent: `${get}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
      taken: EVERYWHERE,
    },
    { name: "negative length", sent: `${post}${lengths(-1)}\r\n` },
    { name: "signed length", sent: `${post}${lengths("+1")}\r\nx` },
    { name: "length beyond all numbers", sent: `${post}${lengths("9".repeat(40))}\r\n` },
    { name: "two lengths", sent: `${post}${lengths(4, 5)}\r\nabcd${hidden}` },
    {
      name: "length and chunks",
      sent: `${post}${lengths(4)}${CHUNKED}\r\n0\r\n\r\n${hidden}`,
      second: ["Caddy"],
    },
    {
      name: "chunks and length",
      sent: `${post}${CHUNKED}${lengths(6)}\r\n0\r\n\r\n${hidden}`,
      second: ["Caddy"],
    },
    {
      name: "chunked, identity",
      sent: `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
    },
    { name: "blank before the colon", sent: `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}` },
    {
      name: "vertical tab before chunked",
      sent: `${post}Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n${hidden}`,
    },
    { name: "unknown coding", sent: `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}` },
    { name: "no chunk size", sent: `${post}${CHUNKED}\r\nZZZ\r\n\r\n${hidden}` },
    {
      name: "chunk size beyond all numbers",
      sent: `${post}${CHUNKED}\r\nfffffffffffffffff\r\n\r\n${hidden}`,
    },
    { name: "chunk longer than said", sent: `${post}${CHUNKED}\r\n1\r\nabc\r\n0\r\n\r\n${hidden}` },
    {
      name: "a request as the body of GET",
      sent: `${get}${lengths(hidden.length)}\r\n${hidden}`,
      taken: EVERYWHERE,
    },
  ];
}

function lengths(...values: readonly (string | number)[]): string {
  return values.map((value) => `Content-Length: ${value}\r\n`).join("");
}
