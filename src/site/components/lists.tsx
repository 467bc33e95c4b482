import type { ListBullet, ListItem, Reason } from "../../owner/pages.ts";
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

/** Reasons to choose the business. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className={`grid gap-x-10 gap-y-6 ${reasons.length % 3 === 0 ? "lg:grid-cols-3" : "sm:grid-cols-2"}`}>
      {reasons.map(({ title, icon, text }) => (
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

/** A place. If it has its own page, its name is a link. */
export interface LinkedPlace {
  name: string;
  path?: string | undefined;
}

/** Places in as many columns as there is room for, those without a page in a weaker color. */
export function PlaceColumns({
  places,
  className = "",
}: {
  places: readonly LinkedPlace[];
  className?: string;
}) {
  return (
    <ul className={`grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 ${className}`}>
      {places.map(({ name, path }) => (
        <li key={name} className={path ? undefined : "py-1.5 text-dim"}>
          {path ? (
            <a href={path} className="list-link">
              {name}
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

/** How many chips a page has room for that is not about places. */
const PLACES_IN_LIST = 20;

/** Places as chips. More than `most` are on /service-areas. */
export function PlaceList({
  places,
  most = PLACES_IN_LIST,
}: {
  places: readonly LinkedPlace[];
  most?: number;
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {places.slice(0, most).map(({ name, path }) => (
        <li key={name} className="chip">
          {path ? (
            <a href={path} className="inline-link">
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
        </li>
      ))}
      {places.length > most && (
        <li className="chip">
          <a href="/service-areas" className="inline-link">
            {`and ${places.length - most} more`}
          </a>
        </li>
      )}
    </ul>
  );
}
