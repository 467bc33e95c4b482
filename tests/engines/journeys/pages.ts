import { expect } from "vitest";
import { business } from "../../../src/business/current.ts";
import { ADDRESSES } from "../../support/spec.ts";
import type { Journey, JourneyGroup } from "../journey.ts";
import { pathNow, textOf } from "../page/reads.ts";
import { link } from "../target.ts";
import { urlsOf } from "./request.ts";

const CALL = `Call ${business.hotline.display}`;

/** Runs in the page: what a driver would miss in the first view. */
function missing(call: string): string[] {
  const header = document.querySelector(`header a[aria-label="${call}"]`)?.getBoundingClientRect();
  const inView = header && header.top >= 0 && header.left >= 0 && header.height >= 48;
  const pictures = [...document.images].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth === 0,
  );
  const { scrollWidth } = document.documentElement;
  return [
    document.querySelector("h1")?.checkVisibility() ? "" : "heading",
    inView && header.right <= innerWidth && header.bottom <= innerHeight ? "" : "call link",
    scrollWidth <= innerWidth ? "" : `${scrollWidth} px of ${innerWidth}`,
    ...pictures.map(({ src }) => src),
  ].filter(Boolean);
}

const opens = (address: string): Journey => ({
  title: address,
  limits: ["status"],
  async run(tab) {
    expect(await tab.open(address)).toBeOneOf([200, undefined]);
    expect(await tab.read(pathNow)).toBe(address);
    expect(await tab.read(missing, CALL)).toEqual([]);
  },
});

export const pages: JourneyGroup = {
  name: "every address opens",
  chromium: "every-address",
  journeys: ADDRESSES.map(opens),
};

export const missingPage: JourneyGroup = {
  name: "an unknown address",
  chromium: "not-found",
  journeys: [
    {
      title: "is the 404 page, which logs the path and leads home",
      limits: ["status"],
      expectedErrors: /no\/such-page/,
      async run(tab) {
        expect(await tab.open("/no/such-page")).toBeOneOf([404, undefined]);
        expect(await tab.read(textOf, "h1")).toBe("Oops! Page not found");
        expect(await tab.errors()).toContainEqual(expect.stringContaining("/no/such-page"));
        await tab.click(link("Return to Home"));
        await expect.poll(() => tab.read(pathNow)).toBe("/");
      },
    },
  ],
};

export const calls: JourneyGroup = {
  name: "a tap on the call link",
  chromium: "every-address",
  journeys: [
    {
      title: "hands the number to the dialer",
      limits: ["programs"],
      async run(tab) {
        await tab.open("/dallas");
        await tab.click(link(CALL, "header"));
        await expect.poll(() => urlsOf(tab)).toEqual([`tel:${business.hotline.e164}`]);
      },
    },
  ],
};
