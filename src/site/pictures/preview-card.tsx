import type { Business } from "../../owner/business.ts";
import { replaceOnce } from "../../shared/text.ts";
import { inSiteColors } from "../styles/colors.ts";
import { pngOf } from "./drawing.ts";
import { Line, markupOf } from "./lettering.tsx";
import drawing from "./preview-card.svg?raw";

/** The left end of both lines of words, and the room for each. */
const LINES = { x: 64, room: 1072 } as const;

/** Draws the preview card: the business's name and hotline over a road at night. */
export async function previewCard(business: Business): Promise<Buffer> {
  const { name, hotline } = business;
  const words = markupOf(
    <>
      <Line {...LINES} text={name} top={104} size={76} fill="var(--color-reflective, #fbfaf8)" />
      <Line {...LINES} text={hotline.display} top={212} size={132} fill="var(--color-action, #ffb81c)" />
    </>,
  );
  const card = pngOf(inSiteColors(replaceOnce(drawing, "<!--words-->", words), business));
  return await card.removeAlpha().toBuffer();
}
