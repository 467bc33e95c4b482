import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Haltom City", point: [32.7996, -97.2692], label: { side: "northwest" } };

export const city: CityTexts = {
  county: "Tarrant County",
  card: "Loop 820, SH 121, Belknap Street and Denton Highway.",
  addresses: ["/haltom-city-tx-roadside-assistance"],
  title: "Roadside Assistance in Haltom City, TX",
  description:
    "Dead battery on Denton Highway or a flat on Belknap? Haltom City drivers get mobile tire, lockout, brake and repair help around the clock.",
  hero: {
    title: "{hours} Roadside Assistance in Haltom City, TX",
    subtitle: "Belknap, Denton Highway and both Fossil Creeks.",
    description:
      "Fort Worth wraps around Haltom City on three sides. Loop 820 crosses the north half, SH 121 the south, and shops, warehouses and small houses share what lies between. Creeks and scrap metal cause trouble here, so we ask what is under the tires.",
  },
  roads: [
    {
      name: "US 377 (Belknap Street and Denton Highway)",
      text: "One route with two names. It leaves Fort Worth as Belknap, then turns north as Denton Highway toward Watauga.",
    },
    {
      name: "Loop 820",
      text: "Tolled TEXpress lanes run along the free ones. Aim for Haltom Road or Denton Highway before a soft tire comes apart.",
    },
    {
      name: "SH 121 (Airport Freeway)",
      text: "Carries downtown Fort Worth commuters through the south side. Note whether Carson Street or Haltom Road came last.",
    },
    {
      name: "Haltom Road",
      text: "Ties the high school, the library, City Hall and Haltom Road Park together. Any of their lots gets you clear of traffic.",
    },
    {
      name: "Broadway Avenue",
      text: "The W.G. Thomas Coliseum is here. Speeds are low, so a flat can often be changed at the curb.",
    },
  ],
  troubleSpots: [
    {
      place: "Glenview Drive at Big Fossil Creek",
      text: "Known for high water, so never drive into it. If it rises around a stalled car, get out early, move to higher ground and call 911. We come once the street is dry.",
    },
    {
      place: "Eastridge Drive by Little Fossil Creek",
      text: "Gauge signs show the depth. A car that sat in the flood needs a check before anyone turns the key, so tell us how far up the wheels it came.",
    },
    {
      place: "W.G. Thomas Coliseum",
      text: "Event nights pack the lots. Describe which fender has open space beside it, because cables only stretch so far.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Work trucks shed screws along Belknap and NE 28th Street. Once you are off the road, the hole is plugged or your spare goes on.",
    },
    {
      service: "lockouts",
      text: "Disc golfers at North Park drop the keys into a bag and the bag into the trunk. Cars, vans and pickups are all opened without harm.",
    },
    {
      service: "jump-starts",
      text: "Pickups that power tools at a job off Carson Street may not crank at quitting time. We jump the truck or replace a spent battery.",
    },
    {
      service: "mechanic",
      text: "A carport in old Birdville makes a good service bay for fresh oil, a fault code or a worn suspension part.",
    },
    {
      service: "brakes",
      text: "Denton Highway is one signal after another up to Western Center Boulevard. A pedal that pulses there points to the rotors, changed at your home.",
    },
  ],
  neighborhoods: ["Birdville", "Oak Knoll", "Meadow Oaks", "Diamond Oaks", "Browning Heights"],
  landmarks: [
    "Haltom High School",
    "W.G. Thomas Coliseum",
    "Haltom City Public Library",
    "Haltom City Hall",
    "North Park",
    "Buffalo Ridge Park",
  ],
  findYou:
    "TEXRail and the Trinity Railway Express both pass through Haltom City, so say which line is near and whether you sit north or south of it. On US 377, check whether signs read Belknap or Denton Highway.",
};
