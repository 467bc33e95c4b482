import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { FONT } from "../src/site/font.ts";
import { removeSite } from "../tests/support/folders.ts";
import { textOf, withFacts, writeOwnerFiles } from "../tests/support/owner-files.ts";
import { loadOwner } from "./load-owner.ts";
import { checkPhoto } from "./own-files.ts";

const svg = (drawing: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${drawing}</svg>`;

const mapOf = (name: string) => `map: { drawing: ./${name}.svg, northwest: "44, -117", southeast: "43, -116" }`;

/** Lines that cannot be made smaller than about this many bytes. */
const lines = (bytes: number) => Array.from(randomBytes(bytes), (byte) => (byte / 3.2).toFixed(1)).join(" ");

const photo = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: "#888888" } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

const FILES = {
  "heavy-logo.svg": svg(`<path d="M${lines(32_000)}"/>`),
  "heavy-map.svg": svg(`<path d="M${lines(4000)}"/>`).replace("80 80", "560 347"),
  "text.svg": svg("<text>Tow</text>"),
  "white.svg": svg('<circle r="9" cx="9" cy="9" fill="#fff"/>'),
  "map.svg": svg("<path d='M0 0h80'/>").replace("80 80", "1120 694"),
  "photo.svg": svg("<image href='van.png'/>"),
  "broken.svg": "<svg><path",
  "words.jpg": "Our van",
  "drawing.jpg": svg("<path d='M0 0h80'/>"),
  "pixels.svg": await photo(9, 9),
  "pixels.png": await photo(9, 9),
  "folder.svg/logo.svg": "",
  "narrow.jpg": await photo(1599, 900),
  "low.jpg": await photo(1600, 899),
  // A phone's camera writes how it was held.
  "turned.jpg": await photo(900, 1600, 6),
  "other.png": await photo(1600, 900),
};

/** What is said of business.yaml with this line in the place of the one for that field. */
async function saidOf(line: string): Promise<string> {
  const [field = ""] = line.split(":");
  const others = textOf(
    "business.yaml",
    withFacts({ logo: undefined, map: undefined, photo: undefined, [field]: undefined }),
  );
  const root = await writeOwnerFiles({ ...FILES, "business.yaml": `${line}\n${others}` });
  onTestFinished(() => removeSite(root));
  return await loadOwner(root).then(
    () => "nothing",
    (error: unknown) => String(error),
  );
}

test.each([
  ["name: Дог Towing", new RegExp(`^name: "Дог Towing" - ${FONT.family}, .* has no Д о г; write it in Latin letters$`)],
  ["brandColor: 2e8b57", /^brandColor: "2e8b57" - hard to read with white letters .* a darker color/],
  ["logo: ./none.svg", /^logo: "\.\/none\.svg" - there is no such file beside business\.yaml$/],
  ["logo: ./text.svg", /^logo: .* - it holds live text, .*; turn it into outlines: in Inkscape/],
  ["logo: ./heavy-logo.svg", /^logo: .* - it would take \d\d kB of every visit; expected at most 30 kB: simplify/],
  [mapOf("white"), /^map > drawing: .* - expected an SVG file with viewBox="0 0 560 347", or in/],
  [mapOf("photo"), /^map > drawing: .* - its line 1: <image> is not drawn; a drawing has shapes/],
  [mapOf("heavy-map"), /^map > drawing: .* - it would take \d kB of every visit; expected at most 3 kB/],
  ["skyline: ./broken.svg", /^skyline: "\.\/broken\.svg" - its line 1: it is no valid SVG: Unclosed root tag$/],
  ["logo: ./folder.svg", /^logo: "\.\/folder\.svg" - is a folder; expected a file$/],
  ["photo: ./words.jpg", /^photo: "\.\/words\.jpg" - it is no JPEG, PNG, WebP or AVIF picture, whatever its name says/],
  ["photo: ./drawing.jpg", /^photo: .* - it is no JPEG, PNG, WebP or AVIF picture/],
  ["logo: ./pixels.svg", /^logo: .* - it is no SVG file; a picture of pixels, such as a PNG, .*Path > Trace Bitmap/],
  [
    "logo: ./pixels.png",
    /^logo: .* - expected an SVG file beside business.yaml.* a picture of pixels, .*Path > Trace Bitmap/,
  ],
  ["photo: ./narrow.jpg", /^photo: .* - it is 1599 x 900 pixels; expected at least 1600 x 900$/],
  ["photo: ./low.jpg", /^photo: .* - it is 1600 x 899 pixels; expected at least 1600 x 900$/],
])("%s stops the build with one line that says what to write", async (line, expected) => {
  const [heading, problem = "", ...more] = (await saidOf(line)).split("\n  business.yaml, line 1: ");
  expect([heading, more]).toEqual(["Error: What the site is made of needs a correction:", []]);
  expect(problem).toMatch(expected);
});

test("a city's skyline is checked like a drawing that a fact names", async () => {
  const skyline = svg("\n<g onwheel='x()'/>").replace("80 80", "800 600");
  const root = await writeOwnerFiles({
    ...withFacts({ logo: undefined }),
    "content/drawings/ashby-id.svg": skyline,
  });
  onTestFinished(() => removeSite(root));
  await expect(loadOwner(root)).rejects.toThrow("content/drawings/ashby-id.svg: its line 2: onwheel in <g>");
});

test.each([mapOf("map"), "logo: ./white.svg", "photo: ./turned.jpg", "photo: ./other.png"])(
  "%s is right",
  async (line) => {
    expect(await saidOf(line)).toBe("nothing");
  },
);

test.each(["webp", "avif"] as const)("a photo may be a picture of the kind %s", async (format) => {
  const plain = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#888888" } });
  const content = await plain.toFormat(format, { effort: 1 }).toBuffer();
  await expect(checkPhoto(content)).resolves.toBeUndefined();
});

test("a project that Vite could not read stops the build with where to move it", async () => {
  await expect(loadOwner("/srv/towing #1")).rejects.toThrow("/srv/towing #1: move the project into a folder without #");
});
