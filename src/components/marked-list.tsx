import type { ListItem, ListMark } from "../content/types.ts";
import { Icon } from "./icon.tsx";

interface MarkedListProps {
  items: readonly ListItem[];
  mark?: ListMark | undefined;
}

/** Short phrases, each behind a mark: a plain one if nothing else is said, and a warning's sign before a warning. */
export function MarkedList({ items, mark = "plain" }: MarkedListProps) {
  return (
    <ul className={`grid gap-x-8 gap-y-1.5 ${items.length > 6 ? "sm:grid-cols-2" : ""}`}>
      {items.map((item) =>
        typeof item === "string" ? (
          <MarkedItem key={item} text={item} mark={mark} />
        ) : (
          <MarkedItem key={item.warning} text={item.warning} mark="warning" />
        ),
      )}
    </ul>
  );
}

function MarkedItem({ text, mark }: { text: string; mark: ListMark }) {
  const isDrawnByStyles = mark === "plain" || mark === "check";
  return (
    <li className={`flex flex-wrap gap-x-2.5 ${isDrawnByStyles ? `mark-${mark}` : ""}`}>
      {!isDrawnByStyles && (
        <span className="mt-0.5 text-danger">
          <Icon name={mark} size={20} />
        </span>
      )}
      <span className="beside">{text}</span>
    </li>
  );
}
