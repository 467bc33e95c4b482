/* A parent, a spouse or an office often asks for help. Then this phone, and its GPS, are not where the car is. */

/** The note that says so. */
export const NOT_WITH_CAR = "Not with the car";

/** The question that comes into the details with it. The driver goes on with the number. */
export const WHOSE_NUMBER = "Number of who is with it: ";

/** The note by itself, or a driver's own words about himself or herself: keys and spares are "not with the car", too. */
const AWAY =
  /(^|[;\n]) *not with the car *($|[;.,\n])|\b(i|we).{1,4} not (with|at|near) (the|my|our) (car|truck|van|vehicle)\b/i;

/** Whether the details say so: "I'm not with the car, my son is". */
export function isAway(details: string): boolean {
  return AWAY.test(details);
}
