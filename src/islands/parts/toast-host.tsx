import { X } from "lucide-react";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";

/** The page's toast, in one of two live regions that are there before any message. */
export function ToastHost() {
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
