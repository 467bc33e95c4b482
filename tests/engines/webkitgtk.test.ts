import { describe, inject } from "vitest";
import { startWebKit } from "./drivers/webkit.ts";
import { JOURNEYS } from "./journeys/all.ts";
import { dark } from "./journeys/look.ts";
import { runJourneys } from "./run-journeys.ts";

const programs = inject("browsers");

describe("WebKitGTK", () => {
  runJourneys("WebKitGTK", () => startWebKit(programs, { dark: false }), JOURNEYS);
});

describe("WebKitGTK, dark", () => {
  runJourneys("WebKitGTK", () => startWebKit(programs, { dark: true }), [dark]);
});
