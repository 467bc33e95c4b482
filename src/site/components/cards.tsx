import { Children, type ReactNode } from "react";
import type { ServiceCard as Card } from "../../owner/pages.ts";
import type { HomeCard } from "../../owner/texts.ts";
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
export function ServiceCard(props: Card & Pick<HomeCard, "picture">) {
  const { icon, title, link, picture } = props;
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
          <Around911 parts={props.description} />
        </p>
        <Features {...props} />
        <LinkToPage {...props} />
      </div>
    </li>
  );
}

/** A card as wide as the page, with a sign; on wide screens the features are beside the words. */
export function ServiceRow(props: Card) {
  const { icon, title, link } = props;
  return (
    <li className={`card columns service-row ${link ? "card-linked" : ""}`}>
      <span className="sign">
        <Icon name={icon} size={30} />
      </span>
      <div>
        <h3 className="subheading">{title}</h3>
        <p className="below muted">
          <Around911 parts={props.description} />
        </p>
        <LinkToPage {...props} />
      </div>
      <Features {...props} />
    </li>
  );
}

function Features({ features, bullet = "check" }: Pick<Card, "features" | "bullet">) {
  return <BulletList items={features} bullet={bullet} />;
}

/** The link of a card, if it has one. */
function LinkToPage({ link, title }: Pick<Card, "link" | "title">) {
  const { pages } = useSite();
  if (!link) return null;
  return (
    <a href={link} className="inline-link">
      {pages.buttons.learnMore}
      <span className="visually-hidden"> about {title.toLowerCase()}</span>
    </a>
  );
}
