import { X } from "lucide-react";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";

/** All toasts of the page, in two live regions that stand there before any message. */
export function ToastHost() {
  const { toasts, handlers } = useToaster();
  const visible = toasts.filter((item) => item.visible);
  const { startPause, endPause } = handlers;
  return (
    <section
      aria-label="Notifications"
      className="grid gap-3"
      onPointerEnter={startPause}
      onPointerLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      <div role="alert">
        <Toasts items={visible.filter(({ type }) => type === "error")} onDismissed={endPause} />
      </div>
      {/* Not the earlier ones again. */}
      <div role="status" aria-atomic={false}>
        <Toasts items={visible.filter(({ type }) => type !== "error")} onDismissed={endPause} />
      </div>
    </section>
  );
}

interface ToastsProps {
  items: readonly Toast[];
  onDismissed(): void;
}

function Toasts({ items, onDismissed }: ToastsProps) {
  // React tells no blur of a button that goes while it has the focus (facebook/react#12363): the clocks of the
  // toasts would stand still for good.
  const dismiss = (id: string) => {
    toast.dismiss(id);
    onDismissed();
  };
  return items.map((item) => (
    <div key={item.id} className={item.type === "error" ? "toast toast-failure" : "toast"}>
      {resolveValue(item.message, item)}
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={() => dismiss(item.id)}>
        <X size={22} />
      </button>
    </div>
  ));
}
