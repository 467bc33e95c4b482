import type { Hotline } from "../../business/hotline.ts";
import { type FieldError, TextField } from "../../components/field.tsx";
import { nominatim } from "../../request/geocoders.ts";
import { type DialogVariant, locationHelp } from "../../request/location-messages.ts";
import { GpsButton } from "./gps-button.tsx";
import { LocationStatus } from "./location-status.tsx";
import type { LocationHandle } from "./use-location.ts";
import { useNow } from "./use-now.ts";
import { WhereAmI } from "./where-am-i.tsx";

interface LocationFieldsProps {
  variant: DialogVariant;
  id: string;
  label: string;
  error?: FieldError | undefined;
  gps: LocationHandle;
  hotline: Hotline;
}

/**
 * Where the driver is: the field, the button that fills it in, and what the device has told. The home page's dialog is
 * opened to share the location, and begins with the button.
 */
export function LocationFields({ variant, gps, hotline, ...field }: LocationFieldsProps) {
  const { lookup, place } = gps;
  const now = useNow(place?.foundAt);
  const words = locationHelp(place, lookup, now);
  const help = `${field.id}-help`;
  const button = <GpsButton lookup={lookup} onPress={gps.start} />;
  return (
    <>
      {variant === "home" && button}
      <TextField
        {...field}
        name="location"
        line="Location"
        autoComplete="off"
        placeholder="Street, exit, or landmark"
        aria-describedby={words && help}
        required
      />
      {variant === "service" && button}
      <LocationStatus id={help} variant={variant} lookup={lookup} words={words}>
        {place && <WhereAmI place={place} hotline={hotline} now={now} />}
        {/* Whose words stand in the field, if the service asks to be named. */}
        {place?.credited && nominatim.credit && (
          <a href={nominatim.credit.href} className="inline-link" target="_blank" rel="noopener">
            {nominatim.credit.text}
          </a>
        )}
      </LocationStatus>
    </>
  );
}
