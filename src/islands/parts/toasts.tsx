import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { toast } from "react-hot-toast/headless";
import { ToastHost } from "./toast-host.tsx";

/** Milliseconds a toast stays if nobody holds it; at least 6 s are needed to read it. */
const STAYS = 10_000;

const FAILURE_ID = "failure";

/** Something to tell the driver from the edge of the screen. Never the only place of critical text. */
export interface Notice {
  title: string;
  text?: string | undefined;
  /** Links and buttons below the text. */
  actions?: ReactNode;
}

/** The page's one place for toasts, an empty popover in the page layout; undefined until it is mounted. */
let host: HTMLElement | undefined;

/**
 * Readies the place for toasts, which all islands share. To be called long before the first toast: a live
 * region must be there before its message (WAI-ARIA Authoring Practices).
 */
export function mountToasts(): void {
  const element = document.getElementById("toasts");
  if (host || !element) return;
  host = element;
  createRoot(element).render(<ToastHost />);
  raise();
  // "close" of a dialog does not bubble.
  document.addEventListener("close", raise, true);
}

/** Announces a failure at once (role=alert). There is one at a time: a new one takes the place of the last. */
export function showFailure(notice: Notice): void {
  raise();
  toast.error(<NoticeBody {...notice} />, { id: FAILURE_ID, duration: STAYS });
}

/**
 * Announces a success politely (role=status), and takes back a failure that is still shown. One with actions
 * stays until it is dismissed.
 */
export function showSuccess(notice: Notice): void {
  raise();
  toast.dismiss(FAILURE_ID);
  toast.success(<NoticeBody {...notice} />, { duration: notice.actions ? Infinity : STAYS });
}

/**
 * Puts the host on top of everything: what is outside an open modal dialog is inert and lies under it, so
 * the host moves into the dialog, and, being a popover, into the top layer after it.
 */
function raise(): void {
  if (!host) return;
  const home = document.querySelector("dialog[open]") ?? document.body;
  const moves = host.parentElement !== home;
  if (!moves && host.contains(document.activeElement)) return;
  if (moves) home.append(host);
  if (!host.showPopover) return;
  if (host.matches(":popover-open")) host.hidePopover();
  host.showPopover();
}

function NoticeBody({ title, text, actions }: Notice) {
  return (
    <div>
      <p className="font-bold">{title}</p>
      {text && <p>{text}</p>}
      {actions && <div className="mt-1 flex flex-wrap gap-x-5">{actions}</div>}
    </div>
  );
}
