import type { ServicePage } from "../content/types.ts";
import { BulletList } from "./bullet-list.tsx";
import { Icon } from "./icon.tsx";

/** Services one below the other, each behind a sign, to be gone through until one fits. */
export function ServiceRows({ items, bullet = "check" }: Pick<ServicePage["cards"], "items" | "bullet">) {
  return (
    <ul className="grid gap-4">
      {items.map(({ icon, title, description, features }) => (
        <li key={title} className="card grid items-start gap-x-6 gap-y-3 md:grid-cols-[auto_1.6fr_1fr]">
          <span className="sign grid size-16 place-items-center">
            <Icon name={icon} size={30} />
          </span>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 max-w-[60ch] text-muted">{description}</p>
          </div>
          <BulletList items={features} bullet={bullet} />
        </li>
      ))}
    </ul>
  );
}
