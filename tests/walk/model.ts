import { HALF_AN_HOUR } from "../support/sent-panel.ts";
import type { Seen } from "./probe.ts";

/** The words that say a position goes with the request. */
const PIN = /GPS position[^.]*(within|just now|ago)/;
const NEVER = Number.NEGATIVE_INFINITY;

/** What the driver and the device have done; what a page shows must agree with it. */
export class Model {
  /** What is typed and was not handed over, each with its field. */
  private readonly typed = new Map<string, string>();
  /** The newest request, with the page that it was sent from. */
  private request = { words: [] as string[], isOpened: true, at: NEVER, page: "" };
  private count = 0;
  private sentAt = NEVER;
  private isGpsUsed = false;
  /** When the device has found a position. */
  foundAt = NEVER;

  constructor(public seen: Seen) {}

  /** @returns something to type into a field, right for every kind of field. */
  newWord(field: string, isReplaced: boolean): string {
    this.count += 1;
    const word = `w${this.count}@mail.example`;
    for (const [other, of] of this.typed) if (isReplaced && of === field) this.typed.delete(other);
    this.typed.set(word, field);
    return word;
  }

  /** Takes in what a step has led to. @returns what of it is wrong. */
  compare(seen: Seen, isCodeLate: boolean): string[] {
    const wasPinned = PIN.test(this.seen.words);
    this.seen = seen;
    const names = seen.taps.map(({ name }) => name);
    this.isGpsUsed ||= names.some((name) => name.includes("GPS"));
    if (names.includes("It went")) this.setRequest([], true);
    const opened = seen.opened.flatMap(({ url, at }) => this.open(url, at, wasPinned));
    // /request-help opens nothing by itself: its request is on the panel alone.
    const composed = this.takeWords(seen.panel);
    if (composed.length > 0) this.setRequest(composed, false);
    // One that has expired is forgotten, except by the page that it was sent from.
    const isExpired = seen.now - this.request.at >= HALF_AN_HOUR;
    if (isExpired && seen.page !== this.request.page) this.setRequest([], true);
    return [...seen.moved, ...opened, ...this.untrueWords(), ...this.lostWords(isCodeLate)];
  }

  /** A program was opened: by the tap on its link, or by the page itself. */
  private open(url: string, at: number, wasPinned: boolean): string[] {
    const words = this.takeWords(url);
    if (this.seen.taps.some(({ link }) => link === url)) return [];
    if (url.endsWith(":911")) return [`The page opened ${url}`];
    this.sentAt = at;
    if (!url.startsWith("sms:")) return [];
    this.setRequest(words, true);
    return wasPinned === url.includes("\nGPS: ") ? [] : [`A position was shown: ${wasPinned}; ${url}`];
  }

  private untrueWords(): string[] {
    const { now, words, isFocusLost, dialogs } = this.seen;
    const claims: [claim: RegExp, isTrue: boolean][] = [
      [/Sent!|has been sent/, this.sentAt > NEVER],
      [/Did your (text|request) go|Request Received!/, this.request.at > NEVER],
      // A double tap on Send is one tap.
      [/Missing Information/, now - this.sentAt >= 1000 && !words.includes("Sent!")],
      [/isn't ready/, this.isGpsUsed],
      [PIN, now - this.foundAt <= HALF_AN_HOUR],
    ];
    return [
      ...claims.flatMap(([claim, isTrue]) => (isTrue ? [] : (words.match(claim) ?? []))),
      ...(isFocusLost ? ["The focus is on something that cannot be seen"] : []),
      ...(dialogs > 1 ? ["Two dialogs are open"] : []),
    ];
  }

  private lostWords(isCodeLate: boolean): string[] {
    const { panel, page, dialogs, fields } = this.seen;
    const { words, isOpened, page: sentFrom } = this.request;
    const isPanelNeeded = !isOpened && dialogs === 0 && (!isCodeLate || page === sentFrom);
    const ofPanel =
      isPanelNeeded || panel.includes("sms:") ? words.filter((word) => !panel.includes(word)) : [];
    const ofFields = fields.flatMap(({ field, value }) =>
      [...this.typed].filter(([word, its]) => its === field && !value.includes(word)).map(([word]) => word),
    );
    return [...ofPanel, ...ofFields].map((word) => `"${word}" is lost`);
  }

  /** @returns those words that are in a text, and counts them as handed over. */
  private takeWords(text: string): string[] {
    const words = [...this.typed.keys()].filter((word) => text.includes(word));
    for (const word of words) this.typed.delete(word);
    return words;
  }

  private setRequest(words: string[], isOpened: boolean): void {
    this.request = { words, isOpened, at: this.seen.now, page: this.seen.page };
  }
}
