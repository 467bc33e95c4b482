import type { City } from "../types.ts";

export const city: City = {
  name: "Euless",
  center: { latitude: 32.8371, longitude: -97.082 },
  label: { side: "east" },
  county: "Tarrant County",
  card: "SH 183, SH 360, SH 121, and the streets beside DFW Airport.",
  addresses: ["/euless-tx-roadside-assistance", "/euless"],
  title: "Euless, TX Roadside Assistance: Tires, Jump Starts, Lockouts",
  description:
    "Roadside help in Euless {anytime}, beside DFW Airport: flats, dead batteries after a trip, keys locked inside, brakes, and diagnostics.",
  subtitle: "At the edge of DFW Airport, awake when the flights are.",
  intro:
    "Euless lies beside DFW Airport. Long shifts, early departures, and hotel stays leave many cars standing here. SH 183, SH 121, and SH 360 all pass through, so we ask for the highway number before anything else.",
  roads: {
    "SH 183 (Airport Freeway)":
      "It crosses town on the way to the airport's south entrance. Never walk across these lanes. Stay in your seat with the belt on.",
    "SH 360":
      "It follows the west side of the airport, then heads south to Arlington. SH 183 and SH 10 come close together there, so keep right early and note the exit sign.",
    "FM 157 (Industrial Boulevard)":
      "It runs through the middle of Euless, from SH 121 south, and becomes Collins Street in Arlington. Some blocks are in Bedford, so a house number helps.",
    "SH 10 (Euless Boulevard)":
      "It ends at SH 183, just west of SH 360. West of Raider Drive its name is Hurst Boulevard. Roll into a parking lot if you can, and give us the store's name.",
    "SH 121":
      "It meets the north end of FM 157 and goes on to Grapevine. With a soft tire, leave at the next exit and wait on the frontage road.",
  },
  troubleSpots: {
    "Airport hotels":
      "A week of travel drains a tired battery, and the flight home lands late. Tell us the row, and whether it takes a ticket to get in.",
    "Glade Parks": "Blocks of shops share parking that looks alike. Stand under one sign and read it to us.",
    "The Parks at Texas Star":
      "Fans and coolers plugged into the dash run all through a tournament. When the starter only clicks, leave the hood up so we can spot you, and tell us the field.",
  },
  services: {
    tires:
      "Highway debris is hard on tires near an airport full of cargo. We change the tire, and we can deal with a tire-pressure light that stays on afterward.",
    lockouts:
      "Keys locked in with the luggage are the classic airport lockout. We open the trunk or the door, and your bags come out.",
    "jump-starts":
      "Airport crews leave cars in open lots through long August shifts. After the jump, a test shows whether the battery needs replacing.",
    mechanic:
      "Check engine light the evening before a flight? We run diagnostics in your driveway, and minor repairs can follow.",
    brakes:
      "Red lights on Industrial Boulevard keep a foot on the pedal. We replace worn pads and scored rotors in your apartment lot.",
  },
  landmarks:
    "DFW Airport south entrance, Trinity High School, Texas Star Golf Course, Bob Eden Park, Heritage Park, Euless City Hall",
  findYou:
    "Airport signs confuse everyone, so add the highway number to them. On a city street, tell us whether Main Street or Industrial Boulevard is closer, and whether Airport Freeway lies north or south of you. At a hotel, its name and your row are enough.",
};
