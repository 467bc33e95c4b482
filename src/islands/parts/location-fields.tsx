import type { Hotline } from "../../business/hotline.ts";
import { TextField } from "../../components/field.tsx";
import { type DialogVariant, locationHelp } from "../../request/location-messages.ts";
import { GpsButton } from "./gps-button.tsx";
import type { LocationHandle } from "./use-location.ts";
import { useNow } from "./use-now.ts";
import { WhereAmI } from "./where-am-i.tsx";

interface LocationFieldsProps {
  variant: DialogVariant;
  id: string;
  label: string;
  error?: string | false | undefined;
  gps: LocationHandle;
  hotline: Hotline;
}

/**
 * Where the driver is: the field, the button that fills it in, and what the device has told. The home page's dialog is
 * opened to share the location, and begins with the button.
 */
export function LocationFields({ variant, gps, hotline, ...field }: LocationFieldsProps) {
  const now = useNow(gps.place?.foundAt);
  const isFirst = variant === "home";
  const button = <GpsButton variant={variant} gps={gps} autoFocus={isFirst} />;
  return (
    <>
      {isFirst && button}
      <TextField
        {...field}
        name="location"
        line="Location"
        autoComplete="off"
        placeholder="Street, exit, or landmark"
        help={locationHelp(gps.place, gps.lookup, now)}
        required
      />
      {!isFirst && button}
      {gps.place && <WhereAmI place={gps.place} hotline={hotline} now={now} />}
    </>
  );
}
