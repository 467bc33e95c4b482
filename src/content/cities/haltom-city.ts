import type { City } from "../types.ts";

export const city: City = {
  name: "Haltom City",
  center: { latitude: 32.7996, longitude: -97.2692 },
  label: { side: "southeast", away: 10 },
  county: "Tarrant County",
  card: "Loop 820, SH 121, Belknap Street, and Denton Highway.",
  addresses: ["/haltom-city-tx-roadside-assistance"],
  title: "Haltom City, TX Roadside Assistance: Flat Tires, Jump Starts",
  description:
    "Dead battery on Denton Highway or a flat on Belknap? Haltom City drivers get mobile tire, lockout, brake, and repair help {anytime}.",
  subtitle: "Belknap, Denton Highway, and both Fossil Creeks.",
  intro:
    "Fort Worth wraps around Haltom City on the northwest, west, and south. Big and Little Fossil Creeks run through the city, and some streets go under in a hard rain. So we ask what's under the tires before we ask anything else.",
  roads: {
    "Belknap Street (SH 26)":
      "SH 183 leaves Belknap Street here, and SH 26 carries on along it to Richland Hills. Read us the number on the sign, then the nearest cross street.",
    "Denton Highway (US 377)":
      "It goes north to Watauga and Keller, and all three cities share the number. Give us the block number or the store you can see.",
    "Loop 820 (I-820)":
      "TEXpress toll lanes run along the free ones. Take the next exit before a soft tire comes apart, and tell us its name. In the toll lanes, stay belted in and dial 911 if you aren't clear of traffic.",
    "SH 121 (Airport Freeway)":
      "It takes Fort Worth traffic across the south side of the city, past Carson Street. Give us the last exit, and which way you're headed.",
  },
  troubleSpots: {
    "Glenview Drive at Big Fossil Creek":
      "Known for high water, so never drive into it. If it rises around a stalled car, get out early, move to higher ground, and call 911. We come once the street is dry.",
    "Eastridge Drive at Little Fossil Creek":
      "It floods too. A car that sat in water needs a check before anyone turns the key, so tell us how far up the wheels the water came.",
    "W.G. Thomas Coliseum":
      "Event nights pack the lots. We bring our own power, so nobody has to move a car for the jump. Give us your row.",
  },
  services: {
    tires:
      "Work trucks shed screws all over town. Once you're off the road, we plug the hole or put your spare on.",
    lockouts:
      "Disc golfers drop the keys into a bag and the bag into the trunk. We open cars, vans, and pickups, and there's no damage to fix afterward.",
    "jump-starts":
      "A pickup that powers tools all day may not crank at quitting time. We jump the truck, or replace a spent battery on the job site.",
    mechanic:
      "A carport in old Birdville makes a good service bay for fresh oil, a trouble code, or a worn suspension part.",
    brakes:
      "Light after light on Denton Highway wears the brakes down. A pedal that pulses points to the rotors, and we change those at your home.",
  },
  neighborhoods: "Birdville, Oak Knoll, Meadow Oaks, Diamond Oaks, Browning Heights",
  landmarks:
    "Haltom High School, W.G. Thomas Coliseum, Haltom City Public Library, Haltom City Hall, North Park, Buffalo Ridge Park",
  findYou:
    "Start with the nearest of Loop 820, SH 121, Belknap Street, and Denton Highway, and your side of it. If there's a creek or a railroad between you and that road, say so, because it decides which way we drive in.",
};
