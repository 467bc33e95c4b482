/** A place. If it has its own page, its name is a link. */
export interface LinkedPlace {
  name: string;
  path?: string | undefined;
}

interface PlaceColumnsProps {
  places: readonly LinkedPlace[];
  className?: string;
}

/** Places in as many columns as there is room for, those without a page in a weaker color. */
export function PlaceColumns({ places, className = "" }: PlaceColumnsProps) {
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

/** How many chips a page has room for. */
const PLACES_IN_LIST = 20;

/** Places as chips. */
export function PlaceList({ places }: { places: readonly LinkedPlace[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {places.slice(0, PLACES_IN_LIST).map(({ name, path }) => (
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
      {places.length > PLACES_IN_LIST && (
        <li className="chip">
          <a href="/service-areas" className="inline-link">
            {`and ${places.length - PLACES_IN_LIST} more`}
          </a>
        </li>
      )}
    </ul>
  );
}
