import type { IconName } from "../content/types.ts";
import { Icon } from "./icon.tsx";

/** Short phrases, each behind the same mark: a check for what is done, a cross for what is not. */
export function MarkedList({ items, mark = "check" }: { items: readonly string[]; mark?: IconName }) {
  return (
    <ul className="grid gap-1.5">
      {items.map((item) => (
        <li key={item} className="flex flex-wrap gap-x-2.5">
          <span className="mt-0.5 text-link">
            <Icon name={mark} size={20} />
          </span>
          <span className="beside">{item}</span>
        </li>
      ))}
    </ul>
  );
}
