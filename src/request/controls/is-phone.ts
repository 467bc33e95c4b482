import { quietly } from "../../shared/quietly.ts";

/** The shorter side of the smallest tablets, in CSS pixels (Android's "sw600dp"). */
const TABLET_PX = 600;

/**
 * Whether this is a phone, which can send texts. Most computers and tablets have no program for `sms:`, and browsers do
 * not say which links the system can open. A computer has a large screen; or a mouse and no touch screen, for browsers
 * that report the size of the window as the screen's. If a privacy tool hides both, it is taken for a phone.
 */
export function isPhone(): boolean {
  const isLarge = () => Math.min(screen.width, screen.height) >= TABLET_PX;
  const hasMouse = () => navigator.maxTouchPoints === 0 && matchMedia("(pointer: fine) and (hover: hover)").matches;
  return !quietly(isLarge) && !quietly(hasMouse);
}
