import type { City } from "../types.ts";

export const city: City = {
  name: "Bedford",
  center: { latitude: 32.844, longitude: -97.1431 },
  label: { side: "southeast", away: 14 },
  county: "Tarrant County",
  card: "Airport Freeway, the SH 121 split, Harwood Road, and Central Drive.",
  addresses: ["/bedford-tx-roadside-assistance", "/bedford"],
  title: "Bedford, TX Roadside Assistance: Flats, Jumps, Lockouts",
  description:
    "Car trouble in Bedford? Mobile tire, battery, lockout, and brake help along Airport Freeway, Harwood Road, and Central Drive, {anytime}.",
  subtitle: "Either side of the SH 121 split, we come to you.",
  intro:
    "SH 183 and SH 121 share Airport Freeway into Bedford, then part. One wrong lane there puts a technician in the next city over. Read us the highway number on the last sign, and we'll plan the route from there.",
  roads: {
    "SH 183 and SH 121 (Airport Freeway)":
      "Two highway numbers share one freeway until they part here. There are TEXpress toll lanes too. If you're in them and the wheels still turn, ride to their next exit.",
    "SH 121 past the split":
      "It goes on to Euless and Grapevine, while SH 183 goes on to the airport's south entrance. The exit name on the last sign tells us which one you're on.",
    "Industrial Boulevard (FM 157)":
      "Parts of it are in Bedford and parts in Euless. Pull into a lot, and give us a street number, so we start in the right city.",
    "Central Drive":
      "Pennington Field is on it, south of Airport Freeway. Friday night football fills the street before kickoff, so turn onto a side street early.",
    "Harwood Road":
      "A city street with plenty of side streets. Turn off into one instead of stopping at the curb, and give us the block number.",
  },
  troubleSpots: {
    "Pennington Field":
      "A dome light left on through four quarters is enough to kill an aging battery. We bring our own power, so the car can stay where it is. Just give us the row.",
    "Texas Health HEB":
      "Visitors rush into the hospital and leave the keys on the seat. Name the door you walked in by, and the color of your car.",
    "The fork of SH 121 and SH 183":
      "Glass and tire scraps gather in the painted triangle where the lanes part. Never stop inside it. Coast to a frontage road before you call.",
  },
  services: {
    tires:
      "Changing a tire beside Airport Freeway takes room, so a parking lot is a better place to meet. Stripped lug nuts and wheel locks come off there too.",
    lockouts:
      "At Generations Park the swim bag goes into the trunk, and the keys go with it. We get you back in, and the paint stays the way it was.",
    "jump-starts":
      "Cars outside an apartment bake all summer. After the jump we test the battery, and put in a new one if it fails.",
    mechanic:
      "Warning light on the freeway? Pull off at the next exit, and we'll read the code before you decide anything.",
    brakes:
      "Traffic slows hard for the split at rush hour. If you hear grinding, pull onto a quiet Bedford street and have the pads replaced there.",
  },
  landmarks:
    "Pennington Field, Generations Park at Boys Ranch, Bedford Public Library, Bedford City Hall, Texas Health Harris Methodist Hospital HEB, Old Bedford School",
  findYou:
    "Start with the highway: SH 183, SH 121, or the stretch they share. Then give us the nearest exit, and whether the frontage road you see runs east or west. Off the freeway, a house number and a cross street bring us to the door.",
};
