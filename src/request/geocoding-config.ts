/*
 * Which services turn coordinates into words. To change one, change it here; the origins also go into the
 * Content-Security-Policy (connect-src).
 */

/** Where a service answers: GET origin + path. */
export interface Endpoint {
  origin: string;
  path: string;
}

/** For the home page. No key; only for the device's own live position (terms of the client endpoint). */
export const BIG_DATA_CLOUD: Endpoint = {
  origin: "https://api.bigdatacloud.net",
  path: "/data/reverse-geocode-client",
};

/**
 * For the service and city pages. At most one request a second over all users, a visible credit, a Referer:
 * https://operations.osmfoundation.org/policies/nominatim/
 */
export const NOMINATIM: Endpoint = {
  origin: "https://nominatim.openstreetmap.org",
  path: "/reverse",
};

/** Milliseconds until a driver gets the bare coordinates instead. */
export const GEOCODING_DEADLINE_MS = 4_000;
