import { cityCenters } from "../../content/city-centers.ts";
import { OPENSTREETMAP_CREDIT } from "../../request/address.ts";
import { type LocationFeedback, locationRules } from "../../request/location-rules.ts";
import { isLookingUp } from "../../request/lookup.ts";
import { pinAnnouncement, pinStatus } from "../../request/pin-status.ts";
import { GPS_UNUSED, GPS_WITHOUT_CODE } from "./notices.ts";
import { SteadyWords } from "./steady-words.tsx";
import type { LocationHandle } from "./use-location.ts";
import { WhereAmI } from "./where-am-i.tsx";

interface LocationStatusProps {
  /** Of the words about the pin, which describe the location field. */
  id: string;
  feedback: LocationFeedback;
  gps: LocationHandle;
}

/** The longest words that are said here: of a lookup that has failed, and of an earlier pin. */
const LONGEST = `${locationRules.toasts.failures.denied} GPS position attached: within 1,000 feet, 29 minutes ago.`;

/**
 * What has come of the GPS button, and whether a pin goes with the request. All of it has its room from the start, so that
 * no control moves when words or buttons come and go.
 */
export function LocationStatus({ id, feedback, gps }: LocationStatusProps) {
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

/** One string, which React writes as a whole: a text node of its own may be inside a translator's element by then. */
function lookupAnnouncement(feedback: LocationFeedback, { lookup, isFilledIn }: LocationHandle): string {
  if (isLookingUp(lookup)) return "Looking for your position";
  return feedback === "inline" && lookup.kind === "found" && isFilledIn ? "Location filled in" : "";
}

/** Takes the pin off the request, and attaches it again. */
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
      <SteadyWords longest="Remove">{isRemoved ? "Undo" : "Remove"}</SteadyWords>
      <span className="sr-only" suppressHydrationWarning>
        {isRemoved ? " removing the GPS position" : " the GPS position"}
      </span>
    </button>
  );
}
