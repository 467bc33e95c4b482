import { useEffect, useRef, useState } from "react";
import { SCAN } from "./sent-panel-words.ts";

/** The white margin that readers need, in modules: the "quiet zone" (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The smallest width in pixels, about 16 rem. A long request gets a larger code, because a module has four pixels wherever the
 * panel is wide enough: the longest one needs 740. In a window of 500 pixels, it still has two.
 */
const MIN_SIZE_PX = 256;
const MIN_MODULE_PX = 4;

/** No code holds more (ISO/IEC 18004, table 7). */
const MAX_BYTES = 2953;

/**
 * The QR code of a text message, for a phone to scan, in black on white, whatever the page's colors. It is a canvas:
 * extensions for dark pages change the colors of everything that has styles. Its space is there from the start; it comes
 * late, or never, and so do the words about it.
 * @param props.number who gets the message, in E.164.
 */
export function ScanCode({ number, text }: { number: string; text: string }) {
  const message = `SMSTO:${number}:${text}`;
  const { canvas, modules } = useQrCode(message);
  const bytes = new TextEncoder().encode(message).length;
  if (bytes > MAX_BYTES) return null;
  const reserved = widthOf(mostModules(bytes));
  return (
    <figure className="scan-place" style={{ width: reserved }}>
      <canvas
        ref={canvas}
        style={{ width: modules ? widthOf(modules) : reserved }}
        role="img"
        aria-label="QR code: scan with a phone to text this request"
        aria-hidden={!modules}
      />
      <figcaption className="small">{modules ? SCAN : ""}</figcaption>
    </figure>
  );
}

/** The width in pixels of a code with so many modules in a row. Each has a whole number of pixels, so no edge is blurred. */
function widthOf(modules: number): number {
  return modules * Math.max(MIN_MODULE_PX, Math.ceil(MIN_SIZE_PX / modules));
}

/**
 * At least as many modules as a row of the code will have, with its margins, and hardly more: a curve above the capacities of
 * all versions (ISO/IEC 18004, table 7).
 */
function mostModules(bytes: number): number {
  return Math.ceil(9 + 3.2 * Math.sqrt(bytes)) + 2 * QUIET_ZONE;
}

/**
 * Draws the code of a message. `modules` in a row are there once it is drawn. After a change of the message, the last code
 * stays until the new one is made. More readers fill in the text from "SMSTO:" than from a link
 * (docs/decisions/0018-did-your-text-go.md). The code declares its text to be UTF-8 (ECI 26), because readers that have to
 * guess show "López" in Chinese characters. Text of ASCII alone needs no declaration, which some scanners show as "\\000026".
 */
function useQrCode(message: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [modules, setModules] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    import("lean-qr")
      .then(({ generate, mode }) => {
        if (!isWanted || !canvas.current) return;
        const encode = /[^\0-\x7F]/.test(message) ? mode.utf8 : mode.ascii;
        generate(encode(message)).toCanvas(canvas.current, { off: [255, 255, 255], pad: QUIET_ZONE });
        setModules(canvas.current.width);
      })
      // If the module does not load, or a privacy tool refuses the canvas, the panel's other actions remain.
      .catch(() => {
        if (isWanted) setModules(undefined);
      });
    return () => {
      isWanted = false;
    };
  }, [message]);
  return { canvas, modules };
}
