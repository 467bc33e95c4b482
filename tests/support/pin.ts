import { expect, type Page } from "@playwright/test";
import { PIN_STATUS } from "./location.ts";
import { openLocated, SERVICE } from "./request.ts";
import { BUT_LOCATION } from "./typed.ts";

/* What is said below the location field. */
export const ASKS = "Add the road, your direction, and the nearest exit.";
export const TYPED_OVER = "You changed the location, so its GPS position was removed.";
export const REMOVED = "GPS position removed. Your request goes without it.";
export const EXPIRED = "The GPS position is half an hour old, so it was removed";

/** The dialog, all filled in, with a precise place and the geocoder's words for it. */
export async function findPrecisely(page: Page, variant = SERVICE) {
  const request = await openLocated(page, variant);
  await request.fill(BUT_LOCATION);
  await request.gps.click();
  const field = request.fields.location;
  await expect(field).toHaveValue(variant.geocoder.words);
  await expect(field).toHaveAccessibleDescription(PIN_STATUS);
  return { ...request, field };
}
