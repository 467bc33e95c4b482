import { preload } from "react-dom";
import type { CityPicture } from "../content/city-picture.ts";

/** A picture made for this site: a file in src/pictures/scenes/, or one that the build draws. */
type PictureName = `service${string}` | "night-highway" | "dead-end" | CityPicture;

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
        <source media="(max-width: 63.99rem)" srcSet={`${file}#band`} />
        <img src={file} alt="" width={isWide ? 1600 : 800} height={isWide ? 900 : 600} />
      </picture>
    </div>
  );
}
