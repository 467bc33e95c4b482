/** Tells a packed response from one that a browser without CompressionStream (Safari before 16.4) has stored. */
const PACKED = "X-Packed";

/** A response as it is stored: browsers store bodies as they stand, so a third of the space with gzip. */
export function pack(response: Response): Response {
  const headers = new Headers(response.headers);
  // The browser has undone the server's compression, but says it still.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  if (response.body === null || !("CompressionStream" in globalThis)) {
    return new Response(response.body, { headers });
  }
  headers.set(PACKED, "gzip");
  return new Response(response.body.pipeThrough(new CompressionStream("gzip")), { headers });
}

/** A stored response as it came from the server. */
export function unpack(stored: Response): Response {
  if (stored.body === null || !stored.headers.has(PACKED)) return stored;
  const headers = new Headers(stored.headers);
  headers.delete(PACKED);
  return new Response(stored.body.pipeThrough(new DecompressionStream("gzip")), { headers });
}
