/* A parent, a spouse or an office often asks for help. Then this phone, and its GPS, are not where the car is. */

/** The note that says so. */
export const NOT_WITH_CAR = "Not with the car";

/** The question that comes into the details with it. The driver goes on with the number. */
export const WHOSE_NUMBER = "Number of who is with it: ";

/** The note by itself, or a driver's own words about himself or herself: keys and spares are "not with the car", too. */
const AWAY =
  /(?:^|[;\n])\s*not with the car\s*(?:$|[;.,\n])|\b(?:i|we)(?:['’]?m|['’]?re| am| are) not (?:with|at|near) (?:the|my|our) (?:car|vehicle|truck|van)\b/i;

/** Whether the details say so: "I'm not with the car, my son is". */
export function isAway(details: string): boolean {
  return AWAY.test(details);
}
