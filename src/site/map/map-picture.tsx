import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { business, pages } from "../../owner/site.ts";
import type { FileSource } from "../../shared/build-contract.ts";
import { nightColors } from "../pictures/colors.ts";
import { AreaMap, areaMap } from "./area-map.tsx";

/** The path of the map's picture file, from the site's root. */
const FILE = `pictures/${path.basename(business.map?.drawing ?? "")}`;

/** The map as a picture, for other pages than /service-areas. */
export function MapPicture() {
  return (
    <img
      src={`/${FILE}`}
      alt={pages.serviceAreas.map}
      width={400}
      height={400}
      loading="lazy"
      className="closing-map full-width"
    />
  );
}

/**
 * The picture's file: the map without its links. It has the colors of dark mode, because all pictures of the site show the
 * night, and it fills the space that the page gives it.
 */
export const mapFile: Readonly<Record<string, FileSource>> = areaMap ? { [FILE]: drawMap } : {};

function drawMap(): string {
  const variables = Object.entries(nightColors).map(([name, value]) => `--color-${name}:${value};`);
  return renderToStaticMarkup(<AreaMap xmlns="http://www.w3.org/2000/svg" />)
    .replace(/\(prefers-color-scheme:\s*dark\)/, "all")
    .replace("</style>", `:root{${variables.join("")}}:root.map{height:100%}</style>`);
}
