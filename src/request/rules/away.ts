/* A parent, a spouse or an office often asks for help. Then this phone, and its GPS, are not where the car is. */

/** The note for that. */
export const NOT_WITH_CAR = "Not with the car";

/** Is added to the details after the note. The driver types the number after it. */
export const WHOSE_NUMBER = "Phone number at the car: ";

/** The note, or a sentence about the driver. "My keys are not with the car" is none. */
const AWAY =
  /(^|[;\n]) *not with the car *($|[;.,\n])|\b(i|we).{1,4} not (with|at|near) (the|my|our) (car|truck|van|vehicle)\b/i;

/** Whether the details say that the driver is away: "I'm not with the car, my son is". */
export function isAway(details: string): boolean {
  return AWAY.test(details);
}
