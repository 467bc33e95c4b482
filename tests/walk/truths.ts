import type { Answer, Control, Seen } from "./probe.ts";
import { HALF_AN_HOUR } from "../support/sent-panel.ts";

/** The words that a position goes with the request. */
const PIN = /GPS position[^.]*(within|just now|ago)/;
const NEVER = Number.NEGATIVE_INFINITY;

interface Word {
  text: string;
  field: string;
  /** Whether it has gone out, or the driver is done with it. */
  isDone: boolean;
}

/** What the driver and the device have done; what a page shows must agree with it. */
export class Truths {
  private words: Word[] = [];
  /** The newest. */
  private request = { words: [] as Word[], at: NEVER, page: "" };
  private link = "";
  private sentAt = NEVER;
  private foundAt = NEVER;
  private isRefused = false;
  private isGpsUsed = false;

  constructor(public seen: Seen) {}

  type(field: string, text: string, isOver: boolean): void {
    if (isOver) this.words = this.words.filter((word) => word.field !== field);
    this.words.push({ text, field, isDone: false });
  }

  tap({ name, link }: Control): void {
    this.link = link;
    this.isGpsUsed ||= name.includes("GPS");
    if (name === "It went") this.putAway();
  }

  answer(answer: Answer): void {
    if ("accuracy" in answer) this.foundAt = this.seen.now;
    else this.isRefused ||= answer.code === 1;
  }

  /** Takes in what has come of a step. @returns what of it cannot be. */
  compare(seen: Seen, isCodeThere: boolean): string[] {
    const wasPinned = PIN.test(this.seen.words);
    this.seen = seen;
    const opened = seen.opened.flatMap((url) => this.open(url, wasPinned));
    this.link = "";
    // /request-help opens no program.
    const composed = this.wordsIn(seen.panel).filter((word) => !word.isDone);
    if (composed.some((word) => !this.request.words.includes(word))) this.replaceRequest(composed);
    if (seen.page !== this.request.page && seen.now - this.request.at >= HALF_AN_HOUR) this.putAway();
    return [...opened, ...seen.moved, ...this.untrue(), ...this.lost(isCodeThere)];
  }

  /** A program was opened: by the tap on its link, or by the page. */
  private open(url: string, wasPinned: boolean): string[] {
    const words = this.wordsIn(url);
    for (const word of words) word.isDone = true;
    if (url === this.link) return [];
    if (url.endsWith(":911")) return [`${url} was opened`];
    this.sentAt = this.seen.now;
    if (!url.startsWith("sms:")) return [];
    this.replaceRequest(words);
    return wasPinned === url.includes("\nGPS: ") ? [] : [`A position was shown: ${wasPinned}; ${url}`];
  }

  private untrue(): string[] {
    const { now, words, isGpsAsked, isFocusLost, dialogs } = this.seen;
    const claims: [claim: RegExp, isTrue: boolean][] = [
      [/Sent!|has been sent/, this.sentAt > NEVER],
      [/Did your (text|request) go|Request Received!/, this.request.at > NEVER],
      [/Preparing your request|Opening your text app/, now - this.sentAt <= 1000],
      [/Missing Information/, !words.includes("Sent!")],
      [/isn't ready/, this.isGpsUsed],
      [/Finding your location/, isGpsAsked],
      [/access denied/, this.isRefused],
      [/Location Found!/, this.foundAt > NEVER],
      [PIN, now - this.foundAt <= HALF_AN_HOUR],
    ];
    return [
      ...claims.flatMap(([claim, isTrue]) => (isTrue ? [] : (words.match(claim) ?? []))),
      ...(isFocusLost ? ["The focus is on what cannot be seen"] : []),
      ...(dialogs > 1 ? ["Two dialogs are open"] : []),
    ];
  }

  private lost(isCodeThere: boolean): string[] {
    const { page, panel, controls } = this.seen;
    const { request } = this;
    const isPanelNeeded = request.words.some((word) => !word.isDone) && (isCodeThere || page === request.page);
    const ofPanel = isPanelNeeded || panel.includes("sms:") ? request.words : [];
    const ofFields = this.words.filter((word) => {
      const field = controls.find((control) => control.field === word.field);
      return field && !word.isDone && !field.text.includes(word.text);
    });
    const isLost = (word: Word) => !panel.includes(word.text);
    return [...ofPanel, ...ofFields].filter(isLost).map(({ text, field }) => `"${text}" of ${field} is lost`);
  }

  private wordsIn(text: string): Word[] {
    return this.words.filter((word) => text.includes(word.text));
  }

  private replaceRequest(words: Word[]): void {
    this.putAway();
    this.request = { words, at: this.seen.now, page: this.seen.page };
  }

  private putAway(): void {
    for (const word of this.request.words) word.isDone = true;
    this.request.words = [];
  }
}
