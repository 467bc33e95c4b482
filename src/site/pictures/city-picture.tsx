import { pictureOf } from "../../owner/names.ts";
import { inSiteColors } from "./colors.ts";
import { CAPITAL, markupOf, type Outline, outlinesOf, widthOf } from "./outlines.ts";
import drawing from "./scenes/city/water-tower.svg?raw";

/** The skylines behind the water tower, in files named after the city: `fort-worth.svg`. Most cities have none. */
const skylines = import.meta.glob<string>("./scenes/city/skylines/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Where the name goes; x and y are its middle. The tower is round: a letter `half` from the middle is `drop` lower. */
const SIDE = { x: 490, y: 171, width: 250, half: 150, drop: 10 } as const;

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
    const texts = [words.slice(0, index), words.slice(index)].map((part) => part.join(" ")).filter(Boolean);
    const lines = texts.map(outlinesOf);
    const room = (100 * SIDE.width) / Math.max(...lines.map(widthOf));
    return { lines, size: Math.min(room, lines.length > 1 ? SIZES[1] : SIZES[0]) };
  });
  return ways.reduce((best, way) => (way.size >= best.size ? way : best));
}

function Name({ lines, size }: ReturnType<typeof arrange>) {
  const letters = new Map(lines.flat().map((letter) => [letter.id, letter]));
  const height = (lines.length - 1) * LINE + CAPITAL;
  return (
    <g fill="var(--color-sign, #005a3c)">
      <defs>{[...letters.values()].map(({ id, path }) => path && <path key={id} id={id} d={path} />)}</defs>
      {lines.map((line, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
          key={index}
          transform={`translate(${SIDE.x} ${(SIDE.y + (index * LINE - height / 2) * size).toFixed(0)}) scale(${(size / 100).toFixed(2)})`}
        >
          <Line letters={line} size={size} />
        </g>
      ))}
    </g>
  );
}

function Line({ letters, size }: { letters: readonly Outline[]; size: number }) {
  const start = -widthOf(letters) / 2;
  return letters.map(({ id, path, left, width }) => {
    const x = start + left;
    const fromMiddle = ((x + width / 2) * size) / 100 / SIDE.half;
    const y = Math.round((SIDE.drop * fromMiddle ** 2 * 100) / size);
    return path && <use key={left} href={`#${id}`} x={Math.round(x)} y={y || undefined} />;
  });
}
