/**
 * Whether this is a computer rather than a phone or tablet: no touch, and a mouse that can hover. Most of them have no
 * program for `sms:`, and a browser does not tell which links the system can open. A laptop with a touch screen counts
 * as a phone: its links stay what they are on phones, and nothing is lost but the code to scan.
 */
export function isComputer(): boolean {
  return navigator.maxTouchPoints === 0 && matchMedia("(pointer: fine) and (hover: hover)").matches;
}
