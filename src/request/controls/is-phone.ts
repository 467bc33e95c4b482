import { quietly } from "../../shared/quietly.ts";

/** The shorter side of the smallest tablets, in CSS pixels (Android's "sw600dp"). */
const TABLET_PX = 600;

/**
 * Whether this is a phone, which can send texts. Most computers and tablets have no program for `sms:`, and browsers do not
 * say which links the system can open. A computer has a large screen, or a mouse and no touch screen, as where a window is small
 * and the browser does not tell its screen's size from the window's. What cannot be asked counts as a phone's.
 */
export function isPhone(): boolean {
  const isLarge = () => Math.min(screen.width, screen.height) >= TABLET_PX;
  const hasMouse = () =>
    navigator.maxTouchPoints === 0 && matchMedia("(pointer: fine) and (hover: hover)").matches;
  return !quietly(isLarge) && !quietly(hasMouse);
}
