import type { ReactNode } from "react";
import type { SignText } from "./card.ts";
import { colors } from "./colors.ts";
import { Legend, largestSize, missingLetters } from "./legend.tsx";

/* The proportions of a freeway guide sign (MUTCD, chapter 2E): about three to one, a border with round
   corners inside the panel's own, legends in mixed case, the arrow as tall as the letters it points for. */
export const SIGN = { width: 1088, height: 356 } as const;
const INSET = 8;
const BORDER = 8;
const RADIUS = 36;
/** Lower than the sign: of two ways to break a heading into lines as large as the sign has room, it takes the one of fewer. */
const LEGEND_BOX = { width: 960, height: 210 } as const;

const HEADING_SIZE = 136;
const PLACE_SIZE = 178;
const ABOVE_SIZE = 58;
/** In parts of the name's font size. */
const ARROW = { size: 0.72, gap: 0.34 } as const;

/**
 * A guide sign with a page's heading, or one that points to a place.
 * @throws {Error} when the font lacks a letter of it.
 */
export async function guideSign({ above, main }: SignText): Promise<ReactNode> {
  const missing = await missingLetters(`${above ?? ""}${main}`);
  if (missing.length > 0) {
    throw new Error(`Overpass, the font of the cards, has no ${missing.join(" ")} for the heading "${main}"`);
  }
  const legend = above === undefined ? await heading(main) : await place(above, main);
  return (
    <div
      style={{
        boxSizing: "border-box",
        display: "flex",
        width: SIGN.width,
        height: SIGN.height,
        padding: INSET,
        borderRadius: RADIUS,
        backgroundColor: colors.sign,
        // The headlights' shine.
        backgroundImage: "linear-gradient(rgba(255, 255, 255, 0.05), rgba(255, 255, 255, 0))",
      }}
    >
      <div
        style={{
          display: "flex",
          flex: 1,
          flexDirection: "column",
          alignItems: "center",
          justifyContent: "center",
          border: `${BORDER}px solid ${colors.reflective}`,
          borderRadius: RADIUS - INSET,
        }}
      >
        {legend}
      </div>
    </div>
  );
}

/** A sign is read in one glance, and what belongs together stays together: a sentence ends its line, no short word does. */
async function heading(text: string): Promise<ReactNode> {
  const lines = text.replaceAll(/([.?!]) /g, "$1\n").replaceAll(/\b(\w{1,2}) /g, "$1\u00a0");
  const draw = (size: number) => (
    <Legend size={size} color={colors.reflective}>
      {lines}
    </Legend>
  );
  const size = await largestSize(draw, LEGEND_BOX, HEADING_SIZE);
  return <div style={{ display: "flex", maxWidth: LEGEND_BOX.width }}>{draw(size)}</div>;
}

async function place(above: string, name: string): Promise<ReactNode> {
  const draw = (size: number) => (
    <div style={{ display: "flex", alignItems: "center" }}>
      <Legend size={size} color={colors.reflective} onOneLine>
        {name}
      </Legend>
      <div style={{ display: "flex", flexShrink: 0, marginLeft: size * ARROW.gap }}>
        <Arrow size={size * ARROW.size} />
      </div>
    </div>
  );
  return (
    <>
      <Legend size={ABOVE_SIZE} weight={700} color={colors.reflective}>
        {above}
      </Legend>
      <div style={{ display: "flex", marginTop: 52 }}>
        {draw(await largestSize(draw, LEGEND_BOX, PLACE_SIZE))}
      </div>
    </>
  );
}

/** To the right and ahead, as on the sign before an exit. */
function Arrow({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <path d="M7 79L58 28H34V8H92V66H72V42L21 93Z" fill={colors.reflective} />
    </svg>
  );
}
