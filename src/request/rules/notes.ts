import type { ServiceChoice } from "./services.ts";

/** A note that a driver may check. */
export interface Note {
  value: string;
  /** The services that it is for, a line for each; a blank line is no service. Without it, it is for all. */
  onlyIf?: string;
}

/** A parent, a spouse or an office often asks for help: then this phone, and its GPS, are not where the car is. */
export const NOT_WITH_CAR = "Not with the car";

/** The notes that every form has. They come last, because they are not about the car. */
export const DRIVERS_NOTES: readonly Note[] = [{ value: NOT_WITH_CAR }, { value: "Only text me" }];

/** What dispatch asks first, for each service that has questions of its own: what to bring, and how to get to it. */
const OF_SERVICES: Readonly<Record<Exclude<ServiceChoice, "Other">, readonly [string, string]>> = {
  "Jump Start": ["Only clicks", "Parked nose in"],
  "Lockout Service": ["Keys in trunk", "Engine running"],
  "Tire Change": ["No spare", "No lock key"],
  "Battery Replacement": ["Jump failed", "Battery in trunk"],
  "Mobile Mechanic": ["Cannot start", "Warning light"],
};

/** For all other services, and before one is chosen. */
const OF_OTHERS = ["Cannot move", "Still drives"] as const;

/**
 * All notes of the dialog: four for each service, so that its form always has the same height. None has an apostrophe:
 * with a curly one, a text message holds half as much (3GPP TS 23.038, section 4).
 * @param services the choices of its service field.
 */
export function dialogNotes(services: readonly string[]): Note[] {
  const others = ["", ...services.filter((service) => !Object.hasOwn(OF_SERVICES, service))];
  const notesFor = (notes: readonly string[], onlyIf: string) => notes.map((value): Note => ({ value, onlyIf }));
  return [
    ...notesFor(OF_OTHERS, others.join("\n")),
    ...Object.entries(OF_SERVICES).flatMap(([service, notes]) =>
      services.includes(service) ? notesFor(notes, service) : [],
    ),
    ...DRIVERS_NOTES,
  ];
}
