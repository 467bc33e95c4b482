interface PlaceColumnsProps {
  places: readonly { name: string; path?: string | undefined }[];
  className?: string;
}

/** Places in as many columns as there is room for, each a link if it has a page, and else in a weaker color. */
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
