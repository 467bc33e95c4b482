import { type RenderedImage, renderAsync } from "@resvg/resvg-js";
import { PNG } from "pngjs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { business } from "../business/current.ts";
import { CARD, type SignText } from "./card.ts";
import { colors } from "./colors.ts";
import { type Legend, legend, missingLetters } from "./legend.tsx";
import { NightRoad } from "./night-road.tsx";

/* The proportions of a freeway guide sign (MUTCD, chapter 2E): about three to one, a border inside the panel, both
   with round corners, text in mixed case, and an arrow as tall as the letters beside it. */
const PANEL = { x: 56, y: 52, width: 1088, height: 356, rx: 36 } as const;
const BORDER = { x: 68, y: 64, width: 1064, height: 332, rx: 24 } as const;
const CENTER = { x: 600, y: 230 } as const;
/** The room for the text. It is lower than the sign, so that long headings break into fewer lines. */
const LEGEND_BOX = { width: 960, height: 210 } as const;
const BETWEEN = 52;
/** The size of the arrow, and its distance from the place's name, as multiples of the name's font size. */
const ARROW = { size: 0.72, gap: 0.34 } as const;

/** The left edge of the lines below the sign. Letters start a little to the right of it, aligned with the sign. */
const LEFT = 54;
/** The room for the business's name. A wider name would run onto the road. */
const NAME_BOX = { width: 660, height: 38 } as const;

const foot = Promise.all([
  legend(business.name, NAME_BOX, 38, { weight: 700, onOneLine: true }),
  legend(business.hotline.display, CARD, 80, { onOneLine: true }),
]);

/**
 * Draws a card: a guide sign over a road at night, and below it whom to call.
 * @throws {Error} when the font lacks a letter of the sign.
 */
export async function ogCard({ above, main }: SignText): Promise<Uint8Array> {
  const missing = await missingLetters(`${above ?? ""}${main}`);
  if (missing.length > 0) {
    throw new Error(`Overpass, the font of the cards, has no ${missing.join(" ")} for the heading "${main}"`);
  }
  const sign = above === undefined ? await headingSign(main) : await placeSign(above, main);
  const [name, hotline] = await foot;
  const card = (
    <svg xmlns="http://www.w3.org/2000/svg" {...CARD} aria-hidden="true">
      <NightRoad />
      {/* The headlights' shine. */}
      <linearGradient id="shine" x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity="0.05" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <rect {...PANEL} fill={colors.sign} />
      <rect {...PANEL} fill="url(#shine)" />
      <rect {...BORDER} fill="none" stroke={colors.reflective} strokeWidth="8" />
      {sign}
      <Words of={name} left={LEFT} bottom={486} />
      <Words of={hotline} left={LEFT} bottom={576} color={colors.action} />
    </svg>
  );
  // The letters are already paths, so no fonts are needed.
  return png(await renderAsync(renderToStaticMarkup(card), { font: { loadSystemFonts: false } }));
}

/** The sign of most pages. To be read at a glance, a line ends after each sentence, but never after a short word. */
async function headingSign(heading: string): Promise<ReactNode> {
  const lines = heading.replaceAll(/([.?!]) /g, "$1\n").replaceAll(/\b(\w{1,2}) /g, "$1\u00a0");
  const words = await legend(lines, LEGEND_BOX, 136);
  return <Words of={words} left={CENTER.x - words.width / 2} bottom={CENTER.y + words.height / 2} />;
}

/** A sign that points to a place, like one before an exit: the place, and an arrow up and to the right. */
async function placeSign(above: string, name: string): Promise<ReactNode> {
  const service = await legend(above, LEGEND_BOX, 58, { weight: 700, onOneLine: true });
  const place = await legend(name, LEGEND_BOX, 178, { onOneLine: true, beside: ARROW.gap + ARROW.size });
  const bottom = CENTER.y + (service.height + BETWEEN + place.height) / 2;
  const arrow = {
    left: CENTER.x + place.width / 2 - ARROW.size * place.size,
    top: bottom - (place.height + ARROW.size * place.size) / 2,
    scale: (ARROW.size * place.size) / 100,
  };
  return (
    <>
      <Words of={service} left={CENTER.x - service.width / 2} bottom={bottom - place.height - BETWEEN} />
      <Words of={place} left={CENTER.x - place.width / 2} bottom={bottom} />
      <path
        transform={`translate(${arrow.left} ${arrow.top}) scale(${arrow.scale})`}
        d="M7 79L58 28H34V8H92V66H72V42L21 93Z"
        fill={colors.reflective}
      />
    </>
  );
}

interface WordsProps {
  of: Legend;
  left: number;
  bottom: number;
  color?: string;
}

function Words({ of: { path, height }, left, bottom, color = colors.reflective }: WordsProps) {
  return <path transform={`translate(${left} ${bottom - height})`} d={path} fill={color} />;
}

/** Encodes a PNG without row filters, which suit photographs. With flat colors it is a third smaller than Resvg's. */
function png({ width, height, pixels }: RenderedImage): Buffer {
  const image = new PNG({ width, height });
  image.data = pixels;
  return PNG.sync.write(image, { colorType: 2, filterType: 0, deflateLevel: 8, deflateStrategy: 0 });
}
