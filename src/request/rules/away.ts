/* A parent, a spouse or an office often asks for help. Then this phone, and its GPS, are not where the car is. */

/** The note that says so. */
export const NOT_WITH_CAR = "Not with the car";

/** The question that comes into the details with it. The driver goes on with the number. */
export const WHOSE_NUMBER = "Number of who is with it: ";

/** Whether the details say so, in the note's words or in the driver's own: "I'm not with the car, my son is". */
export function isAway(details: string): boolean {
  return /(?:not|n['’]t) with the car/i.test(details);
}
