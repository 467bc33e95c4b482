import type { Hotline } from "../business/hotline.ts";
import { smsLinkFrom } from "../request/links.ts";

interface TextInsteadProps extends Hotline {
  /** The words that the text starts with. */
  start: string;
}

/** Below a form: the way that needs no form. */
export function TextInstead({ e164, display, start }: TextInsteadProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-sm">
      <span suppressHydrationWarning>No form needed:</span>
      <a href={smsLinkFrom(e164, start)} className="inline-link" suppressHydrationWarning>
        {`text ${display}`}
      </a>
    </p>
  );
}
