import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Euless", point: [32.8371, -97.082] };

export const city: CityTexts = {
  county: "Tarrant County",
  card: "SH 183, SH 360, Glade Parks and the streets beside DFW Airport.",
  addresses: ["/euless-tx-roadside-assistance", "/euless"],
  title: "Roadside Assistance in Euless, TX",
  description:
    "Roadside help in Euless at any hour, beside DFW Airport: flats, dead batteries after a trip, keys locked inside, brakes and diagnostics.",
  hero: {
    title: "{hours} Roadside Assistance in Euless, TX",
    subtitle: "At the edge of DFW Airport, awake when the flights are.",
    description:
      "Euless lives beside the runways. Night shifts, dawn departures and hotel stays mean that cars quit here around the clock. SH 183, SH 121 and SH 360 all pass through, so we ask for the highway number before anything else.",
  },
  roads: [
    {
      name: "SH 183 (Airport Freeway)",
      text: "Crosses town on its way to the airport's south entrance. Never walk across these lanes; remain in your seat with the belt on.",
    },
    {
      name: "SH 360",
      text: "Skirts the west side of the airport, then drops toward Arlington. Around SH 183 the ramps come close together, so keep right early.",
    },
    {
      name: "FM 157 (Industrial Boulevard)",
      text: "Goes by Trinity High School and becomes Collins Street in Arlington. School traffic makes its right lane a poor stopping place.",
    },
    {
      name: "SH 10 (Euless Boulevard)",
      text: "Lined with driveways until it runs into SH 183. A parking lot is nearly always within rolling distance.",
    },
    {
      name: "Glade Road",
      text: "The boundary with Grapevine, busy with Glade Parks shoppers. Name the corner store so that we start in the right city.",
    },
  ],
  troubleSpots: [
    {
      place: "Hotels near the south airport entrance",
      text: "A week of travel drains a tired battery, and the flight home lands at midnight. Mention the row, and whether a gate wants a ticket.",
    },
    {
      place: "Glade Parks",
      text: "Blocks of shops share look-alike parking along Rio Grande Boulevard. Stand under one sign and read it to us.",
    },
    {
      place: "The Parks at Texas Star",
      text: "Fans and coolers plugged into the dash run all through a tournament. When the starter only clicks, leave the hood up so it shows from South Pipeline Road.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Cargo traffic drops strapping and bolts on SH 360. We change the wheel, and a TPMS light that stays on afterward can be dealt with too.",
    },
    {
      service: "lockouts",
      text: "Keys shut in with the luggage are the classic Euless lockout. The trunk or door comes open undamaged and your bags come out.",
    },
    {
      service: "jump-starts",
      text: "Airport crews leave cars in open lots through long August shifts. After the boost, a test shows whether the battery needs replacing.",
    },
    {
      service: "mechanic",
      text: "Check-engine light the evening before a flight? Diagnostics happen in your driveway off Bear Creek Parkway, and minor repairs can follow.",
    },
    {
      service: "brakes",
      text: "Signals on Industrial Boulevard from Harwood Road to Euless Boulevard keep a foot on the pedal. Worn pads and scored rotors are replaced in your apartment lot.",
    },
  ],
  neighborhoods: [
    "Glade Parks",
    "Villages of Bear Creek",
    "Oakwood Terrace",
    "Lakewood",
    "Midway Park",
    "Wilshire",
  ],
  landmarks: [
    "DFW Airport south entrance",
    "Trinity High School",
    "Texas Star Golf Course",
    "Bob Eden Park",
    "Heritage Park",
    "Euless City Hall",
  ],
  findYou:
    "Airport signs confuse everyone, so add the highway number to them. On a city street, tell us whether Main Street or Industrial Boulevard is closer, and if Airport Freeway lies north or south.",
};
