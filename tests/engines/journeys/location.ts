import { expect } from "vitest";
import type { Device, Tab } from "../engine.ts";
import type { Journey, JourneyGroup } from "../journey.ts";
import { focused, isShown, textOf, valuesIn } from "../page/reads.ts";
import { button } from "../target.ts";
import { fillRequest, HOME, location, openDialog, SERVICE, send, urlsOf } from "./request.ts";

/** The coordinates of the device, as they stand in a request. */
export const PLACE = "32.934612, -97.251834";

const gps = button("Use my GPS location", "dialog");

/** What both geocoders answer, each in its own fields. */
const KELLER = {
  locality: "Keller",
  principalSubdivision: "Texas",
  postcode: "76248",
  display_name: "1100, Keller Parkway",
};

/** Has the device looked for, and waits until the place is there, and its words have come or will not come. */
export async function look(tab: Tab): Promise<void> {
  await tab.click(gps);
  await expect.poll(() => tab.read(valuesIn, "dialog")).toContainEqual(expect.stringContaining(PLACE));
  await expect.poll(() => tab.read(isShown, "dialog [aria-busy]")).toBe(false);
}

const finds = (variant: typeof HOME, host: string, words: string): Journey => ({
  title: `${variant.address}: the place found stands in the field`,
  limits: ["position", "geocoder"],
  asks: [host],
  async run(tab) {
    await openDialog(tab, variant);
    await tab.setDevice("allowed");
    const answered = await tab.answerOutside(KELLER);
    await tab.click(gps);
    const place = async () => (await tab.read(valuesIn, "dialog"))[3];
    await expect.poll(place).toBe(answered ? words : PLACE);
    await expect.poll(() => tab.read(focused)).toBe("Use my GPS location");
    expect(await tab.read(textOf, "dialog form")).toContain("GPS position: within 50 feet, just now.");
    const toast = variant === HOME ? `Location Found! Using: ${answered ? words : PLACE}` : "";
    await expect.poll(() => tab.read(textOf, "#toasts")).toBe(toast);
  },
});

const fails = (variant: typeof HOME, device: Device, text: string, title = ""): Journey => ({
  title: `${variant.address}: GPS ${device}`,
  limits: [device === "missing" ? "no-geolocation" : "position"],
  async run(tab) {
    await openDialog(tab, variant);
    await tab.setDevice(device);
    await tab.type(location, "Exit 52");
    await tab.click(gps);
    await expect.poll(() => tab.read(textOf, "dialog form")).toContain(text);
    expect(await tab.read(textOf, "#toasts")).toBe(title && `${title} ${text}`);
    expect((await tab.read(valuesIn, "dialog"))[3]).toBe("Exit 52");
    await expect.poll(() => tab.read(focused)).toBe("Use my GPS location");
  },
});

const DENIED = "Location access denied. Please enable location permissions.";
const UNAVAILABLE = "Location information is unavailable.";

export const found: JourneyGroup = {
  name: "GPS finds the place",
  chromium: "location-home, location-service",
  journeys: [
    finds(HOME, "api.bigdatacloud.net", "Keller, Texas 76248"),
    finds(SERVICE, "nominatim.openstreetmap.org", `1100, Keller Parkway (${PLACE})`),
    {
      title: "and the text message has a link to it",
      limits: ["position", "geocoder", "programs"],
      asks: ["nominatim.openstreetmap.org"],
      async run(tab) {
        await openDialog(tab);
        await fillRequest(tab);
        await tab.setDevice("allowed");
        await tab.answerOutside(KELLER);
        await look(tab);
        await tab.click(send);
        const text = async () => decodeURIComponent((await urlsOf(tab))[0] ?? "");
        await expect
          .poll(text)
          .toContain(
            `\nGPS: ${PLACE} https://maps.google.com/?q=32.934612,-97.251834 (within 50 feet, just now)\nDetails: `,
          );
      },
    },
  ],
};

export const notFound: JourneyGroup = {
  name: "GPS finds no place",
  chromium: "location-home, location-service",
  journeys: [
    fails(HOME, "refused", DENIED, "Location Error"),
    fails(HOME, "no signal", UNAVAILABLE, "Location Error"),
    fails(HOME, "missing", "Your device doesn't support location services.", "GPS Not Available"),
    fails(SERVICE, "refused", DENIED),
    fails(SERVICE, "no signal", UNAVAILABLE),
    fails(SERVICE, "missing", "Geolocation is not supported by this browser"),
  ],
};
