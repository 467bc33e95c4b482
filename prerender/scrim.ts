/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A color laid over a picture, so that a text on it can be read. */
interface Scrim {
  color: Rgb;
  text: Rgb;
  /** The contrast that the text needs. */
  needed: number;
}

/** The highest value of a channel, and of opacity, as the digits of a color count them. */
const FULL = 255;

/** What each channel adds to relative luminance (WCAG 2.2). */
const WEIGHTS: Rgb = [0.2126, 0.7152, 0.0722];

/**
 * How opaque a scrim must be, of 255, for the text to have its contrast with every pixel of a picture.
 * @param pixels Red, green and blue of each pixel.
 */
export function scrimOpacity(pixels: Uint8Array, { color, text, needed }: Scrim): number {
  const limit = (luminance(text) + 0.05) / needed - 0.05;
  let [tooLittle, enough] = [-1, FULL];
  while (enough - tooLittle > 1) {
    const middle = Math.floor((enough + tooLittle) / 2);
    if (brightest(pixels, color, middle) <= limit) enough = middle;
    else tooLittle = middle;
  }
  return enough;
}

/** The luminance of the brightest pixel under a scrim. */
function brightest(pixels: Uint8Array, scrim: Rgb, opacity: number): number {
  // What each value of a channel adds, worked out once: a picture has a million pixels.
  const table = (channel: 0 | 1 | 2) =>
    Array.from({ length: FULL + 1 }, (_, value) => {
      const mixed = Math.ceil((scrim[channel] * opacity + value * (FULL - opacity)) / FULL);
      return WEIGHTS[channel] * linear(mixed);
    });
  const [red, green, blue] = [table(0), table(1), table(2)];
  let most = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const light =
      Number(red[Number(pixels[at])]) +
      Number(green[Number(pixels[at + 1])]) +
      Number(blue[Number(pixels[at + 2])]);
    if (light > most) most = light;
  }
  return most;
}

function luminance([red, green, blue]: Rgb): number {
  return WEIGHTS[0] * linear(red) + WEIGHTS[1] * linear(green) + WEIGHTS[2] * linear(blue);
}

/** A channel's value without the curve of sRGB. */
function linear(value: number): number {
  const part = value / FULL;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
