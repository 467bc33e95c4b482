import type { Hotline } from "../business/schema.ts";
import { smsLink } from "../request/links.ts";

/** Below a form: the way that needs no form. */
export function TextInstead({ e164, display }: Hotline) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-sm">
      <span suppressHydrationWarning>No form needed:</span>
      <a href={smsLink(e164)} className="inline-link inline-block py-3.5" suppressHydrationWarning>
        {`text ${display}`}
      </a>
    </p>
  );
}
