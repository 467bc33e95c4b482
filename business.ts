import type { BusinessInput } from "./src/business/schema.ts";

/**
 * The one file an owner edits. Every page, link, text and test takes these facts from here.
 * The build checks each value and stops with a message when one cannot be right.
 */
export const business: BusinessInput = {
  /** The name customers know you by. */
  name: "DFW Roadside Assistance",

  /** The number that takes calls and texts, day and night: a US number, in any usual notation. */
  hotline: "(214) 555-0142",

  /** The mailbox that gets contact messages and copies of requests. */
  email: "dispatch@example.com",

  /** Where the site will stand: protocol and host, without a path. */
  siteUrl: "https://www.example.com",

  /**
   * Ad click monitoring on /request-help, loaded once after a request is submitted. Off: null. On:
   * { script: "https://www.clickcease.com/monitor/cccontrack.js", conversionValue: 0 }
   */
  adMonitoring: null,

  /**
   * Whether visitors' phones keep the pages they have seen, and what it takes to text a location, for when
   * there is no signal. False removes all of it again with their next visit.
   */
  offline: true,
};
