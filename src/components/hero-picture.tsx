import { preload } from "react-dom";
import type { CityPicture } from "../content/city-picture.ts";
import type { ServicePicture } from "../content/types.ts";

/** A picture made for this site: a file in src/pictures/scenes/, or one that the build draws. */
type PictureName = ServicePicture | "night-highway" | "dead-end" | CityPicture;

/**
 * The picture of a hero. Phones and tablets see the part of it that the file names "band", above the words. On wide
 * screens the home page's fills the hero behind the words, and the others are beside them. It comes before the words in
 * the page: a browser that shows the words first would move them when the picture arrives. The head preloads it, so that
 * the font, which the header needs, does not come before it.
 */
export function HeroPicture({ name }: { name: PictureName }) {
  const isWide = name === "night-highway";
  const file = `/pictures/${name}.svg`;
  preload(file, { as: "image" });
  return (
    <div className={`hero-picture ${isWide ? "hero-scene" : ""}`}>
      <picture>
        <source media="(max-width: 63.99rem)" srcSet={`${file}#band`} />
        <img src={file} alt="" width={isWide ? 1600 : 800} height={isWide ? 900 : 600} />
      </picture>
    </div>
  );
}
