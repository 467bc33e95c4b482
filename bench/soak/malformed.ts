/** Bytes that are no sound request, or try to be two. */
export interface Malformed {
  name: string;
  /** Sent one after the other. */
  sent: readonly (string | Buffer)[];
  /** The answer may bring the page: the request is odd, but sound. */
  sound?: boolean;
}

const HOST = "Host: x\r\n";
const GET = `GET / HTTP/1.1\r\n${HOST}`;
const POST = `POST / HTTP/1.1\r\n${HOST}`;
const CHUNKED = "Transfer-Encoding: chunked\r\n";
/** The request that a smuggler hides; were it answered, there would be a second answer. */
const HIDDEN = `GET /lockouts HTTP/1.1\r\n${HOST}\r\n`;

function lengths(...values: readonly (string | number)[]): string {
  return values.map((value) => `Content-Length: ${value}\r\n`).join("");
}

/** Every one must bring one answer at most, and the end of the connection. */
export const MALFORMED: readonly Malformed[] = [
  { name: "no HTTP", sent: ["hello\r\n\r\n"] },
  { name: "NULs", sent: [Buffer.alloc(4096)] },
  {
    name: "random bytes",
    sent: [Buffer.from(Array.from({ length: 2048 }, (_, index) => (index * 167 + 13) % 256))],
  },
  { name: "TLS", sent: [Buffer.from("1603010200010001fc0303", "hex")] },
  { name: "HTTP/0.9", sent: ["GET /\r\n\r\n"], sound: true },
  { name: "HTTP/2 preface", sent: ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"] },
  { name: "HTTP/9.9", sent: [`GET / HTTP/9.9\r\n${HOST}\r\n`] },
  { name: "unknown method", sent: [`BREW / HTTP/1.1\r\n${HOST}\r\n`] },
  { name: "no method", sent: [` / HTTP/1.1\r\n${HOST}\r\n`] },
  { name: "blank in the target", sent: [`GET /a b HTTP/1.1\r\n${HOST}\r\n`] },
  { name: "CONNECT", sent: [`CONNECT x:443 HTTP/1.1\r\n${HOST}\r\n`] },
  { name: "no Host", sent: ["GET / HTTP/1.1\r\n\r\n"] },
  { name: "huge header", sent: [GET, `X: ${"a".repeat(100_000)}\r\n\r\n`] },
  { name: "endless header", sent: [GET, ...Array.from({ length: 500 }, () => `X: ${"a".repeat(1000)}\r\n`)] },
  { name: "header without a colon", sent: [GET, "nothing\r\n\r\n"] },
  { name: "NUL in a header", sent: [GET, "X: a\0b\r\n\r\n"] },
  { name: "bare carriage return in a header", sent: [GET, "X: a\rb\r\n\r\n"] },
  { name: "folded header", sent: [GET, "X: a\r\n b\r\n\r\n"] },
  { name: "line feeds only", sent: ["GET / HTTP/1.1\nHost: x\n\n"] },
  { name: "huge target", sent: [`GET /${"a".repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`] },
  { name: "unknown expectation", sent: [GET, "Expect: tea\r\n\r\n"] },
  { name: "upgrade to h2c", sent: [GET, "Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n"], sound: true },
  { name: "negative length", sent: [POST, lengths(-1), "\r\n"] },
  { name: "signed length", sent: [POST, lengths("+1"), "\r\nx"] },
  { name: "length beyond all numbers", sent: [POST, lengths("9".repeat(40)), "\r\n"] },
  { name: "two lengths", sent: [POST, lengths(4, 5), "\r\nabcd", HIDDEN] },
  { name: "length and chunks", sent: [POST, lengths(4), CHUNKED, "\r\n0\r\n\r\n", HIDDEN] },
  { name: "chunks and length", sent: [POST, CHUNKED, lengths(6), "\r\n0\r\n\r\n", HIDDEN] },
  {
    name: "chunked, identity",
    sent: [POST, "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n", HIDDEN],
  },
  { name: "blank before the colon", sent: [POST, "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n", HIDDEN] },
  {
    name: "vertical tab before chunked",
    sent: [POST, "Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n", HIDDEN],
  },
  { name: "unknown coding", sent: [POST, "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", HIDDEN] },
  { name: "no chunk size", sent: [POST, CHUNKED, "\r\nZZZ\r\n\r\n", HIDDEN] },
  { name: "chunk size beyond all numbers", sent: [POST, CHUNKED, "\r\nfffffffffffffffff\r\n\r\n", HIDDEN] },
  { name: "chunk longer than said", sent: [POST, CHUNKED, "\r\n1\r\nabc\r\n0\r\n\r\n", HIDDEN] },
  { name: "a request as the body of GET", sent: [GET, lengths(HIDDEN.length), "\r\n", HIDDEN], sound: true },
];
