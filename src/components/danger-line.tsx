import { dangers } from "../content/dangers.ts";
import type { Danger } from "../content/types.ts";
import { emergencyLinks } from "../request/links.ts";

interface DangerLineProps {
  danger: Danger;
  className?: string;
}

/**
 * 911 for whoever is in danger, by call and by text, for those who cannot speak. Never beside a call button: no thumb
 * may slip from the one to the other. For static pages and islands. docs/decisions/0019-danger-first.md
 */
export function DangerLine({ danger, className = "" }: DangerLineProps) {
  return (
    <p className={`danger flex flex-wrap items-center gap-x-4 text-sm/[1.3] wrap-break-word ${className}`}>
      <span className="beside" suppressHydrationWarning>
        {dangers[danger]}
      </span>
      <a href={emergencyLinks.call} suppressHydrationWarning>
        Call&nbsp;911
      </a>
      <a href={emergencyLinks.text} suppressHydrationWarning>
        Text&nbsp;911 where&nbsp;available
      </a>
    </p>
  );
}
