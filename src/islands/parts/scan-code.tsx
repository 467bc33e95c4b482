import { useEffect, useState } from "react";
import type { QrCode } from "../../request/qr-code.ts";

/** Modules of white that readers want on each side (ISO/IEC 18004). */
const QUIET = 4;

/** Pixels across, at least: about 16 rem. A long request gets more, for no module is smaller than four. */
const ACROSS = 256;
const SMALLEST_MODULE = 4;

/** The QR code of the text message of an `sms:` link; undefined without a link, until it is made, and if it cannot be. */
export function useQrCode(smsLink: string | undefined): QrCode | undefined {
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    let isWanted = smsLink !== undefined;
    const make = async (link: string) => {
      const { qrCodeOf } = await import("../../request/qr-code.ts");
      if (isWanted) setCode(qrCodeOf(link));
    };
    // Without its code there are the other ways.
    if (smsLink) make(smsLink).catch(() => {});
    return () => {
      isWanted = false;
      setCode(undefined);
    };
  }, [smsLink]);
  return code;
}

/** A QR code in black on white, whatever the page's colors. */
export function ScanCode({ modules, path }: QrCode) {
  const across = modules + 2 * QUIET;
  // Whole pixels for each module, so that no edge is blurred.
  const size = across * Math.max(SMALLEST_MODULE, Math.ceil(ACROSS / across));
  return (
    <svg
      role="img"
      aria-label="QR code: scan with a phone to text this request"
      width={size}
      height={size}
      viewBox={`${-QUIET} ${-QUIET} ${across} ${across}`}
      shapeRendering="crispEdges"
      className="h-auto max-w-full"
    >
      <path d={`M${-QUIET} ${-QUIET}h${across}v${across}h${-across}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
