import type { City } from "../types.ts";

export const city: City = {
  name: "Hurst",
  center: { latitude: 32.8235, longitude: -97.1706 },
  label: { side: "southwest" },
  county: "Tarrant County",
  card: "North East Mall, Airport Freeway, SH 26, and Hurst Boulevard.",
  addresses: ["/hurst-tx-roadside-assistance", "/hurst"],
  title: "Hurst, TX Roadside Assistance: Tires, Jump Starts, Lockouts",
  description:
    "Stuck in Hurst? Flat tires, lockouts, dead batteries, and worn brakes handled where the car sits, from North East Mall to Hurst Boulevard, {hours}.",
  subtitle: "From the North East Mall lots to SH 10.",
  intro:
    "Loop 820, SH 121, and SH 183 come together in Hurst, with North East Mall beside them. One wrong ramp there puts a technician in North Richland Hills instead. Give us the mall entrance, the ramp, or the house number.",
  roads: {
    "Loop 820 at Airport Freeway":
      "North East Mall is south of the freeway and east of the loop. A curved ramp hides a stopped car, so if yours still rolls, get down to street level first.",
    "SH 183 (Airport Freeway)":
      "SH 121 shares it here, and TEXpress toll lanes run with the free ones. Eastbound or westbound matters, because switching sides means finding a bridge. Precinct Line Road is one of the exits to name.",
    "SH 10 (Hurst Boulevard)":
      "The name changes to Euless Boulevard farther east, where it crosses Raider Drive. Give us the name on the sign, and your side of the road.",
    "SH 26":
      "It cuts through Hurst on a diagonal, between North Richland Hills and Colleyville, and its name changes from city to city. The number and a cross street are how we find you.",
  },
  troubleSpots: {
    "North East Mall":
      "The lots go all the way around, and after dark they look alike. Read us the name over the closest door, and raise the hood.",
    "Tarrant County College Northeast":
      "Evening classes end, and the headlights have been on for three hours. Tell us the lot and the building you came out of.",
    "Chisholm Park":
      "Swimmers come back to keys on the wrong side of a hot window. Child or pet inside? Call 911 before you call us.",
  },
  services: {
    tires:
      "Bolts and metal scraps turn up on industrial blocks. A clean hole in the tread gets a plug, and a torn sidewall needs the spare.",
    lockouts:
      "A long morning at the courthouse can end with the fob on the passenger seat. We unlock the car in the lot or at the curb.",
    "jump-starts":
      "Parents waiting for practice at L.D. Bell High School play the radio too long. One jump often does it. If the battery fails our test, we swap it.",
    mechanic: "At a house in Hurst, oil changes and new sensors need only one car length of level concrete.",
    brakes:
      "Drivers leave Airport Freeway at speed and meet a red light. A squeal there means the pads are due. We do rotors and calipers at your house as well.",
  },
  landmarks:
    "North East Mall, Hurst Conference Center, Hurst Public Library, L.D. Bell High School, Chisholm Park, Tarrant County College Northeast Campus",
  findYou:
    "Around the mall, a store name beats a street address. Elsewhere, tell us whether you're north or south of Airport Freeway, or near SH 10. On the freeway itself, the highway number, the direction, and the last exit sign are what we need.",
};
