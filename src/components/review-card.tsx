import type { Review } from "../content/types.ts";

/** What one customer said. */
export function ReviewCard({ name, location, text, service }: Review) {
  return (
    <li className="card">
      <figure className="flex h-full flex-col">
        <blockquote className="text-lg">
          <p>&ldquo;{text}&rdquo;</p>
        </blockquote>
        <figcaption className="mt-auto pt-4">
          <span className="font-bold">{name}</span>, {location}
          <span className="block text-sm text-muted">{service}</span>
        </figcaption>
      </figure>
    </li>
  );
}
