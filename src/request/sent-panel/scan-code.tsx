import type { Bitmap2D } from "lean-qr";
import { useEffect, useState } from "react";

/** The white margin that readers need, in modules: the "quiet zone" (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The smallest width in pixels, about 16 rem. A long request gets a larger code, because a module has at
 * least four pixels.
 */
const MIN_SIZE_PX = 256;
const MIN_MODULE_PX = 4;

/**
 * The QR code of a text message, for a phone to scan; undefined without a text, until it is made, or if it cannot be made.
 * After a change of the text, the last code stays until the new one is made. The code declares its text to be UTF-8
 * (ECI 26), because readers that have to guess show "López" in Chinese characters. Text of ASCII alone needs no declaration,
 * which some scanners show as "\\000026".
 * @param number who gets the message, in E.164.
 */
export function useQrCode(number: string, text: string | undefined): Bitmap2D | undefined {
  const [code, setCode] = useState<Bitmap2D>();
  useEffect(() => {
    if (text === undefined) return;
    let isWanted = true;
    import("lean-qr")
      // More readers fill in the text from this than from a link (docs/decisions/0018-did-your-text-go.md).
      .then(({ generate, mode }) => {
        const message = `SMSTO:${number}:${text}`;
        const encode = /[^\0-\x7F]/.test(message) ? mode.utf8 : mode.ascii;
        if (isWanted) setCode(generate(encode(message)));
      })
      // If the module does not load, or no code can hold the text, the panel's other actions remain.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [number, text]);
  return text === undefined ? undefined : code;
}

/**
 * A QR code in black on white, whatever the page's colors. It is a canvas: extensions for dark pages change the
 * colors of everything that has styles.
 */
export function ScanCode({ code }: { code: Bitmap2D }) {
  const across = code.size + 2 * QUIET_ZONE;
  // The size never changes, because nothing beside it may move when the text gets longer ("9 minutes ago",
  // "10 …"). Each module has a whole number of pixels, so that no edge is blurred.
  const [width] = useState(() => across * Math.max(MIN_MODULE_PX, Math.ceil(MIN_SIZE_PX / across)));
  const draw = (canvas: HTMLCanvasElement | null) => {
    if (canvas) code.toCanvas(canvas, { off: [255, 255, 255], pad: QUIET_ZONE });
  };
  return (
    <canvas
      ref={draw}
      style={{ width }}
      role="img"
      aria-label="QR code: scan with a phone to text this request"
    />
  );
}
