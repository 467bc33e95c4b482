import { inject } from "vitest";
import { startFirefox } from "./drivers/firefox.ts";
import { runJourneys } from "./run-journeys.ts";

const { firefox } = inject("browsers");

runJourneys(() => startFirefox(firefox));
