import type { ServiceCard as Card } from "../content/types.ts";
import { BulletList } from "./bullet-list.tsx";
import { Icon } from "./icon.tsx";

/** One thing the business does; with a link, the way to its page. */
export function ServiceCard({ icon, title, description, features, bullet = "check", link, picture }: Card) {
  return (
    <li className={`card flex flex-col overflow-hidden ${link ? "card-linked" : ""}`}>
      {picture ? (
        <img
          src={`/pictures/${picture}.svg`}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          className="-mx-5 -mt-5 mb-1 h-36 w-[calc(100%+2.5rem)] max-w-none object-cover"
        />
      ) : (
        <span className="text-link">
          <Icon name={icon} size={40} />
        </span>
      )}
      <h3 className="mt-3 text-xl">{title}</h3>
      <p className="mt-2 text-muted">{description}</p>
      <div className="mt-3">
        <BulletList items={features} bullet={bullet} />
      </div>
      {link && (
        <a href={link} className="inline-link mt-auto pt-3">
          Learn More<span className="sr-only"> about {title.toLowerCase()}</span>
        </a>
      )}
    </li>
  );
}
