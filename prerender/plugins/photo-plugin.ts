import { readFile } from "node:fs/promises";
import path from "node:path";
import Color from "colorjs.io";
import { normalizePath, type Plugin } from "vite";
import { contentType } from "../../hosting/built-site.ts";
import { PHOTO } from "../../src/build-contract.ts";
import type { Business } from "../../src/business/schema.ts";
import { siteColors } from "../../src/styles/colors.ts";
import { NEEDED } from "../../src/styles/contrast.ts";
import { type Cut, cutPhoto, pixelsOf } from "../photo.ts";
import { SITE_FILES } from "../render-module.ts";
import { type Rgb, scrimOpacity } from "../scrim.ts";

/**
 * Puts the owner's photo in the place of the home page's drawn picture: cuts and compresses it, and measures how dark it
 * must be under the words.
 */
export function ownersPhoto({ photo, ...brand }: Business, root: string): Plugin[] {
  if (photo === null) return [];
  const source = path.join(root, photo);
  let made: Promise<Made> | undefined;
  const make = () => {
    made ??= makePhoto(source, brand);
    return made;
  };
  return [
    {
      name: "owners-photo",
      enforce: "pre",
      transform: {
        filter: { id: new RegExp(`${SITE_FILES.styles}(\\?|$)`) },
        handler: async (code) => ({ code: `${code}\n${scrimCss((await make()).scrims)}`, map: null }),
      },
      configResolved(config) {
        config.configFileDependencies.push(normalizePath(source));
      },
      async generateBundle() {
        if (this.environment.name !== "client") return;
        for (const { file, content } of (await make()).cuts) {
          this.emitFile({ type: "asset", fileName: file, source: content });
        }
      },
      configureServer(server) {
        server.middlewares.use(async (request, response, next) => {
          const cut = request.url?.startsWith(`/${PHOTO.band.split("/")[0]}/`)
            ? (await make()).cuts.find(({ file }) => request.url === `/${file}`)
            : undefined;
          if (cut === undefined) return next();
          response.writeHead(200, { "Content-Type": contentType(cut.file) }).end(cut.content);
        });
      },
      async buildApp({ config }) {
        config.logger.info(lineOf(photo, await make()));
      },
    },
  ];
}

/** A photo as the site shows it. */
interface Made {
  cuts: readonly Cut[];
  /** What is laid over it under the words, light and dark. */
  scrims: Readonly<Record<"light" | "dark", Scrim>>;
}

interface Scrim {
  color: string;
  /** From 0 to 255. */
  opacity: number;
}

async function makePhoto(source: string, brand: Pick<Business, "brandColor" | "actionColor">): Promise<Made> {
  const cuts = await cutPhoto(await readFile(source));
  // All of the photo counts: where the words will be depends on the screen and on the size of the letters.
  const wide = cuts.find(({ file }) => file === PHOTO.wide);
  const pixels = wide ? await pixelsOf(wide.content) : new Uint8Array();
  const scrimOf = ({ asphalt, dim }: { asphalt: string; dim: string }): Scrim => ({
    color: asphalt,
    opacity: scrimOpacity(pixels, { color: rgb(asphalt), text: rgb(dim), needed: NEEDED }),
  });
  const { light, dark } = siteColors(brand);
  return { cuts, scrims: { light: scrimOf(light), dark: scrimOf(dark) } };
}

function rgb(color: string): Rgb {
  const [red, green, blue] = new Color(color).to("srgb").coords.map((part) => Math.round((part ?? 0) * 255));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** The custom property that `hero.css` lays over the photo. */
function scrimCss({ light, dark }: Made["scrims"]): string {
  const rule = ({ color, opacity }: Scrim) =>
    `:root{--photo-scrim:${color}${opacity.toString(16).padStart(2, "0")}}`;
  return `${rule(light)}\n@media (prefers-color-scheme:dark){${rule(dark)}}`;
}

/** What was made of the photo, in one line. */
function lineOf(photo: string, { cuts, scrims }: Made): string {
  const files = cuts.map(
    ({ width, height, content, quality }) =>
      `${width} x ${height} at quality ${quality} (${(content.length / 1000).toFixed(1)} kB)`,
  );
  const percent = Math.round((scrims.light.opacity / 255) * 100);
  return `${photo}: cut to ${files.join(" and ")}; darkened by ${percent} % under the words, which have ${NEEDED} : 1 on it.`;
}
