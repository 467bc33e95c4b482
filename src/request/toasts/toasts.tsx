import { X } from "lucide-react";
import { createRoot } from "react-dom/client";
import { resolveValue, toast, useToaster } from "react-hot-toast/headless";
import { quietly } from "../../shared/quietly.ts";
import { notClickable } from "../islands/not-clickable.ts";

/**
 * There is only one toast at a time: a new one replaces the last. It is shown for ten seconds, not counting the time with
 * the pointer or focus on it. Reading one takes up to 6 seconds.
 */
const OPTIONS = { id: "notice", duration: 10_000 };

/** The text of a toast. It disappears by itself, so it is never the only place of a critical text. */
export interface Notice {
  title: string;
  text?: string | undefined;
}

/** The element that holds the page's toast; undefined until it is mounted. */
let host: HTMLElement | undefined;

/** The dialog that was open when the toast was shown; null if none was. */
let shownIn: Element | null = null;

/**
 * Mounts the place for toasts, which all islands share. Call it long before the first toast: a live region
 * must be in the page before its message (WAI-ARIA Authoring Practices).
 */
export function mountToasts(): void {
  const element = document.getElementById("toasts");
  if (host || !element) return;
  host = element;
  createRoot(notClickable(element)).render(<ToastHost />);
  const dialog = document.querySelector("dialog");
  if (dialog)
    quietly(() => new MutationObserver(followDialog).observe(dialog, { attributeFilter: ["open"] }));
}

/** Whether the toast still says what is so. */
let isTrue = () => true;

/**
 * Announces an error at once (role=alert), or a success politely (role=status).
 * @param isStillTrue whether it still holds; if not, `reviewToast` removes it.
 */
export function showToast(
  kind: "error" | "success",
  { title, text }: Notice,
  isStillTrue = () => true,
): void {
  shownIn = moveHost();
  isTrue = isStillTrue;
  toast[kind](
    <div>
      <p>{title}</p>
      {text && <p>{text}</p>}
    </div>,
    OPTIONS,
  );
}

/** Removes a toast that no longer says what is so. Call it after each change of a form. */
export function reviewToast(): void {
  if (!isTrue()) removeToast();
}

/** Removes the toast, if there is one. */
export function removeToast(): void {
  toast.remove();
}

/**
 * Removes a toast of the dialog when the dialog closes, and moves a toast of the page into a dialog that
 * opens.
 */
function followDialog(): void {
  const dialog = moveHost();
  if (shownIn && shownIn !== dialog) removeToast();
}

/**
 * Moves the host to where it can be seen and reached: everything outside an open modal dialog is inert, and
 * everything in a closed one is hidden. Pages have empty elements for it.
 * @returns the open dialog, if any.
 */
function moveHost(): Element | null {
  const dialog = document.querySelector("dialog[open]");
  const place = dialog ?? nearestSpace();
  if (host && place && host.parentElement !== place) place.append(host);
  return dialog;
}

/**
 * The empty element nearest to the focus, which is in view: on a field that was refused, or on the button.
 */
function nearestSpace(): Element | undefined {
  const middle = document.activeElement?.getBoundingClientRect().top ?? 0;
  const distance = (space: Element) => Math.abs(space.getBoundingClientRect().top - middle);
  return [...document.querySelectorAll(".toasts-place")].sort((a, b) => distance(a) - distance(b))[0];
}

/** The page's toast. Both of its live regions are there before any message. */
function ToastHost() {
  const { toasts, handlers } = useToaster();
  const visible = toasts.find((item) => item.visible);
  const { startPause, endPause } = handlers;
  const isFailure = visible?.type === "error";
  // A new element for each toast, so that the same text is announced again.
  const words = visible && <div key={visible.createdAt}>{resolveValue(visible.message, visible)}</div>;
  // React fires no blur event when a focused button is removed (facebook/react#12363), and the timer of the
  // next toast would stay paused.
  const dismiss = () => {
    toast.dismiss(visible?.id);
    endPause();
  };
  return (
    <section
      aria-label="Notifications"
      onPointerEnter={startPause}
      onPointerLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      <div className={visible && (isFailure ? "toast toast-failure" : "toast")}>
        {/* Not atomic: the removal of an earlier toast must not be announced. */}
        <div role="alert" aria-atomic={false}>
          {isFailure && words}
        </div>
        <div role="status" aria-atomic={false}>
          {!isFailure && words}
        </div>
        {visible && (
          <button type="button" className="icon-button" aria-label="Dismiss" onClick={dismiss}>
            <X size={22} />
          </button>
        )}
      </div>
    </section>
  );
}
