import { preload } from "react-dom";
import { PHOTO } from "../build-contract.ts";
import type { CityPicture } from "../content/city-picture.ts";

/** A picture made for this site: a file in src/pictures/scenes/, or one that the build draws. */
type PictureName = `service${string}` | "night-highway" | "dead-end" | CityPicture;

const PHONES_AND_TABLETS = "(max-width: 63.99rem)";

/**
 * A hero's picture. Phones and tablets show the part that its file names "band", above the text. On wide
 * screens the home page's picture fills the hero behind the text, and the others are beside it. It comes
 * before the text in the page, because text that is shown first would move when the picture arrives. The head
 * preloads it, so that the font, which the header needs, does not come first.
 */
export function HeroPicture({ name }: { name: PictureName }) {
  const isWide = name === "night-highway";
  const file = `/pictures/${name}.svg`;
  preload(file, { as: "image" });
  return (
    <div className={`hero-picture ${isWide ? "hero-scene" : ""}`}>
      <picture>
        <source media={PHONES_AND_TABLETS} srcSet={`${file}#band`} />
        <img src={file} alt="" width={isWide ? 1600 : 800} height={isWide ? 900 : 600} />
      </picture>
    </div>
  );
}

const PHOTO_TYPE = "image/avif";

/** The owner's photo in the hero of the home page. Browsers without AVIF (Safari before 16) show the drawn picture. */
export function OwnerPhoto() {
  const drawn = "/pictures/night-highway.svg";
  const [band, wide] = [`/${PHOTO.band}`, `/${PHOTO.wide}`];
  preload(band, { as: "image", type: PHOTO_TYPE, media: PHONES_AND_TABLETS });
  preload(wide, { as: "image", type: PHOTO_TYPE, media: "(min-width: 64rem)" });
  return (
    <div className="hero-picture hero-scene hero-photo">
      <picture>
        <source media={PHONES_AND_TABLETS} type={PHOTO_TYPE} srcSet={band} />
        <source media={PHONES_AND_TABLETS} srcSet={`${drawn}#band`} />
        <source type={PHOTO_TYPE} srcSet={wide} />
        <img src={drawn} alt="" width={1600} height={900} />
      </picture>
    </div>
  );
}
