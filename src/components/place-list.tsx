/** Names of places as chips. A name with a page of its own is a link. */
export function PlaceList({ places }: { places: readonly { name: string; path?: string | undefined }[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {places.map(({ name, path }) => (
        <li key={name} className="chip">
          {path ? (
            <a href={path} className="inline-link flex min-h-11 items-center px-3.5">
              {name}
            </a>
          ) : (
            <span className="flex min-h-11 items-center px-3.5">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
