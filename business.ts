import type { BusinessInput } from "./src/business/schema.ts";

/**
 * The one file an owner edits. Every page, link, text, picture and test takes these facts from here.
 * The build checks each value and stops with a message when one cannot be right.
 * A line whose comment starts with "Optional" may be left out: the site then has what was shipped.
 */
export const business: BusinessInput = {
  /** The name customers know you by. */
  name: "DFW Roadside Assistance",

  /** The number that takes calls and texts: a US number, in any usual notation, in quotes. */
  hotline: "(214) 555-0142",

  /** The mailbox that gets contact messages and copies of requests. */
  email: "dispatch@example.com",

  /** The address of the site: protocol and host, without a path. */
  siteUrl: "https://www.example.com",

  /**
   * Ad click monitoring: a script that /request-help loads once, after a request is submitted. Put true for
   * accountConfirmed when you have an account with its provider; `npm run launch-check` fails until then.
   * To turn it off, put null in place of the braces and everything in them.
   */
  adMonitoring: {
    script: "https://www.clickcease.com/monitor/cccontrack.js",
    conversionValue: 0,
    accountConfirmed: false,
  },

  /**
   * Whether visitors' phones keep all pages, and what it takes to text a location, for when there is no
   * signal. False removes all of it again with their next visit.
   */
  offline: true,

  /** Optional. The same number in letters, to be shown in its place: "1-800-TOW-TRUK". Or null. */
  hotlineLetters: null,

  /** Optional. When the hotline is answered: "24/7", or the hours of every day: { opens: "06:00", closes: "22:00" } */
  hours: "24/7",

  /** Optional. Your license number, for the end of every page: "TDLR 006543210C". Or null. */
  license: null,

  /** Optional. The year of the copyright line at the end of every page. */
  copyrightYear: 2024,

  /**
   * Optional. Your street address, for search engines and /contact. Google asks for one before it lists a business
   * among its local results; a mobile business may hide it: null. Or
   * { street: "123 Main St", city: "Dallas", state: "TX", zip: "75201" }
   */
  address: null,

  /** Optional. Your pages elsewhere, such as reviews and networks, for search engines and /contact: ["https://www.facebook.com/you"] */
  profiles: [],

  /**
   * Optional. The color of signs, icons and cards, and of links; "#" and six digits or letters a to f. White
   * letters are on it, so it must be dark. Links in dark mode get a light color of the same hue.
   */
  brandColor: "#005431",

  /** Optional. The color of the call buttons. Dark letters are on it, so it must be light. */
  actionColor: "#ffb90e",

  /**
   * Optional. Your logo, in place of the drawn ones: an SVG file beside this one, like "./logo.svg". It is a square, or up to
   * four times as wide as high; one wider than 3:2 holds your name, and the header shows it in place of the name. Or null.
   */
  logo: null,

  /**
   * Optional. Your own picture for the top of the home page, such as your van or your team: a JPEG, PNG, WebP or AVIF file
   * beside this one, at least 1600 x 900 pixels, like "./photo.jpg". Or null for the drawn one.
   */
  photo: null,
};
