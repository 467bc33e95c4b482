import { escaped } from "../../shared/text.ts";
import { hasLongWord } from "./long-word.ts";

/** The headline as a guide sign: large letters from the last mention of the city on, and the county on the exit tab. */
export function CityTitle({ name, county, headline }: { name: string; county: string; headline: string }) {
  const at = lastMention(name, headline);
  return (
    <span className="exit-sign" data-tab={county}>
      <span className="sign">
        {at > 0 && <span className="lead">{headline.slice(0, at)}</span>}
        <span className={hasLongWord(name) ? "long-word" : undefined}>{headline.slice(at)}</span>
      </span>
    </span>
  );
}

/** Where a text last mentions a name, not counting a part of a longer one ("Hurst" in "Hurstbourne"); 0 if nowhere. */
function lastMention(name: string, text: string): number {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(name)}(?![\\p{L}\\p{N}-])`, "gu");
  return Array.from(text.matchAll(whole), ({ index }) => index).at(-1) ?? 0;
}
