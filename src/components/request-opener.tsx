import { business } from "../business/current.ts";
import { smsLink } from "../request/links.ts";
import { Icon } from "./icon.tsx";

/** A text message, the way where no script runs: older browsers cannot open the dialog then. */
export function TextWithoutScript({ className }: { className: string }) {
  return (
    <a href={smsLink(business.hotline.e164)} className={`without-script ${className}`}>
      Text us
    </a>
  );
}

/** Opens the request dialog. */
export function RequestOpener() {
  return (
    <>
      <button
        type="button"
        commandfor="request"
        command="show-modal"
        className="button button-quiet min-h-14 cursor-pointer text-lg"
      >
        <Icon name="message" size={20} />
        Request Help
      </button>
      <TextWithoutScript className="button button-quiet min-h-14 text-lg" />
    </>
  );
}
