import type { STARTERS } from "./servers.ts";

type ServerName = keyof typeof STARTERS;

/** What servers may make of bytes that are no sound request. */
interface Allowed {
  /** Servers that take it for a request; all others must refuse it. */
  taken?: readonly ServerName[];
  /** Servers that end it by its chunks (RFC 9112, section 6.3), and take the rest for a second request. */
  second?: readonly ServerName[];
}

const EVERYWHERE: Allowed = { taken: ["built-in", "nginx", "Caddy"] };
const CHUNKED = "Transfer-Encoding: chunked\r\n";

/**
 * Bytes that are no sound request, or try to be two. None may bring an answer to more than its first request, unless
 * `second` says so.
 * @param host The name of the site.
 * @param hidden The request that a smuggler hides: were it answered, there would be a second answer.
 */
export function malformedRequests(
  host: string,
  hidden: string,
): [name: string, sent: string | Buffer, allowed: Allowed][] {
  const get = `GET / HTTP/1.1\r\nHost: ${host}\r\n`;
  const post = `POST / HTTP/1.1\r\nHost: ${host}\r\n`;
  const end = `\r\n0\r\n\r\n${hidden}`;
  const ended = (line: string) => `${line}\r\nHost: ${host}\r\n\r\n`;
  const noise = Array.from({ length: 2048 }, (_, index) => (index * 167 + 13) % 256);
  const twoLengths = "Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd";
  const rows: (readonly [string, string | Buffer, Allowed?])[] = [
    ["no HTTP", "hello\r\n\r\n"],
    ["NULs", Buffer.alloc(4096)],
    ["random bytes", Buffer.from(noise)],
    ["TLS", Buffer.from("1603010200010001fc0303", "hex")],
    ["HTTP/0.9", "GET /\r\n\r\n", EVERYWHERE],
    ["HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", { taken: ["Caddy"] }],
    ["HTTP/9.9", ended("GET / HTTP/9.9")],
    ["unknown method", ended("BREW / HTTP/1.1")],
    ["no method", ended(" / HTTP/1.1")],
    ["no target", ended("GET HTTP/1.1")],
    ["target without a slash", ended("GET contact HTTP/1.1")],
    ["blank in the target", ended("GET /a b HTTP/1.1")],
    ["NUL in the target", ended("GET /\0 HTTP/1.1")],
    ["CONNECT", ended("CONNECT x:443 HTTP/1.1"), { taken: ["Caddy"] }],
    ["no Host", "GET / HTTP/1.1\r\n\r\n"],
    ["huge header", `${get}X: ${"a".repeat(100_000)}\r\n\r\n`, { taken: ["Caddy"] }],
    ["endless header", get + `X: ${"a".repeat(1000)}\r\n`.repeat(500)],
    ["header without a colon", `${get}nothing\r\n\r\n`, { taken: ["nginx"] }],
    ["NUL in a header", `${get}X: a\0b\r\n\r\n`],
    ["bare carriage return in a header", `${get}X: a\rb\r\n\r\n`],
    ["folded header", `${get}X: a\r\n b\r\n\r\n`, { taken: ["Caddy"] }],
    ["line feeds only", `GET / HTTP/1.1\nHost: ${host}\n\n`, { taken: ["nginx", "Caddy"] }],
    ["huge target", ended(`GET /${"a".repeat(100_000)} HTTP/1.1`)],
    ["unknown expectation", `${get}Expect: tea\r\n\r\n`, { taken: ["nginx"] }],
    ["upgrade to h2c", `${get}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`, EVERYWHERE],
    ["negative length", `${post}Content-Length: -1\r\n\r\n`],
    ["signed length", `${post}Content-Length: +1\r\n\r\nx`],
    ["length beyond all numbers", `${post}Content-Length: ${"9".repeat(40)}\r\n\r\n`],
    ["two lengths", post + twoLengths + hidden],
    ["length and chunks", `${post}Content-Length: 4\r\n${CHUNKED}${end}`, { second: ["Caddy"] }],
    ["chunks and length", `${post}${CHUNKED}Content-Length: 6\r\n${end}`, { second: ["Caddy"] }],
    ["chunked, identity", `${post}Transfer-Encoding: chunked, identity\r\n${end}`],
    ["blank before the colon", `${post}Transfer-Encoding : chunked\r\n${end}`],
    ["vertical tab before chunked", `${post}Transfer-Encoding:\x0bchunked\r\n${end}`],
    ["unknown coding", `${post}Transfer-Encoding: xchunked\r\n${end}`],
    ["no chunk size", `${post}${CHUNKED}\r\nZZZ\r\n\r\n${hidden}`],
    ["chunk size beyond all numbers", `${post}${CHUNKED}\r\n${"f".repeat(17)}\r\n\r\n${hidden}`],
    ["chunk longer than said", `${post}${CHUNKED}\r\n1\r\nabc${end}`],
    ["a request as the body of GET", `${get}Content-Length: ${hidden.length}\r\n\r\n${hidden}`, EVERYWHERE],
  ];
  return rows.map(([name, sent, allowed = {}]) => [name, sent, allowed]);
}
