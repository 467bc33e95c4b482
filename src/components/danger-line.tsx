import { dangers } from "../business/content.ts";
import type { Danger } from "../content/types.ts";

interface DangerLineProps {
  danger: Danger;
  className?: string;
}

const LINK = "flex min-h-11 items-center font-bold underline underline-offset-[0.2em]";

/**
 * 911 for those in danger, by call, and by text for those who cannot speak. It is never beside a call button,
 * so that no thumb can hit the wrong one: on phones and tablets its links are below the question, away from the
 * header's call. docs/decisions/0019-danger-first.md
 */
export function DangerLine({ danger, className = "" }: DangerLineProps) {
  return (
    <p className={`danger flex flex-wrap items-center gap-x-4 text-sm/[1.3] wrap-break-word ${className}`}>
      <span className="min-w-0 shrink-0 max-[52rem]:basis-full">{dangers[danger]}</span>
      <a href="tel:911" className={LINK}>
        Call&nbsp;911
      </a>
      <span className="flex items-center gap-2">
        <a href="sms:911" className={LINK}>
          Text&nbsp;911
        </a>{" "}
        where available
      </span>
    </p>
  );
}
