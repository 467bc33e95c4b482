import { preload } from "react-dom";
import { PHOTO } from "../build-contract.ts";

const TYPE = "image/avif";
const PHONES_AND_TABLETS = "(max-width: 63.99rem)";

/** The owner's photo in the hero of the home page. Browsers without AVIF (Safari before 16) show the drawn picture. */
export function OwnerPhoto() {
  const drawn = "/pictures/night-highway.svg";
  const [band, wide] = [`/${PHOTO.band}`, `/${PHOTO.wide}`];
  preload(band, { as: "image", type: TYPE, media: PHONES_AND_TABLETS });
  preload(wide, { as: "image", type: TYPE, media: "(min-width: 64rem)" });
  return (
    <div className="hero-picture hero-scene hero-photo">
      <picture>
        <source media={PHONES_AND_TABLETS} type={TYPE} srcSet={band} />
        <source media={PHONES_AND_TABLETS} srcSet={`${drawn}#band`} />
        <source type={TYPE} srcSet={wide} />
        <img src={drawn} alt="" width={1600} height={900} />
      </picture>
    </div>
  );
}
