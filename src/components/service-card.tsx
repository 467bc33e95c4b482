import type { ServiceCard as Card } from "../content/types.ts";
import { BulletList } from "./bullet-list.tsx";
import { Icon } from "./icon.tsx";

/** One thing that the business does. If `link` is set, the card links to the page about it. */
export function ServiceCard({ icon, title, description, features, bullet = "check", link, picture }: Card) {
  return (
    <li className={`card service-card ${link ? "card-linked" : ""}`}>
      {picture ? (
        <img
          src={`/pictures/${picture}.svg`}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          className="service-picture"
        />
      ) : (
        <span className="text-link">
          <Icon name={icon} size={40} />
        </span>
      )}
      <div className="service-words">
        <h3 className="text-xl">{title}</h3>
        <p className="text-muted">{description}</p>
        <BulletList items={features} bullet={bullet} />
        {link && (
          <a href={link} className="inline-link mt-auto">
            Learn More<span className="sr-only"> about {title.toLowerCase()}</span>
          </a>
        )}
      </div>
    </li>
  );
}
