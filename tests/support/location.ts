import type { Locator, Page } from "@playwright/test";
import { BIG_DATA_CLOUD, HOME, NOMINATIM, openDialog, SERVICE } from "./request.ts";

/** What the geocoders answer for PLACE; each has a shape of its own. */
export const KELLER = {
  bigDataCloud: { locality: "Keller", principalSubdivision: "Texas", postcode: "76248", countryCode: "US" },
  nominatim: { place_id: 1, display_name: "1100, Keller Parkway, Keller, Texas, 76248, United States" },
};

/** The words that become of these answers in the location field. */
export const KELLER_TEXT = {
  bigDataCloud: "Keller, Texas 76248",
  nominatim: "1100, Keller Parkway, Keller, Texas, 76248, United States (32.934612, -97.251834)",
};

/** The line of a request that says where PLACE is. */
export const GPS_LINE =
  "GPS: 32.934612, -97.251834 https://maps.google.com/?q=32.934612,-97.251834 (within 50 feet, just now)";

/** What stands below the location field about it. */
export const PIN_HELP = "GPS position: within 50 feet, just now.";

/** The request dialog of a page, open, with what belongs to the location. */
export interface LocationDialog {
  dialog: Locator;
  /** The text field. */
  field: Locator;
  /** Looks for the device, by whatever it says at the moment. */
  button: Locator;
  /** All of the page's toasts. */
  toasts: Locator;
}

/** Opens a page and its request dialog. */
export async function openLocation(
  page: Page,
  { address, opener }: { address: string; opener: string },
): Promise<LocationDialog> {
  // The home page's opener comes at once where the services are in view.
  await page.goto(`${address}#services`);
  const dialog = await openDialog(page, opener);
  return {
    dialog,
    field: dialog.getByLabel("Location", { exact: true }),
    button: dialog.getByRole("button", { name: /^(Use my GPS location|Finding your location)$/ }),
    toasts: page.getByRole("region", { name: "Notifications" }),
  };
}

/** Both variants of the dialog, each with its geocoder, what that answers, and the words that become of it. */
export const VARIANTS = [
  {
    variant: HOME,
    host: BIG_DATA_CLOUD,
    answer: { body: JSON.stringify(KELLER.bigDataCloud) },
    words: KELLER_TEXT.bigDataCloud,
  },
  {
    variant: SERVICE,
    host: NOMINATIM,
    answer: { body: JSON.stringify(KELLER.nominatim) },
    words: KELLER_TEXT.nominatim,
  },
];
