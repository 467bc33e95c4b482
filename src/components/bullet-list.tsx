import type { ListBullet, ListItem } from "../content/types.ts";
import { Icon } from "./icon.tsx";

interface BulletListProps {
  items: readonly ListItem[];
  bullet?: ListBullet | undefined;
}

/** Short phrases, each after a bullet. The default bullet is plain; a warning always has a warning sign. */
export function BulletList({ items, bullet = "plain" }: BulletListProps) {
  return (
    <ul className={`grid gap-x-8 gap-y-1 ${items.length > 6 ? "sm:grid-cols-2" : ""}`}>
      {items.map((item) =>
        typeof item === "string" ? (
          <BulletItem key={item} text={item} bullet={bullet} />
        ) : (
          <BulletItem key={item.warning} text={item.warning} bullet="warning" />
        ),
      )}
    </ul>
  );
}

function BulletItem({ text, bullet }: { text: string; bullet: ListBullet }) {
  if (bullet === "plain" || bullet === "check") return <li className={`bullet bullet-${bullet}`}>{text}</li>;
  return (
    <li className="flex flex-wrap gap-x-2.5">
      <span className="mt-0.5 text-danger">
        <Icon name={bullet} size={20} />
      </span>
      <span className="beside">{text}</span>
    </li>
  );
}
