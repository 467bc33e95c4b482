import { type FieldError, TextField } from "../../components/field.tsx";
import type { DialogVariant } from "../../request/location-messages.ts";
import { GpsButton } from "./gps-button.tsx";
import { LocationStatus } from "./location-status.tsx";
import type { LocationHandle } from "./use-location.ts";

interface LocationFieldsProps {
  variant: DialogVariant;
  id: string;
  label: string;
  error?: FieldError | undefined;
  gps: LocationHandle;
}

/**
 * Where the driver is: the field for words, the button that asks the device, and what has come of that. The home page's
 * dialog is opened to share the location, and begins with the button.
 */
export function LocationFields({ variant, gps, ...field }: LocationFieldsProps) {
  const status = `${field.id}-status`;
  const button = <GpsButton lookup={gps.lookup} onPress={gps.start} />;
  return (
    <>
      {variant === "home" && button}
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
      {variant === "service" && button}
      <LocationStatus id={status} variant={variant} gps={gps} />
    </>
  );
}
