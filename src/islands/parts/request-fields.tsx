import { type FieldError, FormControl } from "../../components/field.tsx";
import type { Fields, RequestField } from "../../request/fields.ts";
import { GEOCODERS, type GeocoderName, type LocationFeedback } from "../../request/geocoders.ts";
import { LocationFields } from "./location-fields.tsx";
import type { LocationHandle } from "./use-location.ts";

interface RequestFieldsProps {
  fields: Fields<RequestField>;
  idOf(name: RequestField): string;
  /** The fields' errors. Left out if the browser checks them. */
  errors?: Record<RequestField, FieldError>;
  services: readonly { value: string; label: string }[];
  /** The preselected service. */
  service?: string | undefined;
  /** Shows how to type a phone number. */
  samplePhone: string;
  feedback: LocationFeedback;
  gps: LocationHandle;
}

/** The fields of a request, in the order of their table. */
export function RequestFields({ fields, idOf, errors, feedback, gps, ...more }: RequestFieldsProps) {
  return fields.map((field) => {
    const { name } = field;
    const shared = { field, id: idOf(name), error: errors?.[name] };
    switch (field.control) {
      case "location":
        return <LocationFields key={name} {...shared} feedback={feedback} gps={gps} />;
      case "select":
        return (
          <FormControl key={name} {...shared} choices={more.services} defaultValue={more.service ?? ""} />
        );
      default:
        return (
          <FormControl
            key={name}
            {...shared}
            placeholder={field.control === "tel" ? more.samplePhone : undefined}
          />
        );
    }
  });
}

/** The credit that a form's geocoder asks for, if it does. */
export function MapCredit({ geocoder }: { geocoder: GeocoderName }) {
  const { credit } = GEOCODERS[geocoder];
  return (
    credit && (
      <a href={credit.href} target="_blank" rel="noopener" suppressHydrationWarning>
        {credit.text}
      </a>
    )
  );
}
