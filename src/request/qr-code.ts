import { type Bitmap2D, generate } from "lean-qr/nano";

/** A QR code, which can draw itself on a canvas. */
export type QrCode = Pick<Bitmap2D, "size" | "toCanvas">;

/**
 * The text message of an `sms:` link in the form that QR readers expect: "SMSTO:", the number, a colon, and
 * the plain text. More readers fill in the text from this than from the link, and it is shorter
 * (docs/decisions/0018-did-your-text-go.md).
 * @throws {URIError} if the link's body is not percent-encoded.
 */
export function smstoText(smsLink: string): string {
  const [, number = "", body = ""] = /^sms:([^?]*)\?&body=(.*)$/.exec(smsLink) ?? [];
  return `SMSTO:${number}:${decodeURIComponent(body)}`;
}

/**
 * The QR code of a text message, for a phone to scan. The code declares its text to be UTF-8 (ECI 26);
 * readers that have to guess show "López" in Chinese characters.
 * @returns undefined if the text is too long for a QR code (about 2,900 bytes).
 */
export function qrCodeOf(smsLink: string): QrCode | undefined {
  try {
    return generate(smstoText(smsLink));
  } catch {
    return undefined;
  }
}
