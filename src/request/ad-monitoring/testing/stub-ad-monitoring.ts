import type { BrowserContext } from "@playwright/test";
import { business } from "../../../../tests/support/site.ts";

/** Has the monitoring service answer with an empty script. A test's own routes take precedence. */
export async function stubAdMonitoring(context: BrowserContext): Promise<void> {
  if (!business.adMonitoring) return;
  await context.route(business.adMonitoring.script, (route) =>
    route.fulfill({ body: "", contentType: "text/javascript" }),
  );
}
