import { Icon } from "./icon.tsx";

/** Short phrases, each with a check mark. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-1.5">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <span className="mt-0.5 text-link">
            <Icon name="check" size={20} />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
