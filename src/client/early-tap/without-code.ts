/*
 * What first aid does about a tap whose code is not there. First aid is a script of its own inside the page; the entry
 * script asks it by an event.
 */

/** An event on a form that first aid is to send. */
export const SEND_WITHOUT_CODE = "sendwithoutcode";

/** Has a button's surroundings say that it isn't ready (styles: forms.css). */
export function markLate(button: Element): void {
  button.parentElement?.setAttribute("data-late", "");
}
