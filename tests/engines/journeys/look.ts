import { expect } from "vitest";
import type { JourneyGroup } from "../journey.ts";

/** Runs in the page: whether the road-sign font is there. */
async function hasFont(): Promise<boolean> {
  const faces = await document.fonts.load("1em Overpass");
  return faces.some(({ status }) => status === "loaded");
}

/** Runs in the page: whether a picture's own styles are at work, which move something in it. */
async function moves(address: string): Promise<boolean> {
  const picture = document.body.appendChild(new Image(320, 180));
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 320;
  canvas.height = 180;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const frames = new Set<string>();
  const deadline = Date.now() + 2500;
  // The first two frames may differ by how far the picture was drawn.
  while (frames.size < 4 && Date.now() < deadline) {
    context?.clearRect(0, 0, 320, 180);
    context?.drawImage(picture, 0, 0, 320, 180);
    frames.add(canvas.toDataURL());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return frames.size >= 4;
}

/** Runs in the page: how bright page and text are, from 0 to 255. */
function brightness(): { page: number; text: number } {
  const context = document.createElement("canvas").getContext("2d");
  const of = (color: string) => {
    if (!context) return Number.NaN;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  };
  const { backgroundColor, color } = getComputedStyle(document.body);
  return { page: of(backgroundColor), text: of(color) };
}

export const look: JourneyGroup = {
  name: "font, pictures and colors",
  chromium: "layout, every-address",
  journeys: [
    {
      title: "the font comes, with the first page or a later one",
      async run(tab) {
        // It is optional: a page that has waited 0.1 s for it in vain gives it up.
        const comes = async () => {
          await tab.open("/");
          return await tab.read(hasFont);
        };
        await expect.poll(comes).toBe(true);
      },
    },
    {
      title: "the beacon in the hero's picture turns, by the styles in the picture",
      async run(tab) {
        await tab.open("/");
        await expect.poll(() => tab.read(moves, "/pictures/night-highway.svg")).toBe(true);
      },
    },
    {
      title: "dark text on a light page",
      async run(tab) {
        await tab.open("/terms");
        const { page, text } = await tab.read(brightness);
        expect(page).toBeGreaterThan(200);
        expect(text).toBeLessThan(60);
      },
    },
  ],
};

export const dark: JourneyGroup = {
  name: "where the system is set to dark",
  chromium: "every-address",
  journeys: [
    {
      title: "light text on a dark page",
      async run(tab) {
        await tab.open("/terms");
        const { page, text } = await tab.read(brightness);
        expect(page).toBeLessThan(60);
        expect(text).toBeGreaterThan(200);
      },
    },
  ],
};
