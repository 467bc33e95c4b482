import X from "lucide-react/icons/x";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ErrorBoundary } from "../../islands/error-boundary.tsx";
import { quietly } from "../../shared/quietly.ts";
import { findPart, openDialog } from "./find-part.ts";

/** How long a toast is shown, in milliseconds, also after the pointer or focus has left it. Reading one takes up to 6 seconds. */
export const TOAST_MS = 10_000;

/** The text of a toast. It disappears by itself, so it is never the only place of a critical text. */
interface ToastText {
  title: string;
  text?: string | undefined;
}

interface Toast extends ToastText {
  kind: "error" | "success";
  /** The dialog that was open when it was shown, if one was. */
  shownIn: Element | undefined;
  shownAt: number;
  /** Whether the pointer or the focus is on it. */
  isPaused: boolean;
}

/**
 * The toasts of a form, one at a time, in the page's element for them. Render `toasts` in the form from the start: a
 * live region must be in the page before its message (WAI-ARIA Authoring Practices).
 */
export function useToasts() {
  const [toast, setToast] = useState<Toast>();
  const [host, setHost] = useState<HTMLElement | null>(null);
  /** Whether what the toast says is still true. */
  const isTrue = useRef((): boolean => true);

  useEffect(() => {
    const element = findPart("toasts");
    if (!element) return;
    setHost(element);
    const dialog = findPart("dialog");
    // A toast of the dialog goes when the dialog closes; one of the page moves into a dialog that opens.
    const followDialog = () => {
      const place = moveHost(element);
      setToast((shown) => (shown?.shownIn && shown.shownIn !== place ? undefined : shown));
    };
    const observer = quietly(() => new MutationObserver(followDialog));
    if (dialog) observer?.observe(dialog, { attributeFilter: ["open"] });
    return () => observer?.disconnect();
  }, []);

  const pause = (isPaused: boolean) => setToast((shown) => shown && { ...shown, isPaused });
  useEffect(() => {
    if (!toast || toast.isPaused) return;
    const timer = setTimeout(() => setToast(undefined), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return {
    toasts:
      host &&
      createPortal(
        <ErrorBoundary>
          <ToastPlace toast={toast} onPause={pause} onDismiss={() => setToast(undefined)} />
        </ErrorBoundary>,
        host,
      ),
    /**
     * Announces an error at once (role=alert), or a success politely (role=status).
     * @param isStillTrue asked when something changes. By default a success stays true, and an error does not.
     */
    showToast(kind: Toast["kind"], words: ToastText, isStillTrue = () => kind === "success"): void {
      const main = findPart("main");
      // A page may have a place for toasts only in its dialog, which is closed.
      if (main && !openDialog()) addToastsPlace(main);
      const shownIn = moveHost(host);
      isTrue.current = isStillTrue;
      setToast({ ...words, kind, shownIn, shownAt: performance.now(), isPaused: false });
    },
    /** Removes the toast if it is no longer true. Call it when something has changed. */
    reviewToast() {
      if (!isTrue.current()) setToast(undefined);
    },
  };
}

/** Moves the host into the open dialog, outside of which all is inert, or into the page. @returns the open dialog. */
function moveHost(host: HTMLElement | null): Element | undefined {
  const dialog = openDialog();
  const place = dialog ?? nearestPlace();
  if (host && place && host.parentElement !== place) place.append(host);
  return dialog;
}

/** Adds a place for toasts at the top of a part of the page, unless it has one. The place stays when a toast goes. */
export function addToastsPlace(part: HTMLElement): void {
  if (part.querySelector(".toasts-place")) return;
  const place = document.createElement("div");
  place.className = "toasts-place toasts-top";
  part.prepend(place);
}

/** The place for toasts that is nearest to the focus, which is on the refused field or on the button, in view. */
function nearestPlace(): Element | undefined {
  const middle = document.activeElement?.getBoundingClientRect().top ?? 0;
  const distance = (place: Element) => Math.abs(place.getBoundingClientRect().top - middle);
  return [...document.querySelectorAll(".toasts-place")].sort((a, b) => distance(a) - distance(b))[0];
}

interface ToastPlaceProps {
  toast: Toast | undefined;
  onPause(isPaused: boolean): void;
  onDismiss(): void;
}

/** The two live regions, with the toast if there is one. */
function ToastPlace({ toast, onPause, onDismiss }: ToastPlaceProps) {
  /** What had the focus before the toast. */
  const left = useRef<Element>(null);
  const pause = () => onPause(true);
  const goOn = () => onPause(false);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    pause();
    left.current = relatedTarget;
  };
  const dismiss = () => {
    onDismiss();
    // Otherwise the focus would be lost with the button.
    (left.current as HTMLElement | null)?.focus({ preventScroll: true });
  };
  const isFailure = toast?.kind === "error";
  // A new element for each toast, so that the same text is announced again.
  const words = toast && (
    <div key={toast.shownAt}>
      <p>{toast.title}</p>
      {toast.text && <p>{toast.text}</p>}
    </div>
  );
  return (
    <section aria-label="Notifications" onPointerEnter={pause} onPointerLeave={goOn} onFocus={onFocus} onBlur={goOn}>
      <div className={toast && (isFailure ? "toast toast-failure" : "toast")}>
        {/* Not atomic: the removal of an earlier toast must not be announced. */}
        <div role="alert" aria-atomic={false}>
          {isFailure && words}
        </div>
        <div role="status" aria-atomic={false}>
          {!isFailure && words}
        </div>
        {toast && (
          <span>
            {/* A tap leaves the focus, and a phone's keyboard, as they are. */}
            <button
              type="button"
              className="icon-button"
              aria-label="Dismiss"
              onMouseDown={(event) => event.preventDefault()}
              onClick={dismiss}
            >
              <X size={22} />
            </button>
          </span>
        )}
      </div>
    </section>
  );
}
