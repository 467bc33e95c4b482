import type { LimitId } from "./limits.ts";
import type { Files } from "./site.ts";
import type { Target } from "./target.ts";

export type EngineName = "Firefox" | "WebKitGTK";

/** A browser that is not Chromium, driven through WebDriver. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** The site as this engine must get it, so that a test sees what the engine cannot tell by itself. */
  prepare(files: Files, limits: readonly LimitId[]): Files;
  /** A new tab of phone size, 390 x 844. */
  newTab(origin: string): Promise<Tab>;
  stop(): Promise<void>;
}

/** How the device answers when a page asks where it is. */
export type Device = "allowed" | "refused" | "no signal" | "missing";

/** A link to an outside program that a page asked the browser to open. */
export interface Opening {
  url: string;
  /** Milliseconds; undefined where the engine does not tell. */
  at?: number;
}

export type Key = "Enter" | "Escape" | "Tab";

export interface Tab {
  /** Opens an address of the site, and waits until it has loaded. @returns the HTTP status, if the engine tells. */
  open(address: string): Promise<number | undefined>;
  reload(): Promise<void>;
  /** Waits until it is there, brings it into view, and presses it. */
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  /** Chooses an option of a select by its value. */
  choose(target: Target, value: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** What a function gives that runs in the page. It can use nothing but its arguments. */
  read<Args extends unknown[], Result>(
    look: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** To be called on an open page. */
  setDevice(device: Device): Promise<void>;
  /** Lets every outside service answer with this JSON. @returns false where the engine does not let a test answer. */
  answerOutside(body: unknown): Promise<boolean>;
  /** Hosts outside the site that were asked for anything. */
  askedOutside(): Promise<string[]>;
  openings(): Promise<Opening[]>;
  /** Errors and warnings of the console. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}
