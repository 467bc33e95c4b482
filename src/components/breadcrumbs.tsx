interface BreadcrumbsProps {
  /** Pages between home and here. */
  above?: readonly { name: string; path: string }[];
  here: string;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ above = [], here }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="wrap pt-4 text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ name: "Home", path: "/" }, ...above].map(({ name, path }) => (
          <li key={path} className="flex items-center gap-2">
            <a href={path} className="inline-link">
              {name}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
