import { MapPin } from "lucide-react";
import { drawnByStyles } from "../../components/drawn-by-styles.ts";
import { type FieldError, TextField } from "../../components/field.tsx";
import { cityCenters } from "../../content/city-centers.ts";
import { GPS_UNUSED, GPS_WITHOUT_CODE, pinAnnouncement, pinStatus } from "../../content/form-texts.ts";
import { OPENSTREETMAP_CREDIT } from "../../request/geocoders.ts";
import { isLookingUp, type Lookup } from "../../request/location-reducer.ts";
import { type LocationFeedback, locationRules } from "../../request/location-rules.ts";
import { SteadyText } from "./steady-text.tsx";
import type { LocationHandle } from "./use-location.ts";
import { WhereAmI } from "./where-am-i.tsx";

interface LocationFieldsProps {
  feedback: LocationFeedback;
  id: string;
  label: string;
  error?: FieldError | undefined;
  gps: LocationHandle;
}

/**
 * The location: its text field, the GPS button, and what came of that. If the location comes first in the
 * form, the button comes before the field.
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
        help="Street, exit, or landmark"
        aria-describedby={gps.attachment.kind === "none" ? undefined : status}
        onInput={gps.onInput}
        required
      />
      {!comesFirst && button}
      <LocationStatus id={status} feedback={feedback} gps={gps} />
    </>
  );
}

interface LocationStatusProps {
  /** The id of the text about the pin, which describes the location field. */
  id: string;
  feedback: LocationFeedback;
  gps: LocationHandle;
}

/** The longest text shown here: a failed lookup, and the pin of an earlier one. */
const LONGEST = `${locationRules.toasts.failures.denied} GPS position attached: within 1,000 feet, 29 minutes ago.`;

/**
 * What came of the GPS button, and whether the request has a pin. The space for all of it is kept from the
 * start, so that no control moves when texts or buttons come and go.
 */
function LocationStatus({ id, feedback, gps }: LocationStatusProps) {
  const { lookup, attachment, pin, now } = gps;
  const failure = lookup.kind === "failed" && locationRules[feedback].failures[lookup.reason];
  const words = pinStatus(attachment, lookup, now, cityCenters);
  const isOpenStreetMap = pin?.address?.source === "OpenStreetMap";
  return (
    <div className="location-status" data-pin={attachment.kind} data-longest={LONGEST}>
      <div className="location-words">
        <p role="alert" className="field-error without-code" suppressHydrationWarning>
          {GPS_WITHOUT_CODE}
        </p>
        {/* Toasts announce failures by themselves. */}
        <p role={feedback === "inline" ? "alert" : undefined} className="field-error">
          {failure && <span>{failure}</span>}
        </p>
        {words && <p id={id}>{words}</p>}
        {!words && !failure && (
          <p className="with-code" suppressHydrationWarning>
            {GPS_UNUSED}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {lookupAnnouncement(feedback, gps)}
      </p>
      <p role="status" className="sr-only">
        {pinAnnouncement(attachment)}
      </p>
      <div className="location-actions">
        <PinToggle gps={gps} />
        <span className="steady" data-longest={OPENSTREETMAP_CREDIT.text}>
          {isOpenStreetMap && (
            <a href={OPENSTREETMAP_CREDIT.href} className="inline-link" target="_blank" rel="noopener">
              {OPENSTREETMAP_CREDIT.text}
            </a>
          )}
        </span>
      </div>
      <WhereAmI position={pin} now={now} />
    </div>
  );
}

/**
 * The announcement is one string, so that React replaces it as a whole: a translator may have wrapped a
 * single text node.
 */
function lookupAnnouncement(feedback: LocationFeedback, { lookup, isFilledIn }: LocationHandle): string {
  if (isLookingUp(lookup)) return "Looking for your position";
  return feedback === "inline" && lookup.kind === "found" && isFilledIn ? "Location filled in" : "";
}

/** Removes the pin from the request, or attaches it again. */
function PinToggle({ gps: { attachment, remove, putBack } }: { gps: LocationHandle }) {
  const isRemoved = attachment.kind === "removed";
  return (
    <button
      id="location-pin"
      type="button"
      className="inline-link"
      disabled={!isRemoved && attachment.kind !== "attached"}
      onClick={isRemoved ? putBack : remove}
      suppressHydrationWarning
    >
      <SteadyText longest="Remove">{isRemoved ? "Undo" : "Remove"}</SteadyText>
      <span className="sr-only" suppressHydrationWarning>
        {isRemoved ? " removing the GPS position" : " the GPS position"}
      </span>
    </button>
  );
}

interface GpsButtonProps {
  lookup: Lookup;
  onPress(): void;
}

/**
 * The GPS button. While it searches it is disabled by ARIA only: the `disabled` attribute would take the
 * focus away.
 */
function GpsButton({ lookup, onPress }: GpsButtonProps) {
  const busy = isLookingUp(lookup);
  return (
    <button
      id="request-gps"
      type="button"
      className="button button-line w-full"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={onPress}
      suppressHydrationWarning
    >
      <MapPin size={20} {...drawnByStyles} />
      <SteadyText longest="Use my GPS location">
        {busy ? "Finding your location" : "Use my GPS location"}
      </SteadyText>
    </button>
  );
}
