import { toSvgPath } from "lean-qr/extras/svg";
import { generate } from "lean-qr/nano";

/** A QR code to be drawn: dark modules as an SVG path, one unit each, from 0 to `modules` in both directions. */
export interface QrCode {
  modules: number;
  path: string;
}

/**
 * The text message of an `sms:` link as QR readers take it: "SMSTO:", the number, a colon and the text as it is. More of
 * them fill in the text than with the link itself, and it is shorter (docs/decisions/0018-did-your-text-go.md).
 * @throws {URIError} when the link's body is not percent-encoded.
 */
export function smstoText(smsLink: string): string {
  const [, number = "", body = ""] = /^sms:([^?]*)(?:\?&body=(.*))?$/.exec(smsLink) ?? [];
  return `SMSTO:${number}:${decodeURIComponent(body)}`;
}

/**
 * The QR code of a text message, for a phone to scan. The code declares its text to be UTF-8 (ECI 26): readers that have
 * to guess take "López" for Chinese.
 * @returns undefined where the text is too long for a QR code (about 2,900 bytes).
 */
export function qrCodeOf(smsLink: string): QrCode | undefined {
  try {
    const code = generate(smstoText(smsLink));
    return { modules: code.size, path: toSvgPath(code) };
  } catch {
    return undefined;
  }
}
