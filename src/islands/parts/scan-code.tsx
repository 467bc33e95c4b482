import { useEffect, useState } from "react";
import type { QrCode } from "../../request/qr-code.ts";

/** Modules of white that readers want on each side (ISO/IEC 18004). */
const QUIET = 4;

/** Pixels across, at least: about 16 rem. A long request gets more, for no module is smaller than four. */
const ACROSS = 256;
const SMALLEST_MODULE = 4;

/** A QR code of the text message of an `sms:` link, black on white whatever the page's colors; nothing until it is made. */
export function ScanCode({ smsLink }: { smsLink: string }) {
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    let isWanted = true;
    const make = async () => {
      const { qrCodeOf } = await import("../../request/qr-code.ts");
      if (isWanted) setCode(qrCodeOf(smsLink));
    };
    // Without the code there are the other ways, beside it.
    make().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [smsLink]);

  if (!code) return null;
  const modules = code.modules + 2 * QUIET;
  // Whole pixels for each module, so that no edge is blurred.
  const size = modules * Math.max(SMALLEST_MODULE, Math.ceil(ACROSS / modules));
  return (
    <svg
      role="img"
      aria-label="QR code: scan with a phone to text this request"
      width={size}
      height={size}
      viewBox={`${-QUIET} ${-QUIET} ${modules} ${modules}`}
      shapeRendering="crispEdges"
      className="h-auto max-w-full"
    >
      <path d={`M${-QUIET} ${-QUIET}h${modules}v${modules}h${-modules}z`} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
