import type { Engine, Tab } from "./engine.ts";
import type { LimitId } from "./limits.ts";
import type { Files, ServedSite } from "./site.ts";

/** What a visitor does, and what must be seen in every engine. */
export interface Journey {
  title: string;
  /** How the site differs from the built one. */
  change?: (files: Files) => Files;
  /** Errors in the console that belong to it. */
  expectedErrors?: RegExp;
  /** Hosts that it makes the page ask. */
  asks?: readonly string[];
  /** What an engine cannot show of it, so that something else is looked at. */
  limits?: readonly LimitId[];
  run(tab: Tab, surroundings: Surroundings): Promise<void>;
}

export interface Surroundings {
  engine: Engine;
  site: ServedSite;
}

/** Journeys of one kind: a row of the table of results. */
export interface JourneyGroup {
  name: string;
  /** The spec in tests/browser/ that makes the same journeys in Chromium. */
  chromium: string;
  journeys: readonly Journey[];
}
