import { Children, type ReactNode } from "react";
import type { ServiceCard as Card } from "../../owner/pages.ts";
import { PICTURE_SIZE, pictureAddress } from "../pictures/picture-names.ts";
import { useSite } from "../site-context.ts";
import { Around911 } from "./around-911.tsx";
import { Icon } from "./icon.tsx";
import { BulletList } from "./lists.tsx";

/**
 * Cards side by side, as many as fit; four are never three and one. On phones they are rows.
 * @param children elements that each show a card.
 */
export function CardGrid({ children }: { children: ReactNode }) {
  const isFour = Children.toArray(children).length === 4;
  return <ul className={isFour ? "card-grid-four" : "card-grid"}>{children}</ul>;
}

/** One thing that the business does. If `link` is set, the card links to the page about it. */
export function ServiceCard(props: Card) {
  const { icon, title, description, features, bullet = "check", link, picture } = props;
  const { pages } = useSite();
  return (
    <li className={`card service-card ${link ? "card-linked" : ""}`}>
      {picture ? (
        <img src={pictureAddress(picture)} alt="" {...PICTURE_SIZE} loading="lazy" className="service-picture" />
      ) : (
        <span className="accent">
          <Icon name={icon} size={40} />
        </span>
      )}
      <div className="service-words">
        <h3>{title}</h3>
        <p className="muted">
          <Around911 parts={description} />
        </p>
        <BulletList items={features} bullet={bullet} />
        {link && (
          <a href={link} className="inline-link">
            {pages.buttons.learnMore}
            <span className="visually-hidden"> about {title.toLowerCase()}</span>
          </a>
        )}
      </div>
    </li>
  );
}
