import type { Bitmap2D } from "lean-qr";
import { useEffect, useState } from "react";
import { SCAN } from "./sent-panel-words.ts";

/** The white margin that readers need, in modules: the "quiet zone" (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The smallest width in pixels, about 16 rem. A long request gets a larger code, because a module has at
 * least four pixels.
 */
const MIN_SIZE_PX = 256;
const MIN_MODULE_PX = 4;

/**
 * The QR code of a text message, for a phone to scan, in black on white, whatever the page's colors. It is a canvas:
 * extensions for dark pages change the colors of everything that has styles. Its space is there from the start; it comes
 * late, or never, and so do the words about it.
 * @param props.number who gets the message, in E.164.
 */
export function ScanCode({ number, text }: { number: string; text: string }) {
  const code = useQrCode(`SMSTO:${number}:${text}`);
  const draw = (canvas: HTMLCanvasElement | null) => {
    if (canvas) code?.toCanvas(canvas, { off: [255, 255, 255], pad: QUIET_ZONE });
  };
  const across = (code?.size ?? 0) + 2 * QUIET_ZONE;
  // Each module has a whole number of pixels, so that no edge is blurred.
  const width = across * Math.max(MIN_MODULE_PX, Math.ceil(MIN_SIZE_PX / across));
  return (
    <figure className="scan-place">
      {code && (
        <>
          <canvas
            ref={draw}
            style={{ width }}
            role="img"
            aria-label="QR code: scan with a phone to text this request"
          />
          <figcaption className="small">{SCAN}</figcaption>
        </>
      )}
    </figure>
  );
}

/**
 * The code of a message; undefined until it is made, or if it cannot be made. After a change of the message, the last code
 * stays until the new one is made. More readers fill in the text from "SMSTO:" than from a link
 * (docs/decisions/0018-did-your-text-go.md). The code declares its text to be UTF-8 (ECI 26), because readers that have to
 * guess show "López" in Chinese characters. Text of ASCII alone needs no declaration, which some scanners show as "\\000026".
 */
function useQrCode(message: string): Bitmap2D | undefined {
  const [code, setCode] = useState<Bitmap2D>();
  useEffect(() => {
    let isWanted = true;
    import("lean-qr")
      .then(({ generate, mode }) => {
        const encode = /[^\0-\x7F]/.test(message) ? mode.utf8 : mode.ascii;
        if (isWanted) setCode(generate(encode(message)));
      })
      // If the module does not load, or no code can hold the text, the panel's other actions remain.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [message]);
  return code;
}
