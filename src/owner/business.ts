import { z } from "zod";
import {
  address,
  color,
  email,
  fileBeside,
  hours,
  line,
  matching,
  profiles,
  siteUrl,
  unlessFields,
  webAddress,
  year,
  yesOrNo,
} from "./business-fields.ts";
import { hotline, letters, withLetters } from "./hotline.ts";

/** The shipped colors. */
export const SHIPPED_COLORS = { brandColor: "#005431", actionColor: "#ffb90e" };

const { brandColor, actionColor } = SHIPPED_COLORS;

/** Ad click monitoring: a script for /request-help. */
const adMonitoring = z.strictObject(
  {
    script: webAddress("expected the address of a script, starting with https://"),
    conversionValue: matching(/^\d+(?:\.\d+)?$/, "expected a number, usually 0").transform(Number),
    accountConfirmed: yesOrNo(
      "expected true or false: whether you have an account with the provider",
    ).default(false),
  },
  { error: unlessFields("expected script, conversionValue and accountConfirmed, or no adMonitoring") },
);

/** The fields of business.yaml. All are texts; one that may be left out has a value here. */
const fields = {
  name: line("expected the name of the business"),
  hotline,
  email,
  siteUrl,
  adMonitoring: adMonitoring.nullable().default(null),
  offline: yesOrNo("expected true or false"),
  hotlineLetters: letters.nullable().default(null),
  hours: hours.prefault("24/7"),
  license: line("expected a license number").nullable().default(null),
  copyrightYear: year.prefault("2024"),
  address: address.nullable().default(null),
  profiles: profiles.default([]),
  brandColor: color(brandColor).default(brandColor),
  actionColor: color(actionColor).default(actionColor),
  logo: fileBeside("svg", "an SVG file beside business.yaml, like ./logo.svg").nullable().default(null),
  photo: fileBeside(
    "jpe?g|png|webp|avif",
    "a JPEG, PNG, WebP or AVIF picture beside business.yaml, like ./photo.jpg",
  )
    .nullable()
    .default(null),
};

/** business.yaml */
export const facts = z.strictObject(fields).transform(withLetters);

/** The facts as they are written in business.yaml. */
type Written = z.input<typeof facts>;

/** The facts that may be left out. */
export type OptionalFact = {
  [Fact in keyof Written]-?: undefined extends Written[Fact] ? Fact : never;
}[keyof Written];

/** The checked facts that the site is made from. */
export type Business = Readonly<z.output<typeof facts>>;
