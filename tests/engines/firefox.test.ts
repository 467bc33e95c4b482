import { describe, inject } from "vitest";
import { startFirefox } from "./drivers/firefox.ts";
import { JOURNEYS } from "./journeys/all.ts";
import { dark } from "./journeys/look.ts";
import { runJourneys } from "./run-journeys.ts";

const { firefox } = inject("browsers");

describe("Firefox", () => {
  runJourneys("Firefox", () => startFirefox(firefox, { dark: false }), JOURNEYS);
});

describe("Firefox, dark", () => {
  runJourneys("Firefox", () => startFirefox(firefox, { dark: true }), [dark]);
});
