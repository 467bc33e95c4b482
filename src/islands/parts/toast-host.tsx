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
        <Toasts items={visible.filter(({ type }) => type === "error")} />
      </div>
      <div role="status">
        <Toasts items={visible.filter(({ type }) => type !== "error")} />
      </div>
    </section>
  );
}

function Toasts({ items }: { items: readonly Toast[] }) {
  return items.map((item) => (
    <div key={item.id} className={item.type === "error" ? "toast toast-failure" : "toast"}>
      {resolveValue(item.message, item)}
      <button
        type="button"
        className="icon-button"
        aria-label="Dismiss"
        onClick={() => toast.dismiss(item.id)}
      >
        <X size={22} aria-hidden="true" />
      </button>
    </div>
  ));
}
