import { OVERPASS, type Weight } from "./overpass.ts";
import { CAPITAL } from "./sign-lines.ts";

/** What Overpass leaves free above a capital in a line as tall as the font size, in parts of it. */
const ABOVE = 0.05;

interface CapLineProps {
  size: number;
  weight: Weight;
  color: string;
  marginTop?: number;
  children: string;
}

/** A line of text in a box as tall as its capitals: set to the middle, it looks so. */
export function CapLine({ size, weight, color, marginTop = 0, children }: CapLineProps) {
  return (
    <div style={{ display: "flex", height: size * CAPITAL, marginTop }}>
      <div
        style={{
          marginTop: -size * ABOVE,
          color,
          fontFamily: OVERPASS,
          fontSize: size,
          fontWeight: weight,
          lineHeight: 1,
          whiteSpace: "nowrap",
        }}
      >
        {children}
      </div>
    </div>
  );
}
