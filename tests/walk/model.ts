import { HALF_AN_HOUR } from "../support/browser.ts";
import { type GpsAnswer, HOME_GEOCODER, PLACE_TEXT } from "../support/location.ts";
import type { Seen } from "./in-page.ts";
import type { Tab } from "./tab.ts";

/** The words that say a position goes with the request. */
const PIN = /GPS (attached: )?(within|precision)/;
const LOCATING = "Finding your location";
const NEVER = Number.NEGATIVE_INFINITY;

interface Word {
  text: string;
  field: string;
  /** Whether it was handed over, or the driver is done with it. */
  isDone: boolean;
}

function isShown({ controls }: Seen, field: string): boolean {
  return controls.some((control) => control.field === field);
}

/** What the driver and the device have done; what a page shows must agree with it. */
export class Model {
  private words: Word[] = [];
  private newestRequest = { words: [] as Word[], at: NEVER, document: "" };
  private sentAt = NEVER;
  private foundAt = NEVER;
  private isGpsDenied = false;
  private isGpsUsed = false;
  /** Pages that were open while the line was cut: the panel's code may be missing there. */
  private readonly cutPages = new Set<string>();

  constructor(public seen: Seen) {}

  /** @param text what was typed; undefined if the field had no room for it. */
  type(field: string, text: string | undefined, isReplaced: boolean): void {
    if (isReplaced) this.words = this.words.filter((word) => word.field !== field);
    if (text) this.words.push({ text, field, isDone: false });
  }

  answerGps(answer: GpsAnswer): void {
    if ("accuracy" in answer) this.foundAt = this.seen.now;
    else this.isGpsDenied ||= answer.code === 1;
  }

  /** Compares the page after a step with what the driver has done. @returns one line for each contradiction. */
  compare(seen: Seen, line: Tab["line"]): string[] {
    if (line === "cut") this.cutPages.add(seen.document);
    const { words } = this.seen;
    // During a lookup its own words take the place of an earlier pin's.
    const wasPinned = words.includes(LOCATING) ? undefined : PIN.test(words);
    const gone = this.words.filter(({ field }) => isShown(this.seen, field) && !isShown(seen, field));
    this.seen = seen;
    const names = seen.taps.map(({ name }) => name);
    this.isGpsUsed ||= names.some((name) => name.includes("GPS"));
    if (names.includes("Yes, it went through")) {
      // In one step, a tap on /request-help's Send composed a request, and a second tap there put it away.
      if (gone.length > 0) this.replaceRequest(gone);
      this.putAwayRequest();
    }
    // /request-help opens no program by itself; a second tap in the same step may have opened one from the panel.
    const composed = this.wordsIn(seen.panel).filter((word) => !word.isDone);
    if (composed.some((word) => !this.newestRequest.words.includes(word))) this.replaceRequest(composed);
    const opened = seen.opened.flatMap((url) => this.open(url, wasPinned));
    const { document, at } = this.newestRequest;
    if (seen.document !== document && seen.now - at >= HALF_AN_HOUR) this.putAwayRequest();
    return [...opened, ...seen.moved, ...this.falseClaims(), ...this.lostWords(line === "good")];
  }

  /** A program was opened: by the tap on its link, or by the page. */
  private open(url: string, wasPinned: boolean | undefined): string[] {
    const words = this.wordsIn(url);
    for (const word of words) word.isDone = true;
    if (this.seen.taps.some(({ link }) => link === url)) return [];
    if (url.endsWith(":911")) return [`${url} was opened`];
    this.sentAt = this.seen.now;
    if (!url.startsWith("sms:")) return [];
    this.replaceRequest(words);
    const isPinned = url.includes("\nGPS: ");
    return (wasPinned ?? isPinned) === isPinned ? [] : [`A position was shown: ${wasPinned}; ${url}`];
  }

  private falseClaims(): string[] {
    const { now, words, isGpsCalled, isRefused, isMissing, isFocusLost, dialogs } = this.seen;
    const [, using = ""] = words.match(/Location Found! Using: (.*)/) ?? [];
    const claims: [claim: RegExp, isTrue: boolean][] = [
      [/Sent!|has been sent/, this.sentAt > NEVER && !isRefused],
      [/Did your (text|request) go|Request Received!/, this.newestRequest.at > NEVER],
      [/Preparing your request|Opening your text app/, now - this.sentAt <= 1000],
      [/Missing Information/, isMissing],
      [/isn’t ready/, this.isGpsUsed],
      [RegExp(LOCATING), isGpsCalled],
      [/access denied/, this.isGpsDenied],
      [/Location Found!/, [HOME_GEOCODER.words, PLACE_TEXT].includes(using)],
      [/GPS expired/, this.foundAt > NEVER && now - this.foundAt >= HALF_AN_HOUR],
      [PIN, now - this.foundAt <= HALF_AN_HOUR],
    ];
    return [
      ...claims.flatMap(([claim, isTrue]) => (isTrue ? [] : (words.match(claim) ?? []))),
      ...(isFocusLost ? ["The focus is on what cannot be seen"] : []),
      ...(dialogs > 1 ? ["Two dialogs are open"] : []),
    ];
  }

  private lostWords(isLineGood: boolean): string[] {
    const { document, panel, controls } = this.seen;
    const isCodeThere = isLineGood && !this.cutPages.has(document);
    const { words, document: sentOn } = this.newestRequest;
    const isPanelNeeded = words.some((word) => !word.isDone) && (isCodeThere || document === sentOn);
    const ofPanel = isPanelNeeded || panel.includes("sms:") ? words : [];
    // What /request-help has composed is no longer in fields: it is on the panel, once that has its code.
    const ofFields = this.words.filter(
      (word) => !word.isDone && !words.includes(word) && isShown(this.seen, word.field),
    );
    // For a second after Send of the dialog, its fields have the words, and the page's panel an earlier request.
    const isInField = ({ field, text }: Word) =>
      controls.some((control) => control.field === field && control.text.includes(text));
    const lost = [...ofPanel, ...ofFields].filter((word) => !panel.includes(word.text) && !isInField(word));
    return lost.map(({ text, field }) => `"${text}" of ${field} is lost`);
  }

  private wordsIn(text: string): Word[] {
    return this.words.filter((word) => text.includes(word.text));
  }

  private replaceRequest(words: Word[]): void {
    this.putAwayRequest();
    this.newestRequest = { words, at: this.seen.now, document: this.seen.document };
  }

  private putAwayRequest(): void {
    for (const word of this.newestRequest.words) word.isDone = true;
    this.newestRequest.words = [];
  }
}
