import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "../../owner/read.ts";
import type { FileSource } from "../../shared/build-contract.ts";
import { SQUARE_PICTURE_SIZE } from "../pictures/picture-names.ts";
import { SiteContext, useSite } from "../site-context.ts";
import { siteColors } from "../styles/colors.ts";
import { AreaMap, hasMap } from "./area-map.tsx";

/** The path of the map's picture file, from the site's root. */
function fileOf({ business }: Site): string {
  return `pictures/${path.basename(business.map?.drawing ?? "")}`;
}

/** The map as a picture, for other pages than /service-areas. */
export function MapPicture() {
  const site = useSite();
  return (
    <img
      src={`/${fileOf(site)}`}
      alt={site.pages.serviceAreas.map}
      {...SQUARE_PICTURE_SIZE}
      loading="lazy"
      className="closing-map full-width"
    />
  );
}

/** The file of the map's picture. It has the colors of dark mode, because all pictures of the site show the night. */
export function mapFile(site: Site): Record<string, FileSource> {
  return hasMap(site) ? { [fileOf(site)]: () => drawMap(site) } : {};
}

function drawMap(site: Site): string {
  const { dark } = siteColors(site.business);
  const variables = Object.entries(dark).map(([name, value]) => `--color-${name}:${value};`);
  const map = (
    <SiteContext value={site}>
      <AreaMap xmlns="http://www.w3.org/2000/svg" />
    </SiteContext>
  );
  return renderToStaticMarkup(map)
    .replace(/\(prefers-color-scheme:\s*dark\)/, "all")
    .replace("</style>", `:root{${variables.join("")}}:root.map{height:100%}</style>`);
}
