import { app } from "../business/content.ts";
import { business } from "../business/current.ts";
import { colors } from "../pictures/colors.ts";

const SIZES = [192, 512] as const;

/** The web app manifest: how the site looks on a home screen (https://www.w3.org/TR/appmanifest/). */
export function webManifest(): string {
  const { description, shortcuts } = app;
  return JSON.stringify({
    id: "/",
    start_url: "/",
    scope: "/",
    lang: "en-US",
    name: business.name,
    description,
    // The browser's own buttons stay, so that a driver can always go back.
    display: "minimal-ui",
    background_color: colors.asphalt,
    theme_color: colors.asphalt,
    categories: ["travel", "utilities"],
    icons: SIZES.flatMap((size) => [icon("icon", size, "any"), icon("maskable", size, "maskable")]),
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [icon("icon", 192, "any")] })),
  });
}

function icon(name: "icon" | "maskable", size: (typeof SIZES)[number], purpose: "any" | "maskable") {
  return { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}
