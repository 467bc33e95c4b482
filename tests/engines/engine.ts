import { setTimeout as pause } from "node:timers/promises";
import type { DeployedSite, Files } from "../support/deployed-site.ts";
import type { Target } from "./page.ts";

/** A browser that is not Chromium, driven through WebDriver. It reaches this computer alone. */
export interface Engine {
  /** The site as this engine must get it, so that a test sees what the engine cannot tell by itself. */
  prepare(files: Files, journey: Journey): Files;
  /** A new tab of phone size, 390 x 844. */
  newTab(origin: string): Promise<Tab>;
  stop(): Promise<void>;
}

/** How the device answers when a page asks where it is. */
export type Device = "allowed" | "refused" | "missing";

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
  /** Links to outside programs that the page asked the browser to open. */
  openings(): Promise<string[]>;
  /** Errors and warnings of the console. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** What a visitor does, and what must be seen in every engine. */
export interface Journey {
  title: string;
  /** Pages come as a browser sees them whose script file does not come. */
  isWithoutScript?: true;
  /** The worker checks the code against its hash, so that it must come as it was built. */
  asBuilt?: true;
  /** Errors in the console that belong to it. */
  expectedErrors?: RegExp;
  run(tab: Tab, site: DeployedSite): Promise<void>;
}

/** Journeys by their kind. */
export type Journeys = Readonly<Record<string, readonly Journey[]>>;

/** Milliseconds that something may take to be there. */
const PATIENCE = 8000;

/** Asks until there is an answer. @throws when it takes too long. */
export async function waitFor<Answer>(what: string, ask: () => PromiseLike<Answer | null>): Promise<Answer> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`Nothing to see of '${what}'`);
    await pause(50);
  }
}
