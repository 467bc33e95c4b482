import { business } from "../../owner/site.ts";
import { inSiteColors } from "./colors.ts";
import { markupOf, outlinesOf, widthOf } from "./outlines.ts";
import { drawn, PNG } from "./pixels.ts";
import drawing from "./preview-card.svg?raw";

/** Draws the preview card: the business's name and hotline over a road at night. */
export async function previewCard(): Promise<Buffer> {
  const words = markupOf(
    <>
      <Line text={business.name} top={104} size={76} color="var(--color-reflective, #fbfaf8)" />
      <Line text={business.hotline.display} top={212} size={132} color="var(--color-action, #ffb81c)" />
    </>,
  );
  const card = drawn(inSiteColors(drawing.replace("<!--words-->", words)));
  return await card.removeAlpha().png(PNG).toBuffer();
}

/** The room for a line of words. */
const ROOM = { left: 64, width: 1072 } as const;

/** A line of words in this font size, or in a smaller one if it would be too wide. */
function Line({ text, top, size, color }: { text: string; top: number; size: number; color: string }) {
  const letters = outlinesOf(text);
  const scale = Math.min(size / 100, ROOM.width / widthOf(letters));
  return (
    <g transform={`translate(${ROOM.left} ${top}) scale(${scale})`} fill={color}>
      {letters.map(({ path, left }) => (
        <path key={left} transform={`translate(${left})`} d={path} />
      ))}
    </g>
  );
}
