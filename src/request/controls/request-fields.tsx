import MapPin from "lucide-react/icons/map-pin";
import { type ComponentProps, Fragment, useRef } from "react";
import { ErrorBoundary } from "../../islands/error-boundary.tsx";
import type { Fields, FormField, RequestField } from "../rules/fields.ts";
import { fieldFilledInBy, isLookingUp, type LocationState } from "../rules/location-reducer.ts";
import { AWAY_HELP, LOCATION_FAILURES, LOCATION_LINE, pinText } from "../rules/location-words.ts";
import type { Note } from "../rules/notes.ts";
import { ageText } from "../rules/position.ts";
import { Checkboxes } from "./checkboxes.tsx";
import { type FieldError, FormControl } from "./field.tsx";
import { usePageData, useRequestSettings } from "./page-data.ts";
import type { LocationHandle } from "./use-location.ts";

/** What the business does not do. Styles show it once "Other" is chosen. */
const NOT_OFFERED_ID = "not-offered";

interface RequestFieldsProps<Name extends RequestField> {
  fields: Fields<Name>;
  idOf(name: Name): string;
  errors: Record<Name, FieldError>;
  /** The choices of the service, and the preselected one. */
  service: Pick<ComponentProps<typeof FormControl>, "choices" | "defaultValue">;
  notes: readonly Note[];
  gps: LocationHandle;
}

/** The fields of a request, in this order. */
export function RequestFields<Name extends RequestField>(props: RequestFieldsProps<Name>) {
  const { fields, idOf, errors, service, notes, gps } = props;
  const { hotline } = usePageData();
  const { notOffered } = useRequestSettings();
  return fields.map((field) => {
    const { name, control } = field;
    const shared = { field, id: idOf(name), error: errors[name] };
    if (control === "location") return <LocationFields key={name} {...shared} gps={gps} />;
    if (control === "checks")
      return (
        <ErrorBoundary key={name}>
          <Checkboxes field={field} notes={notes} />
        </ErrorBoundary>
      );
    if (name === "service")
      return (
        <Fragment key={name}>
          <FormControl {...shared} {...service} aria-describedby={notOffered && NOT_OFFERED_ID} />
          {notOffered && (
            <p id={NOT_OFFERED_ID} className="not-offered" suppressHydrationWarning>
              {notOffered}
            </p>
          )}
        </Fragment>
      );
    return (
      <FormControl
        key={name}
        {...shared}
        placeholder={control === "tel" && !field.onlyIf ? (hotline.digits ?? hotline.display) : undefined}
      />
    );
  });
}

interface LocationFieldsProps {
  field: FormField;
  id: string;
  error: FieldError;
  gps: LocationHandle;
}

/**
 * The location: its field, the location line, and the GPS button. What came of GPS is on the line, right above the
 * button: so it is in view, and nothing moves.
 */
function LocationFields({ field, id, error, gps }: LocationFieldsProps) {
  const { reports } = useRequestSettings();
  const button = useRef<HTMLButtonElement>(null);
  const { location, now, isAway } = gps;
  const failure = location.kind === "failed" && LOCATION_FAILURES[reports][location.reason];
  const busy = isLookingUp(location);
  const pin = location.kind === "pinned" && !busy ? location.pin : undefined;

  const remove = () => {
    gps.remove();
    // The Remove button goes, and would take the focus with it.
    button.current?.focus({ preventScroll: true });
  };

  return (
    <div>
      <FormControl
        field={field}
        id={id}
        error={error}
        isFilledIn={fieldFilledInBy(location.pin) !== undefined}
        aria-describedby={`${id}-line`}
      />
      <div id={`${id}-line`} className="location-line">
        <p role="alert" className="field-error without-code" suppressHydrationWarning>
          {LOCATION_LINE.withoutCode}
        </p>
        {/* Where failures are also in toasts, those announce them. */}
        <p role={reports === "inline" ? "alert" : undefined} className="field-error">
          {failure}
        </p>
        <p className="with-code">
          <span suppressHydrationWarning>{location.kind === "none" && !isAway && LOCATION_LINE.help}</span>
          <span role="status">{statusText(location, isAway)}</span>
          {/* Outside the status, or it would be announced each minute. */}
          <span>{pin && `, ${ageText(pin.foundAt, now)}`}</span>
        </p>
        <ErrorBoundary>
          {pin && (
            <span>
              <button id="location-pin" type="button" className="inline-link" onClick={remove}>
                {LOCATION_LINE.remove.shown}
                <span className="visually-hidden">{LOCATION_LINE.remove.spoken}</span>
              </button>
            </span>
          )}
        </ErrorBoundary>
      </div>
      {/* Disabled by ARIA only: the `disabled` attribute would take the focus away. */}
      <button
        ref={button}
        id="request-gps"
        type="button"
        className="button button-line full-width"
        aria-busy={busy || undefined}
        aria-disabled={busy || isAway || undefined}
        aria-describedby={isAway ? `${id}-line` : undefined}
        onClick={gps.lookUp}
        suppressHydrationWarning
      >
        <MapPin size={20} />
        <span suppressHydrationWarning>{LOCATION_LINE.button}</span>
      </button>
    </div>
  );
}

/** What the line says of a lookup and of the pin. */
function statusText(location: LocationState, isAway: boolean): string {
  if (isLookingUp(location)) return LOCATION_LINE.locating;
  if (isAway) return AWAY_HELP;
  if (location.kind === "pinned") return pinText(location.pin);
  return location.kind === "expired" ? LOCATION_LINE.expired : "";
}
