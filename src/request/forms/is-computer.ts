import { quietly } from "../../shared/quietly.ts";

/**
 * Whether this is a computer and not a phone or tablet: it has no touch screen, and a mouse. Most computers
 * have no program for `sms:`, and browsers do not say which links the system can open. A laptop with a touch
 * screen counts as a phone; all it misses is the QR code.
 */
export function isComputer(): boolean {
  const isMouse = () => matchMedia("(pointer: fine) and (hover: hover)").matches;
  return navigator.maxTouchPoints === 0 && quietly(isMouse) === true;
}
