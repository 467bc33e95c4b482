import { X } from "lucide-react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import type { Notice } from "../../content/form-texts.ts";

/** How long a toast is shown while neither pointer nor focus is on it; reading one takes up to 6 seconds. */
const TOAST_DURATION_MS = 10_000;

/** There is one toast at a time: a new one takes the place of the last. */
const OPTIONS = { id: "notice", duration: TOAST_DURATION_MS };

/** The page's one place for toasts; undefined until it is mounted. */
let host: HTMLElement | undefined;

/** The dialog that was open when the toast was shown; null for a toast of the page. */
let shownIn: Element | null = null;

/**
 * Readies the place for toasts, which all islands share. To be called long before the first toast: a live
 * region must be there before its message (WAI-ARIA Authoring Practices).
 */
export function mountToasts(): void {
  const element = document.getElementById("toasts");
  if (host || !element) return;
  host = element;
  createRoot(element).render(<ToastHost />);
  const dialog = document.querySelector("dialog");
  if (dialog) new MutationObserver(followDialog).observe(dialog, { attributeFilter: ["open"] });
}

/** Announces a failure at once (role=alert). */
export function showFailure(notice: Notice): void {
  shownIn = moveHost();
  toast.error(<NoticeBody {...notice} />, OPTIONS);
}

/** Announces a success politely (role=status). */
export function showSuccess(notice: Notice): void {
  shownIn = moveHost();
  toast.success(<NoticeBody {...notice} />, OPTIONS);
}

/** A toast of the dialog goes with it. One of the page is not left behind the dialog. */
function followDialog(): void {
  const dialog = moveHost();
  if (shownIn && shownIn !== dialog) toast.remove();
}

/**
 * Puts the host where it can be seen and reached: what is outside an open modal dialog is inert, what is in a closed one
 * is not shown. A page keeps rooms for it.
 * @returns the open dialog, if any.
 */
function moveHost(): Element | null {
  const dialog = document.querySelector("dialog[open]");
  const place = dialog ?? nearestRoom();
  if (host && place && host.parentElement !== place) place.append(host);
  return dialog;
}

/** The room nearest to what has the focus, which is in view: a field that was refused, or the button. */
function nearestRoom(): Element | undefined {
  const middle = document.activeElement?.getBoundingClientRect().top ?? 0;
  const distance = (room: Element) => Math.abs(room.getBoundingClientRect().top - middle);
  return [...document.querySelectorAll(".toasts-room")].sort((a, b) => distance(a) - distance(b))[0];
}

function NoticeBody({ title, text }: Notice): ReactNode {
  return (
    <div>
      <p className="font-bold">{title}</p>
      {text && <p>{text}</p>}
    </div>
  );
}

/** The page's toast, in one of two live regions that are there before any message. */
function ToastHost() {
  const { toasts, handlers } = useToaster();
  const visible = toasts.find((item) => item.visible);
  const { startPause, endPause } = handlers;
  const isFailure = visible?.type === "error";
  // A new element for each toast: the same words once more are announced once more.
  const card = visible && <ToastCard key={visible.createdAt} item={visible} onDismissed={endPause} />;
  return (
    <section
      aria-label="Notifications"
      onPointerEnter={startPause}
      onPointerLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {/* Not atomic: the going of an earlier toast is no news. */}
      <div role="alert" aria-atomic={false}>
        {isFailure && card}
      </div>
      <div role="status" aria-atomic={false}>
        {!isFailure && card}
      </div>
    </section>
  );
}

function ToastCard({ item, onDismissed }: { item: Toast; onDismissed(): void }) {
  // React reports no blur of a button that is removed while it has the focus (facebook/react#12363): the clock of the next
  // toast would never run again.
  const dismiss = () => {
    toast.dismiss(item.id);
    onDismissed();
  };
  return (
    <div className={item.type === "error" ? "toast toast-failure" : "toast"}>
      {resolveValue(item.message, item)}
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={dismiss}>
        <X size={22} />
      </button>
    </div>
  );
}
