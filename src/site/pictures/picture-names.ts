import { slugOf } from "../../owner/names.ts";
import type { ServicePage, ServicePicture } from "../../owner/pages.ts";

/** The name of a picture: a file in src/site/pictures/scenes/, or one that the build draws. */
export type PictureName = ServicePicture | "night-highway" | "dead-end" | `service${string}` | `city/${string}`;

/** The address of a picture. */
export function pictureAddress(name: PictureName): string {
  return `/pictures/${name}.svg`;
}

/**
 * The sizes of pictures in HTML. Styles take only the ratio from them. Where styles are refused, because a proxy has
 * rewritten them, the picture has room on a small phone.
 */
export const PICTURE_SIZE = { width: 256, height: 192 } as const;
export const WIDE_PICTURE_SIZE = { width: 256, height: 144 } as const;
export const SQUARE_PICTURE_SIZE = { width: 256, height: 256 } as const;

/** The picture of a city's page. */
export function cityPictureName(city: string): PictureName {
  return `city/${slugOf(city)}`;
}

/** The picture of a service's page. */
export function servicePictureName({ addresses: [address] }: Pick<ServicePage, "addresses">): PictureName {
  return `service${address}`;
}
