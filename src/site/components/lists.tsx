import type { ReactNode } from "react";
import { areasOf, type LinkedName } from "../../owner/areas.ts";
import type { ListBullet, ListItem, Reason, Titled } from "../../owner/pages.ts";
import { useSite } from "../site-context.ts";
import { Around911 } from "./around-911.tsx";
import { Icon } from "./icon.tsx";
import { hasLongWord } from "./long-word.ts";

interface BulletListProps {
  items: readonly (string | ListItem)[];
  bullet?: ListBullet | undefined;
}

/** Short phrases, each after a bullet. A warning always has a warning sign. */
export function BulletList({ items, bullet = "plain" }: BulletListProps) {
  return (
    <ul className={`bullets ${items.length > 6 ? "columns-2" : ""}`}>
      {items.map((item) =>
        typeof item === "object" && "warning" in item ? (
          <BulletItem key={item.warning.join()} parts={item.warning} bullet="warning" />
        ) : (
          <BulletItem key={[item].join()} parts={[item].flat()} bullet={bullet} />
        ),
      )}
    </ul>
  );
}

function BulletItem({ parts, bullet }: { parts: readonly string[]; bullet: ListBullet }) {
  const text = <Around911 parts={parts} />;
  if (bullet === "plain" || bullet === "check") return <li className={`bullet bullet-${bullet}`}>{text}</li>;
  return (
    <li className="with-icon warning">
      <span>
        <Icon name={bullet} size={20} />
      </span>
      <span className="rest-of-row">{text}</span>
    </li>
  );
}

/** A step beside its mile marker. */
export function Mile({ marker, title, text }: { marker: ReactNode } & Titled) {
  return (
    <li className="mile-step">
      {marker}
      <div>
        <h3>{title}</h3>
        <p className="muted">
          <Around911 parts={text} />
        </p>
      </div>
    </li>
  );
}

/** Reasons to choose the business. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className={`columns ${reasons.length % 3 === 0 ? "columns-3" : "columns-2"}`}>
      {reasons.map(({ title, icon, text }) => (
        <li key={title} className="with-icon">
          <span className="accent">
            <Icon name={icon} size={28} />
          </span>
          <div className="rest-of-row">
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Places in as many columns as fit; those without a page in a weaker color. */
export function PlaceColumns({ places, className = "" }: { places: readonly LinkedName[]; className?: string }) {
  const columns = places.some(({ name }) => hasLongWord(name)) ? "places places-long" : "places";
  return (
    <ul className={`${columns} ${className}`}>
      {places.map(({ name, path }) => (
        <li key={name} className={path ? undefined : "dim"}>
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

/** How many cities of the service area a page shows. */
const CITIES_SHOWN = 6;

/** The first cities of the service area, as on a guide sign. */
export function FirstCities() {
  const { serviceArea } = areasOf(useSite());
  return <PlaceColumns places={serviceArea.slice(0, CITIES_SHOWN)} className="lead heavy" />;
}

/** The most chips on a page that is not about what they name. */
const MOST_CHIPS = 20;

/** Names as chips, at most `most`, with a link to /service-areas for the others. */
export function Chips({ names, most = MOST_CHIPS }: { names: readonly LinkedName[]; most?: number }) {
  return (
    <ul className="chips">
      {names.slice(0, most).map(({ name, path }) => (
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
      {names.length > most && (
        <li className="chip">
          <a href="/service-areas" className="inline-link">
            {`and ${names.length - most} more`}
          </a>
        </li>
      )}
    </ul>
  );
}
