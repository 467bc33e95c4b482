import { clearFields, loadField, saveField } from "../tab-storage.ts";
import type { Address } from "./address.ts";
import type { Pin } from "./location-reducer.ts";
import { isPosition } from "./position.ts";

/** The name of the entry beside those of a form's fields. */
const PIN = "pin";

/** Keeps a form's pin in the tab, so that a reload does not lose it; without one, forgets what was kept. */
export function savePin(form: string, pin: Pin | undefined): void {
  if (pin) saveField(form, PIN, JSON.stringify(pin));
  else clearFields(form, [PIN]);
}

/** The pin that the tab has kept of a form, however old; undefined if there is none, or no valid one. */
export function loadPin(form: string): Pin | undefined {
  try {
    const kept: unknown = JSON.parse(loadField(form, PIN));
    return isPin(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isPin(value: unknown): value is Pin {
  if (!isPosition(value)) return false;
  const { address } = value as Partial<Pin>;
  return address === undefined || isAddress(address);
}

function isAddress(value: unknown): value is Address {
  const { text, source }: Record<keyof Address, unknown> = Object(value);
  return typeof text === "string" && text !== "" && (source === "BigDataCloud" || source === "OpenStreetMap");
}
