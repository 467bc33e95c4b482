import { useEffect, useState } from "react";
import { cityCenters } from "../../content/city-centers.ts";
import {
  accuracyAndAgeText,
  accuracyText,
  groupedCoordinates,
  type Position,
} from "../../request/position.ts";
import { FAR_MILES, whereabouts } from "../../request/whereabouts.ts";

interface WhereAmIProps {
  position: Position | undefined;
  /** In milliseconds since 1970. */
  now: number;
}

/** The text to read aloud. */
interface Reading {
  heading: string;
  /** Latitude and longitude, if they are accurate enough. */
  numbers: readonly string[];
  advice: string;
}

const TELL = "tell dispatch the road, direction, and exit.";

const UNKNOWN: Reading = { heading: "Not known yet", numbers: [], advice: `Use GPS. Without it, ${TELL}` };

/** The longest reading: its space is kept, so that nothing below moves when the reading changes. */
const LONGEST: Reading = {
  heading: `About ${FAR_MILES} miles northwest of ${longestOf(cityCenters.map(({ name }) => name))}`,
  numbers: ["North 00.000 000", "West 000.000 000"],
  advice: `Within 1,000 feet, 29 minutes ago. If that can’t be right, ${TELL}`,
};

/**
 * The position in large type, to read aloud to dispatch. It needs no service and no signal, only the form's
 * code; until that is loaded, the space of its first line is empty.
 */
export function WhereAmI({ position, now }: WhereAmIProps) {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <div className="where-am-i">
      {isLive && (
        <details>
          <summary suppressHydrationWarning>Where am I?</summary>
          <div className="stacked">
            <ReadAloud reading={position ? readingOf(position, now) : UNKNOWN} />
            <div aria-hidden>
              <ReadAloud reading={LONGEST} />
            </div>
          </div>
        </details>
      )}
    </div>
  );
}

function ReadAloud({ reading: { heading, numbers, advice } }: { reading: Reading }) {
  return (
    <div>
      <p className="text-xl font-bold" suppressHydrationWarning>
        {heading}
      </p>
      <p className="flex flex-wrap gap-x-4 text-lg font-semibold">
        {numbers.map((number) => (
          <span key={number} suppressHydrationWarning>
            {number}
          </span>
        ))}
      </p>
      <p suppressHydrationWarning>{advice}</p>
    </div>
  );
}

function readingOf(position: Position, now: number): Reading {
  const { accuracy } = position;
  const numbers = groupedCoordinates(position);
  const quality = capitalized(accuracyAndAgeText(position, now));
  const where = whereabouts(position, cityCenters);
  switch (where.kind) {
    case "near":
      return { heading: where.words, numbers, advice: `${quality}.` };
    case "far":
      return {
        heading: `Over ${FAR_MILES} miles from the cities we serve`,
        numbers,
        advice: `${quality}. If that can’t be right, ${TELL}`,
      };
    case "rough":
      return {
        heading: accuracy === undefined ? "Known only roughly" : `Known only ${accuracyText(accuracy)}`,
        numbers: [],
        advice: `Too rough to find you: ${TELL}`,
      };
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function longestOf(names: readonly string[]): string {
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest));
}
