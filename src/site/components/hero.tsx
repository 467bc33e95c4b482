import type { ReactNode } from "react";
import type { Danger } from "../../owner/pages.ts";
import { PHOTO } from "../../shared/build-contract.ts";
import { PICTURE_SIZE, type PictureName, pictureAddress, WIDE_PICTURE_SIZE } from "../pictures/picture-names.ts";
import { useSite } from "../site-context.ts";
import { LanguagesLine } from "./callers-ask.tsx";
import { ContactActions, DangerLine } from "./contact-links.tsx";
import { Icon } from "./icon.tsx";

interface HeroProps {
  heading: ReactNode;
  subtitle: string;
  intro: string;
  /** The average arrival that this kind of page claims, if any: "15-25 minutes". */
  arrival: string | undefined;
  danger?: Danger | undefined;
  /** An action besides call and text. */
  action?: ReactNode;
  picture?: ReactNode;
}

/** The top of a service, city or home page: what this is, call and text, and 911 where it belongs. */
export function Hero(props: HeroProps) {
  const { heading, subtitle, intro, arrival, danger, action, picture } = props;
  const { pages } = useSite();
  // On a page about one danger, the line with 911 comes first; on other pages it is below the call.
  const isFirst = danger !== undefined && danger !== "either";
  return (
    <section className="hero">
      {isFirst && (
        <div className="danger-first">
          <DangerLine danger={danger} className="wrap" />
        </div>
      )}
      {picture}
      <div className="wrap hero-words">
        <h1>{heading}</h1>
        <p className="hero-subtitle subheading">{subtitle}</p>
        <p className="hero-intro hero-later lead dim">{intro}</p>
        <ContactActions>{action}</ContactActions>
        <LanguagesLine />
        {danger && !isFirst && <DangerLine danger={danger} />}
        {arrival && (
          <p className="hero-arrival">
            <Icon name="clock" size={20} />
            <span>
              {pages.hero.arrival} {arrival}
            </span>
          </p>
        )}
        {pages.hero.claims.length > 0 && (
          <ul className="row hero-claims dim">
            {pages.hero.claims.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const PHONES_AND_TABLETS = "(max-width: 63.99rem)";

/**
 * A hero's picture. Phones and tablets show its part "band" above the text. On wide screens the home page's picture
 * fills the hero behind the text, and other pictures are beside it. In the page it comes before the text, which would
 * otherwise move when the picture loads. React puts its preload into the head, so that it loads before the font.
 */
export function HeroPicture({ name }: { name: PictureName }) {
  const isWide = name === "night-highway";
  const file = pictureAddress(name);
  return (
    <div className={`hero-picture ${isWide ? "hero-scene hero-behind" : ""}`}>
      <link rel="preload" as="image" href={file} />
      <picture>
        <source media={PHONES_AND_TABLETS} srcSet={`${file}#band`} />
        <img src={file} alt="" {...(isWide ? WIDE_PICTURE_SIZE : PICTURE_SIZE)} />
      </picture>
    </div>
  );
}

const PHOTO_TYPE = "image/avif";

/** The owner's photo in the hero of the home page. Browsers without AVIF (Safari before 16) show the drawn picture. */
export function OwnerPhoto() {
  const drawn = pictureAddress("night-highway");
  const [band, wide] = [`/${PHOTO.band}`, `/${PHOTO.wide}`];
  return (
    <div className="hero-picture hero-scene hero-photo">
      <link rel="preload" as="image" href={band} type={PHOTO_TYPE} media={PHONES_AND_TABLETS} />
      <link rel="preload" as="image" href={wide} type={PHOTO_TYPE} media="(min-width: 64rem)" />
      <picture>
        <source media={PHONES_AND_TABLETS} type={PHOTO_TYPE} srcSet={band} />
        <source media={PHONES_AND_TABLETS} srcSet={`${drawn}#band`} />
        <source type={PHOTO_TYPE} srcSet={wide} />
        <img src={drawn} alt="" {...WIDE_PICTURE_SIZE} />
      </picture>
    </div>
  );
}
