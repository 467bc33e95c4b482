import type { Hotline } from "../business/schema.ts";
import { smsLink } from "../request/links.ts";

/** Below a form: the way that needs no form, and no script. */
export function TextInstead({ e164, display }: Hotline) {
  return (
    <p className="text-sm">
      No form needed:{" "}
      <a href={smsLink(e164)} className="inline-link inline-block py-3.5">
        text {display}
      </a>
    </p>
  );
}
