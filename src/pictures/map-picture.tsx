import { renderToStaticMarkup } from "react-dom/server";
import { MetroplexMap } from "../components/metroplex-map.tsx";
import { nightColors } from "./colors.ts";

const variables = Object.entries(nightColors).map(([name, value]) => `--color-${name}:${value};`);

/**
 * The map of /service-areas as an SVG file, for pages that show it as an image, without its links. It has the colors of
 * dark mode, because all pictures of the site show the night, and it fills the space that the page gives it.
 */
export function mapPicture(): string {
  return renderToStaticMarkup(<MetroplexMap />)
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/\(prefers-color-scheme:\s*dark\)/, "all")
    .replace("</style>", `:root{${variables.join("")}}:root.map{height:100%}</style>`);
}
