/** One answer as it came over a connection. */
export interface RawAnswer {
  status: number;
  /** By lower-case name; the last one wins. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

const END_OF_HEAD = "\r\n\r\n";

/**
 * The answers in what a connection brought (RFC 9112, section 6), but for answers to HEAD.
 * @throws {Error} when the bytes are no answers, or break off within one.
 */
export function parseAnswers(received: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = received; rest.length > 0; ) {
    const end = rest.indexOf(END_OF_HEAD);
    const [first = "", ...lines] = rest.toString("latin1", 0, Math.max(end, 0)).split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3})( |$)/.exec(first)?.[1]);
    if (end < 0 || Number.isNaN(status)) {
      throw new Error(`not an answer: ${JSON.stringify(rest.toString("latin1", 0, 60))}`);
    }
    const headers = new Map(lines.map(splitHeader));
    const bodied = bodyOf(status, headers, rest.subarray(end + END_OF_HEAD.length));
    answers.push({ status, headers, body: bodied.body });
    rest = bodied.rest;
  }
  return answers;
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

function bodyOf(
  status: number,
  headers: RawAnswer["headers"],
  after: Buffer,
): { body: Buffer; rest: Buffer } {
  if (status < 200 || status === 204 || status === 304) return { body: Buffer.of(), rest: after };
  if (headers.get("transfer-encoding") === "chunked") return chunkedBody(after);
  const length = headers.get("content-length");
  // Without a length it goes to the end of the connection.
  if (length === undefined) return { body: after, rest: Buffer.of() };
  if (after.length < Number(length)) throw new Error(`${after.length} bytes of a body of ${length}`);
  return { body: after.subarray(0, Number(length)), rest: after.subarray(Number(length)) };
}

function chunkedBody(after: Buffer): { body: Buffer; rest: Buffer } {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = after.indexOf("\r\n", at);
    const size = line < 0 ? Number.NaN : Number.parseInt(after.toString("latin1", at, line), 16);
    const from = line + 2;
    if (Number.isNaN(size) || after.length < from + size + 2) throw new Error("a broken chunk");
    at = from + size + 2;
    if (size === 0) return { body: Buffer.concat(chunks), rest: after.subarray(at) };
    chunks.push(after.subarray(from, from + size));
  }
}
