import { pictureOf } from "../../owner/names.ts";
import { inSiteColors } from "./colors.ts";
import { Line, markupOf } from "./lettering.tsx";
import { CAPITAL, widthOf } from "./outlines.ts";
import drawing from "./scenes/city/water-tower.svg?raw";

/** The skylines behind the water tower, in files named after the city: `fort-worth.svg`. Most cities have none. */
const skylines = import.meta.glob<string>("./scenes/city/skylines/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The middle of the name on the tower, and the room for it. */
const SIDE = { x: 490, y: 171, room: 250 } as const;

/** The largest font sizes: of a name on one line, and of a name on two. */
const SIZES = [60, 36] as const;

/** The line height, as a multiple of the font size. */
const LINE = 0.92;

/** The picture of a city's page: its name on its water tower, and its skyline where it has one. */
export function cityPicture(name: string): string {
  const skyline = skylines[`./scenes/${pictureOf(name).replace("city/", "city/skylines/")}.svg`] ?? "";
  return inSiteColors(
    drawing
      .replace("<!--skyline-->", skyline.replaceAll(/^<svg[^>]*>|<\/svg>\s*$/g, ""))
      .replace("<!--name-->", markupOf(<Name {...arrange(name.toLocaleUpperCase("en-US"))} />)),
  );
}

/** Sets the name on one line or two, whichever allows larger letters. */
function arrange(name: string) {
  const words = name.split(" ");
  const ways = words.map((_, index) => {
    const lines = [words.slice(0, index), words.slice(index)].map((part) => part.join(" ")).filter(Boolean);
    const size = Math.min(...lines.map((line) => (100 * SIDE.room) / widthOf(line)));
    return { lines, size: Math.min(size, lines.length > 1 ? SIZES[1] : SIZES[0]) };
  });
  return ways.reduce((best, way) => (way.size >= best.size ? way : best));
}

function Name({ lines, size }: ReturnType<typeof arrange>) {
  const top = SIDE.y - (((lines.length - 1) * LINE + CAPITAL) / 2) * size;
  return lines.map((text, index) => (
    <Line
      key={text}
      {...SIDE}
      text={text}
      isCentered
      top={top + index * LINE * size}
      size={size}
      fill="var(--color-sign, #005a3c)"
    />
  ));
}
