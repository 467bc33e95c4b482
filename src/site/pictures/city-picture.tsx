import { slugOf } from "../../owner/names.ts";
import type { City, Site } from "../../owner/read.ts";
import { replaceOnce } from "../../shared/text.ts";
import { inSiteColors } from "../styles/colors.ts";
import { CITY_PICTURE_SIZE, fittedSvg, ownDrawing, skylineFile } from "./drawing.ts";
import { Line, markupOf } from "./lettering.tsx";
import { CAPITAL_HEIGHT, missingLetters, widthOf } from "./outlines.ts";
import drawing from "./scenes/city/water-tower.svg?raw";

/** The middle of the name on the tower, and the room for it. */
const SIDE = { x: 490, y: 171, room: 250 } as const;

/** The largest font sizes: of a name on one line, and of a name on two. */
const SIZES = [60, 36] as const;

/** The line height, as a multiple of the font size. */
const LINE = 0.92;

/** The picture of a city's page: a water tower with its name, and its skyline if there is one. */
export function cityPicture(city: Pick<City, "name" | "fullName">, site: Pick<Site, "root" | "business">): string {
  const skyline = ownDrawing(site, skylineFile(city, site));
  const behind = skyline ? fittedSvg(skyline, "skyline", CITY_PICTURE_SIZE) : "";
  const name = markupOf(<Name {...arrange(inCapitals(city.name))} />);
  return inSiteColors(replaceOnce(replaceOnce(drawing, "<!--skyline-->", behind), "<!--name-->", name), site.business);
}

/** A name in capitals; if the font lacks one of its letters, as addresses have it: KANEOHE for Kāneʻohe. */
function inCapitals(name: string): string {
  const capitals = name.toLocaleUpperCase("en-US");
  if (missingLetters(capitals).length === 0) return capitals;
  return slugOf(name).replaceAll("-", " ").toUpperCase();
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
  const top = SIDE.y - (((lines.length - 1) * LINE + CAPITAL_HEIGHT) / 2) * size;
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
