import type { ReactNode } from "react";
import { CapLine } from "./cap-line.tsx";
import type { SignText } from "./card.ts";
import { colors } from "./colors.ts";
import { measure } from "./measure.tsx";
import { LINE_GAP, signLines } from "./sign-lines.ts";

/* The proportions of a freeway guide sign (MUTCD, chapter 2E): about three to one, a border with round
   corners inside the panel's own, legends in mixed case, the arrow as tall as the letters it points for. */
export const SIGN = { width: 1088, height: 356 } as const;
const INSET = 8;
const BORDER = 8;
const RADIUS = 36;
const ROOM = { width: 960, height: 252 } as const;

const HEADING_SIZE = 136;
const PLACE_SIZE = 178;
const ABOVE_SIZE = 58;
/** In parts of the name's font size. */
const ARROW = { size: 0.72, gap: 0.34 } as const;

/** A guide sign with a page's heading, or one that points to a place. */
export async function guideSign({ above, main }: SignText): Promise<ReactNode> {
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

async function heading(text: string): Promise<ReactNode> {
  const texts = text.split(/\s+/);
  const widths = await measure(texts, 800);
  const words = texts.map((word) => ({ text: word, width: widths.get(word) ?? 0 }));
  const { lines, size } = signLines(words, { ...ROOM, maxSize: HEADING_SIZE });
  const gap = size * LINE_GAP;
  return lines.map((line, index) => (
    <CapLine key={line} size={size} weight={800} color={colors.reflective} marginTop={index === 0 ? 0 : gap}>
      {line}
    </CapLine>
  ));
}

async function place(above: string, name: string): Promise<ReactNode> {
  const width = (await measure([name], 800)).get(name) ?? 0;
  const size = Math.floor(Math.min(PLACE_SIZE, ROOM.width / (width + ARROW.gap + ARROW.size)));
  return (
    <>
      <CapLine size={ABOVE_SIZE} weight={700} color={colors.reflective}>
        {above}
      </CapLine>
      <div style={{ display: "flex", alignItems: "center", marginTop: 52 }}>
        <CapLine size={size} weight={800} color={colors.reflective}>
          {name}
        </CapLine>
        <div style={{ display: "flex", marginLeft: size * ARROW.gap }}>
          <Arrow size={size * ARROW.size} />
        </div>
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
