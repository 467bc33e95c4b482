import { type FieldError, TextField } from "../../components/field.tsx";
import { type LocationFeedback, locationRules } from "../../request/location-rules.ts";
import { GpsButton } from "./gps-button.tsx";
import { LocationStatus } from "./location-status.tsx";
import type { LocationHandle } from "./use-location.ts";

interface LocationFieldsProps {
  feedback: LocationFeedback;
  id: string;
  label: string;
  error?: FieldError | undefined;
  gps: LocationHandle;
}

/**
 * Where the driver is: the field for words, the button that asks the device, and what came of that. Where the location
 * comes first in the form, the button comes before the field.
 */
export function LocationFields({ feedback, gps, ...field }: LocationFieldsProps) {
  const { comesFirst } = locationRules[feedback];
  const status = `${field.id}-status`;
  const button = <GpsButton lookup={gps.lookup} onPress={gps.start} />;
  return (
    <>
      {comesFirst && button}
      <TextField
        {...field}
        name="location"
        line="Location"
        autoComplete="off"
        placeholder="Street, exit, or landmark"
        aria-describedby={gps.attachment.kind === "none" ? undefined : status}
        onInput={gps.onInput}
        required
      />
      {!comesFirst && button}
      <LocationStatus id={status} feedback={feedback} gps={gps} />
    </>
  );
}
