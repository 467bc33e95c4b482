import type { ReactNode } from "react";
import { type DialogVariant, locationMessages } from "../../request/location-messages.ts";
import { isLookingUp, type Lookup } from "../../request/location-reducer.ts";
import { GPS_UNUSED, GPS_WITHOUT_CODE } from "./notices.ts";

interface LocationStatusProps {
  /** Of the words about the position, which describe the location field. */
  id: string;
  variant: DialogVariant;
  lookup: Lookup;
  /** What there is to know about the position; undefined while there is none. */
  words: string | undefined;
  /** What can be done with the position. */
  children: ReactNode;
}

/**
 * What came of the GPS button. Its place is kept from the start, so that no control moves when words come or go. A sibling
 * after the button, by which styles tell that the button waited for its code in vain.
 */
export function LocationStatus({ id, variant, lookup, words, children }: LocationStatusProps) {
  const failure = lookup.kind === "failed" && locationMessages[variant][lookup.reason];
  return (
    <div className="location-status">
      <p role="alert" className="field-error without-code" suppressHydrationWarning>
        {GPS_WITHOUT_CODE}
      </p>
      {/* On the home page toasts announce what came of it. */}
      <div role={variant === "service" ? "alert" : undefined}>
        {failure && <p className="field-error">{failure}</p>}
      </div>
      <p role="status" className="sr-only">
        {announcement(variant, lookup)}
      </p>
      {words && <p id={id}>{words}</p>}
      {!words && !failure && (
        <p className="with-code" suppressHydrationWarning>
          {GPS_UNUSED}
        </p>
      )}
      <div className="location-actions">{children}</div>
    </div>
  );
}

function announcement(variant: DialogVariant, lookup: Lookup): string {
  if (isLookingUp(lookup)) return "Looking for your position";
  return lookup.kind === "found" && variant === "service" ? "Location filled in" : "";
}
