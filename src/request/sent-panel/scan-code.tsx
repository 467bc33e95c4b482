import { useEffect, useRef, useState } from "react";
import { SCAN } from "./sent-panel-words.ts";

/** The white margin that readers need, in modules: the "quiet zone" (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The least width of a code, and of a module of it, in pixels. A long request has a wider code: up to 740 pixels. Where
 * the panel is narrower, styles shrink it: in a window of 500 pixels, a module of the longest one still has two.
 */
const MIN_SIZE_PX = 256;
const MIN_MODULE_PX = 4;

/** No code holds more (ISO/IEC 18004, table 7). */
const MAX_BYTES = 2953;

/**
 * The QR code of a text message, for a phone to scan. It is a canvas, because extensions for dark pages change the
 * colors of everything that has styles, and it must be black on white. Its space is there before it is drawn.
 * @param props.number who gets the message, in E.164.
 */
export function ScanCode({ number, text }: { number: string; text: string }) {
  const message = `SMSTO:${number}:${text}`;
  const { canvas, modules } = useQrCode(message);
  const bytes = new TextEncoder().encode(message).length;
  if (bytes > MAX_BYTES) return null;
  const reserved = widthOf(mostModules(bytes));
  return (
    <figure className="scan-place">
      <div className="scan-square" style={{ width: reserved }}>
        <canvas
          ref={canvas}
          style={{ width: modules && widthOf(modules) }}
          role="img"
          aria-label="QR code: scan with a phone to text this request"
          aria-hidden={!modules}
        />
      </div>
      <figcaption className="small">{modules ? SCAN : ""}</figcaption>
    </figure>
  );
}

/** The width in pixels of a code with so many modules in a row: a whole number for each, so that no edge is blurred. */
function widthOf(modules: number): number {
  return modules * Math.max(MIN_MODULE_PX, Math.ceil(MIN_SIZE_PX / modules));
}

/**
 * How many modules a row of the code will have, with its margins, or a few more: a curve above the capacities of all
 * versions (ISO/IEC 18004, table 7).
 */
function mostModules(bytes: number): number {
  return Math.ceil(9 + 3.2 * Math.sqrt(bytes)) + 2 * QUIET_ZONE;
}

/**
 * Draws the code of a message; `modules` is undefined until then. When the message changes, the last code stays until
 * the new one is drawn. More readers fill in the text from "SMSTO:" than from a link
 * (docs/decisions/0018-did-your-text-go.md). Text other than ASCII is declared to be UTF-8 (ECI 26), because readers
 * that have to guess show "López" in Chinese characters. ASCII is not: some scanners show that as "\\000026".
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
