import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { toast } from "react-hot-toast/headless";
import { ToastHost } from "./toast-host.tsx";

/** How long a toast is shown while neither pointer nor focus is on it; reading one takes up to 6 seconds. */
const TOAST_DURATION_MS = 10_000;

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
  for (const dialog of document.querySelectorAll("dialog")) {
    // Both ways: behind an open dialog a toast would be inert, in a closed one unseen.
    new MutationObserver(raise).observe(dialog, { attributeFilter: ["open"] });
  }
}

/** Announces a failure at once (role=alert). There is one at a time: a new one takes the place of the last. */
export function showFailure(notice: Notice): void {
  raise();
  toast.error(<NoticeBody {...notice} />, { id: FAILURE_ID, duration: TOAST_DURATION_MS });
}

/**
 * Announces a success politely (role=status), and takes back a failure that is still shown. One with actions
 * stays until it is dismissed.
 */
export function showSuccess(notice: Notice): void {
  raise();
  toast.dismiss(FAILURE_ID);
  toast.success(<NoticeBody {...notice} />, { duration: notice.actions ? Infinity : TOAST_DURATION_MS });
}

/**
 * Puts the host where it can be seen and reached. What is outside an open modal dialog is inert and lies under it, so
 * the host becomes a part of the dialog, between heading and form; on the page it is a popover, above everything.
 */
function raise(): void {
  if (!host) return;
  const dialog = document.querySelector("dialog[open]");
  const home = dialog ?? document.body;
  if (host.parentElement !== home) home.append(host);
  if (!dialog && host.showPopover && !host.matches(":popover-open")) host.showPopover();
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
