import type { Reason } from "../content/types.ts";
import { Icon } from "./icon.tsx";

/** Reasons to choose the business. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={`grid gap-x-10 gap-y-6 ${reasons.length % 3 === 0 ? "lg:grid-cols-3" : "sm:grid-cols-2"}`}>
      {reasons.map(({ icon, title, text }) => (
        <li key={title} className="flex flex-wrap gap-x-4">
          <span className="text-link mt-0.5">
            <Icon name={icon} size={28} />
          </span>
          <div className="beside">
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
