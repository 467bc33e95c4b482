import { type RenderedImage, renderAsync } from "@resvg/resvg-js";
import { PNG } from "pngjs";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import { business } from "../business/current.ts";
import { CARD, type SignText } from "./card.ts";
import { colors } from "./colors.ts";
import { guideSign, SIGN } from "./guide-sign.tsx";
import { fonts, Legend, largestSize } from "./legend.tsx";
import { NightRoad } from "./night-road.tsx";

/** A letter starts a little to the right of its line: so both lines are below the sign's edge. */
const MARGIN = { left: 54, bottom: 54 } as const;
/** As far as the business's name may go before it runs onto the road. */
const NAME_BOX = { width: 660, height: 38 } as const;
const NAME_SIZE = 38;

const name = (size: number) => (
  <Legend size={size} weight={700} color={colors.reflective} onOneLine>
    {business.name}
  </Legend>
);

const nameSize = largestSize(name, NAME_BOX, NAME_SIZE);

/** Draws a card: a guide sign over a road at night, and below it whom to call. */
export async function ogCard(text: SignText): Promise<Uint8Array> {
  const sign = await guideSign(text);
  const svg = await satori(
    <div style={{ display: "flex", position: "relative", width: CARD.width, height: CARD.height }}>
      <div style={{ display: "flex", position: "absolute", top: 52, left: (CARD.width - SIGN.width) / 2 }}>
        {sign}
      </div>
      <div style={{ display: "flex", flexDirection: "column", position: "absolute", ...MARGIN }}>
        {name(await nameSize)}
        <div style={{ display: "flex", marginTop: 34 }}>
          <Legend size={80} color={colors.action}>
            {business.hotline.display}
          </Legend>
        </div>
      </div>
    </div>,
    { ...CARD, fonts: await fonts },
  );
  // Behind it, by hand: satori would wrap the drawing into a picture of its own, at twice the time for all.
  const whole = svg.replace(/^<svg[^>]*>/, (tag) => tag + renderToStaticMarkup(<NightRoad />));
  // Satori has made outlines of the letters: no fonts to look for.
  return png(await renderAsync(whole, { font: { loadSystemFonts: false } }));
}

/** Resvg's own PNG filters each row for the sake of photographs; flat colors, left as they are, come out a third smaller. */
function png({ width, height, pixels }: RenderedImage): Buffer {
  const image = new PNG({ width, height });
  image.data = pixels;
  return PNG.sync.write(image, { colorType: 2, filterType: 0, deflateLevel: 8, deflateStrategy: 0 });
}
