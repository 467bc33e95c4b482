/** Where the car may be. On freeways dispatch asks first for the direction; in a garage, for the level. */
const ON_ROAD = ["Northbound", "Southbound", "Eastbound", "Westbound"];
const PARKED = ["In a lot or driveway", "In a garage"];

/** The choices of "Where the Car Is" (fields.ts). */
export const CAR_PLACES = [...ON_ROAD, ...PARKED];

/** Whether a picture may be asked for: of whoever is with the car, if it is parked, and not beside traffic. */
export function mayAskForPhoto(carAt: string, isAway: boolean): boolean {
  return PARKED.includes(carAt) && !isAway;
}
