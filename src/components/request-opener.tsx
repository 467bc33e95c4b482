import { Icon } from "./icon.tsx";

/** The way to ask for help in writing, beside every call button. */
export function RequestOpener() {
  return (
    <a href="/request-help" className="button button-quiet min-h-14 text-lg">
      <Icon name="message" size={20} />
      Request Help
    </a>
  );
}
