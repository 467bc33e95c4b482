/** How many places a page has room for. */
const PLACES_IN_LIST = 20;

/** Names of places as chips. A name with a page of its own is a link. */
export function PlaceList({ places }: { places: readonly { name: string; path?: string | undefined }[] }) {
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
