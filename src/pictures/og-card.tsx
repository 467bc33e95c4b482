import { renderAsync } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import { business } from "../business/current.ts";
import { CapLine } from "./cap-line.tsx";
import { CARD, type SignText } from "./card.ts";
import { colors } from "./colors.ts";
import { guideSign, SIGN } from "./guide-sign.tsx";
import { measure } from "./measure.tsx";
import { NightRoad } from "./night-road.tsx";
import { fonts } from "./overpass.ts";
import { encodePng } from "./png.ts";

/** A letter starts a little to the right of its line: so both lines stand below the sign's edge. */
const MARGIN = { left: 54, bottom: 54 } as const;
/** As far as the business's name may go before it runs onto the road. */
const NAME = { width: 660, size: 38 } as const;

/** Draws a card: a guide sign over a road at night, and below it whom to call. */
export async function ogCard(text: SignText): Promise<Uint8Array> {
  const { name, hotline } = business;
  const nameWidth = (await measure([name], 700)).get(name) ?? 0;
  const sign = await guideSign(text);
  const svg = await satori(
    <div style={{ display: "flex", position: "relative", width: CARD.width, height: CARD.height }}>
      <div style={{ display: "flex", position: "absolute", top: 52, left: (CARD.width - SIGN.width) / 2 }}>
        {sign}
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          position: "absolute",
          ...MARGIN,
        }}
      >
        <CapLine size={Math.min(NAME.size, NAME.width / nameWidth)} weight={700} color={colors.reflective}>
          {name}
        </CapLine>
        <CapLine size={80} weight={800} color={colors.action} marginTop={34}>
          {hotline.display}
        </CapLine>
      </div>
    </div>,
    { ...CARD, fonts: await fonts },
  );
  // Behind it, by hand: satori would wrap the drawing into a picture of its own, at twice the time for all.
  const whole = svg.replace(/^<svg[^>]*>/, (tag) => tag + renderToStaticMarkup(<NightRoad />));
  // Satori has made outlines of the letters: no fonts to look for.
  return encodePng(await renderAsync(whole, { font: { loadSystemFonts: false } }));
}
