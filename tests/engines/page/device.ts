/* The functions run in the page, and can use nothing but their arguments. */

/** A place on Keller Parkway. */
export const PLACE = { latitude: 32.9346123, longitude: -97.2518341, accuracy: 12.4 };

/** As in a browser without geolocation. */
export function takeGeolocationAway(): void {
  Object.defineProperty(navigator, "geolocation", { value: undefined });
}

/** Answers in the device's place. */
export function answerAsDevice(
  device: "allowed" | "refused" | "no signal",
  coords: { latitude: number; longitude: number; accuracy: number },
): void {
  Geolocation.prototype.getCurrentPosition = (found, failed) => {
    if (device === "allowed") found({ coords, timestamp: Date.now() } as GeolocationPosition);
    else failed?.({ code: device === "refused" ? 1 : 2, message: "" } as GeolocationPositionError);
  };
}
