import { useEffect, useEffectEvent, useRef } from "react";
import type { Geocoder } from "../../request/geocoder.ts";
import type { LocateFailure } from "../../request/locate.ts";
import { forgetPlace, loadPlace, savePlace } from "../../request/place-draft.ts";
import { type Gps, useGps } from "./use-gps.ts";

interface LocationFieldOptions {
  geocoder: Geocoder;
  /** What stands in the field now. */
  read(): string;
  write(text: string): void;
  onFound(words: string): void;
  onFailure(reason: LocateFailure): void;
}

interface LocationField extends Omit<Gps, "setFix"> {
  /** To be called when the driver has typed. */
  onInput(): void;
}

/**
 * The GPS lookup of a form with a location field. The place found takes the field, or, where the driver has
 * typed something, stands after it; a later place replaces an earlier one. It outlives a reload, and counts for
 * as long as it stands in the field: whoever writes over it is somewhere else.
 */
export function useLocationField(options: LocationFieldOptions): LocationField {
  const { geocoder, read, write, onFound, onFailure } = options;
  const written = useRef("");

  const put = (earlier: string, place: string) => {
    const text = read();
    const kept = earlier && text.includes(earlier) ? text.replace(earlier, () => place) : undefined;
    if (kept !== undefined) write(kept);
    else write(text.trim() ? `${text.trim()}; ${place}` : place);
    written.current = place;
  };

  const { setFix, ...gps } = useGps({
    geocoder,
    onFix: (numbers) => put(written.current, numbers),
    onWords(words, numbers) {
      // Edited in the meantime: then what stands there is the driver's own.
      const untouched = read().includes(numbers);
      if (untouched) put(numbers, words);
      onFound(words);
      return untouched;
    },
    onFailure,
  });
  const { fix } = gps;

  const restore = useEffectEvent(() => {
    const place = loadPlace();
    if (!place || !read().includes(place.text)) return;
    written.current = place.text;
    setFix(place.fix);
  });
  useEffect(() => restore(), []);

  useEffect(() => {
    if (fix) savePlace({ fix, text: written.current });
  }, [fix]);

  const forget = () => {
    written.current = "";
    forgetPlace();
  };

  return {
    ...gps,
    onInput() {
      if (!fix || read().includes(written.current)) return;
      forget();
      setFix(undefined);
    },
    reset() {
      forget();
      gps.reset();
    },
  };
}
