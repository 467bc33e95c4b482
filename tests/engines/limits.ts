import type { EngineName } from "./engine.ts";

interface Limit {
  engines: readonly EngineName[];
  /** It holds for every journey. */
  always?: true;
  /** What cannot be shown, and what is looked at instead. */
  text: string;
}

/** The one list of what an engine cannot show through WebDriver. It is printed below the table of results. */
export const LIMITS = {
  console: {
    engines: ["WebKitGTK"],
    always: true,
    text: "hands out no console. A script before all others notes errors, console.error, console.warn and violations of the Content-Security-Policy; what only the engine itself logs is not seen",
  },
  status: {
    engines: ["WebKitGTK"],
    text: "tells no HTTP status. The page that comes is looked at",
  },
  programs: {
    engines: ["WebKitGTK"],
    text: "knows no program for sms:, tel: and mailto:, and leaves the page for an error page at that address. The address is looked at",
  },
  "hand-off": {
    engines: ["WebKitGTK"],
    text: "has left the page before the mail draft is due. The form's served code only notes what it would assign to location.href",
  },
  position: {
    engines: ["WebKitGTK"],
    text: "asks nobody for the permission, and has no position without GeoClue. navigator.geolocation is replaced in the page",
  },
  "no-geolocation": {
    engines: ["Firefox", "WebKitGTK"],
    text: "always has geolocation. It is taken away in the page",
  },
  geocoder: {
    engines: ["WebKitGTK"],
    text: "lets no test answer a request. A proxy notes the host and refuses, so that only the way without an answer is seen",
  },
} as const satisfies Record<string, Limit>;

export type LimitId = keyof typeof LIMITS;

/** Whether it is a limit of this engine. */
export function isLimitOf(engine: EngineName, id: LimitId): boolean {
  const { engines }: Limit = LIMITS[id];
  return engines.includes(engine);
}

/** The limits of an engine that hold for every journey. */
export function limitsAlways(engine: EngineName): LimitId[] {
  const ids = Object.keys(LIMITS) as LimitId[];
  return ids.filter((id) => {
    const { always }: Limit = LIMITS[id];
    return always && isLimitOf(engine, id);
  });
}
