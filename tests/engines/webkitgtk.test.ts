import { inject } from "vitest";
import { startWebKit } from "./drivers/webkit.ts";
import { runJourneys } from "./run-journeys.ts";

const programs = inject("browsers");

runJourneys(() => startWebKit(programs));
