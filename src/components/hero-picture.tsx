import type { ServicePicture } from "../content/types.ts";

/** A picture made for this site; the file in src/pictures/scenes/. */
type PictureName = ServicePicture | "night-highway" | "city" | "dead-end";

/**
 * The picture of a hero. The home page's stands under the words on phones and fills the hero behind them on wide
 * screens; the others stand beside the words, and only where there is room. Never in the way of the words.
 */
export function HeroPicture({ name }: { name: PictureName }) {
  const isWide = name === "night-highway";
  return (
    <div className={isWide ? "hero-scene" : "hero-side"}>
      <img
        src={`/pictures/${name}.svg`}
        alt=""
        width={isWide ? 1600 : 800}
        height={isWide ? 900 : 600}
        loading={isWide ? undefined : "lazy"}
        fetchPriority="low"
      />
    </div>
  );
}
