import { useRef } from "react";
import type { Geocoder } from "../../request/geocoder.ts";
import type { LocateFailure } from "../../request/locate.ts";
import { type Gps, useGps } from "./use-gps.ts";

interface LocationFieldOptions {
  geocoder: Geocoder;
  /** What stands in the field now. */
  read(): string;
  write(text: string): void;
  onFound(words: string): void;
  onFailure(reason: LocateFailure): void;
}

/**
 * The GPS lookup of a form with a location field. The place found takes the field, or, where the driver has
 * typed something, stands after it; a later place replaces an earlier one.
 */
export function useLocationField({ geocoder, read, write, onFound, onFailure }: LocationFieldOptions): Gps {
  const written = useRef("");

  const put = (earlier: string, place: string) => {
    const text = read();
    const kept = earlier && text.includes(earlier) ? text.replace(earlier, () => place) : undefined;
    if (kept !== undefined) write(kept);
    else write(text.trim() ? `${text.trim()}; ${place}` : place);
    written.current = place;
  };

  return useGps({
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
}
