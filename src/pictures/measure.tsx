import satori from "satori";
import { fonts, OVERPASS, type Weight } from "./overpass.ts";

/** Satori counts in whole pixels, so it measures large letters. */
const SIZE = 1000;

/** The widths of texts, each on one line, in parts of their font size. */
export async function measure(
  texts: readonly string[],
  weight: Weight,
): Promise<ReadonlyMap<string, number>> {
  const widths = new Map<string, number>();
  await satori(
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        alignItems: "flex-start",
        fontFamily: OVERPASS,
        fontSize: SIZE,
        fontWeight: weight,
        whiteSpace: "nowrap",
      }}
    >
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </div>,
    {
      width: SIZE,
      height: SIZE,
      fonts: await fonts,
      embedFont: false,
      onNodeDetected: ({ textContent, width }) => {
        if (textContent) widths.set(textContent, width / SIZE);
      },
    },
  );
  return widths;
}
