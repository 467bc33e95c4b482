import { expect } from "vitest";
import { faultsOfRefusal } from "../../src/request/controls/testing/faults-of-refusal.ts";
import { ONE_OF_EACH_KIND } from "../support/fixed-pages.ts";
import { TYPED } from "../support/typed.ts";
import { journey } from "./journey.ts";
import { ON_ITS_SIDE, PHONE } from "./tab.ts";

journey("one page of each kind opens, and is whole on a phone", async (tab) => {
  for (const address of ONE_OF_EACH_KIND) {
    await tab.open(address);
    await tab.shows({ address, isCallable: true, width: 390, brokenPictures: [] });
  }
});

for (const screen of [PHONE, ON_ITS_SIDE]) {
  journey(
    `at ${screen.width} x ${screen.height} a refused Send shows the wrong field, with its label and its error above it`,
    async (tab) => {
      for (const [address, send] of [
        ["/ashby", "Send Request"],
        ["/contact", "Send Message"],
        ["/request-help", "Request Help Now"],
      ] as const) {
        await tab.open(address);
        if (address === "/ashby") {
          await tab.tap("Ask for help");
          await tab.fill({ service: "Other" });
        }
        await tab.fill({ phone: TYPED.phone });
        await tab.shows({ isLive: true });
        await tab.tapTwice(send);
        await tab.shows({ focus: "name" });
        await expect.poll(() => tab.read(faultsOfRefusal)).toEqual([]);
      }
    },
    undefined,
    screen,
  );
}
