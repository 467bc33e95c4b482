import { business } from "../business/current.ts";
import { smsLink } from "../request/links.ts";
import { Icon } from "./icon.tsx";

/** Opens the request dialog. Without script, older browsers cannot: then a text message is the way. */
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
      <noscript>
        <a href={smsLink(business.hotline.e164)} className="button button-quiet min-h-14 text-lg">
          Text us
        </a>
      </noscript>
    </>
  );
}
