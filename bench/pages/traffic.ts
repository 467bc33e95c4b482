/** What a page fetches; "kept" is what its service worker fetches by itself, to keep for a time without signal. */
export const KINDS = ["html", "style", "script", "font", "picture", "other", "kept"] as const;
export type Kind = (typeof KINDS)[number];

/** DevTools' resource types that have a kind of their own. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  Document: "html",
  Stylesheet: "style",
  Script: "script",
  Font: "font",
  Image: "picture",
};

interface Transfer {
  url: string;
  kind: Kind;
  /** Of the monotonic clock of the DevTools protocol, in seconds. */
  startedAt: number;
  blocking: boolean;
  /** Whether the answer is JavaScript, whoever asked for it. */
  script: boolean;
  /** Bytes on the wire, headers included; of the headers alone. */
  total: number;
  headers: number;
  underWay: boolean;
}

/** Bytes of bodies as sent (compressed) by kind, and of all headers. */
export type Bytes = Record<Kind | "headers", number>;

/** What one visit has fetched. */
export interface TrafficFigures {
  /** What was asked for before the page's load event, and everything until it was idle. */
  beforeLoad: Bytes;
  untilIdle: Bytes;
  /** Scripts and styles that the first paint waits for. */
  blocking: number;
  /** Size of the largest picture. */
  largestPicture: number;
  /** Bytes of JavaScript asked for after the load event, by the page or by its worker. */
  lateScripts: number;
}

/** What the DevTools protocol tells of a request. */
interface Sent {
  requestId: string;
  request: { url: string };
  type?: string;
  timestamp: number;
  renderBlockingBehavior?: string;
}

/** What it tells when an answer begins to come. */
interface Answer {
  mimeType: string;
  /** Bytes of the answer so far: its headers. */
  encodedDataLength: number;
}

/** Counts what a visit fetches, from the events of all its targets: pages, frames and workers. */
export class Traffic {
  #transfers = new Map<string, Transfer>();
  #loadedAt = Number.POSITIVE_INFINITY;

  sent(target: string, { requestId, request, type = "", ...event }: Sent, byWorker: boolean): void {
    const kind = byWorker ? "kept" : (KIND_OF[type] ?? "other");
    const blocking = /^(Blocking|InBodyParserBlocking)$/.test(event.renderBlockingBehavior ?? "");
    // After a redirect the same request is sent again: it started when it was sent first.
    const { startedAt = event.timestamp } = this.#transfers.get(target + requestId) ?? {};
    const counts = { total: 0, headers: 0, underWay: true, script: false };
    this.#transfers.set(target + requestId, { url: request.url, kind, startedAt, blocking, ...counts });
  }

  answered(target: string, requestId: string, { mimeType, encodedDataLength }: Answer): void {
    const transfer = this.#transfers.get(target + requestId);
    if (!transfer) return;
    transfer.headers = encodedDataLength;
    transfer.script = /\/(x-)?(java|ecma)script$/.test(mimeType);
  }

  /** @param total Bytes of the whole answer, with its headers; 0 when it came from a cache. */
  ended(target: string, requestId: string, total: number): void {
    const transfer = this.#transfers.get(target + requestId);
    if (transfer) Object.assign(transfer, { total, underWay: false });
    // Chromium tells of a navigation preload only when it is there: the page, while its worker was starting.
    else if (requestId.startsWith("preload-")) this.#transfers.set(target + requestId, preloaded(total));
  }

  loaded(timestamp: number): void {
    this.#loadedAt = Math.min(this.#loadedAt, timestamp);
  }

  /** Forgets a target that is gone, whose requests will never end. */
  gone(target: string): void {
    for (const [key, transfer] of this.#transfers) {
      if (key.startsWith(target)) transfer.underWay = false;
    }
  }

  get isLoaded(): boolean {
    return Number.isFinite(this.#loadedAt);
  }

  get isQuiet(): boolean {
    return this.#all().every(({ underWay }) => !underWay);
  }

  figures(): TrafficFigures {
    const all = this.#all();
    const pictures = all.filter(({ kind }) => kind === "picture");
    const early = all.filter(({ startedAt }) => startedAt <= this.#loadedAt);
    const lateScripts = all.filter((transfer) => transfer.script && !early.includes(transfer));
    return {
      beforeLoad: bytesOf(early),
      untilIdle: bytesOf(all),
      blocking: all.filter(({ kind, blocking }) => blocking && kind !== "html").length,
      largestPicture: Math.max(0, ...pictures.map(bodyOf)),
      lateScripts: lateScripts.reduce((sum, transfer) => sum + bodyOf(transfer), 0),
    };
  }

  /** Of a file that both ask for, the page has one, whichever of the two went to the network. */
  #all(): Transfer[] {
    const all = [...this.#transfers.values()];
    const asked = new Map(all.filter(({ kind }) => kind !== "kept").map(({ url, kind }) => [url, kind]));
    return all.map((transfer) => ({ ...transfer, kind: asked.get(transfer.url) ?? transfer.kind }));
  }
}

function preloaded(total: number): Transfer {
  const page = { url: "", kind: "html" as const, startedAt: 0, blocking: false, script: false };
  return { ...page, total, headers: 0, underWay: false };
}

function bytesOf(transfers: readonly Transfer[]): Bytes {
  const bytes = Object.fromEntries([...KINDS, "headers"].map((kind) => [kind, 0])) as Bytes;
  for (const transfer of transfers) {
    bytes[transfer.kind] += bodyOf(transfer);
    bytes.headers += transfer.total - bodyOf(transfer);
  }
  return bytes;
}

function bodyOf({ total, headers }: Transfer): number {
  return Math.max(0, total - headers);
}
