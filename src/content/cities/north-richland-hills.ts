import type { City } from "../types.ts";

export const city: City = {
  name: "North Richland Hills",
  center: { latitude: 32.8343, longitude: -97.2289 },
  label: { side: "northeast", away: 6 },
  county: "Tarrant County",
  addresses: ["/north-richland-hills"],
  title: "North Richland Hills, TX Roadside Assistance: Flat Tires",
  description:
    "Loop 820, Davis Boulevard, or a TEXRail lot: mobile roadside help in North Richland Hills for tires, batteries, lockouts, brakes, and small repairs.",
  subtitle: "Loop 820, Smithfield, and both TEXRail stations.",
  intro:
    "North Richland Hills has Loop 820 with its toll lanes, two TEXRail stations, and the slides of NRH2O. Toll lanes and rail crossings decide which way we come, so begin with the road you're on.",
  roads: {
    "Loop 820 (I-820)":
      "TEXpress toll lanes run with the free ones. Stopped in the toll lanes? Stay belted in, and dial 911 if you aren't clear of traffic. Otherwise take the next exit, and tell us its name.",
    "Boulevard 26 (SH 26)":
      "It goes past City Hall and under Loop 820, then slants northeast to Hurst and Colleyville. Give us the name on the sign, and a cross street.",
    "Davis Boulevard (FM 1938)":
      "Six lanes, with a turn lane in the middle that's no place to stop. It starts at SH 26 and crosses the railroad farther north. Hold a failing car well short of the rails.",
    "Rufe Snow Drive":
      "Watauga is on one side of it for a stretch, and Keller has a Rufe Snow Drive too. Tell us the city and a house number.",
  },
  troubleSpots: {
    "Iron Horse and Smithfield stations":
      "TEXRail riders come back to cars that won't start. Both stations have North Richland Hills in their name, so say Iron Horse or Smithfield.",
    "NRH2O parking lot":
      "A fob that rode the slides with its owner may refuse to wake the car. Let it dry while we open the door.",
    "Where Loop 820 meets SH 121 and SH 183":
      "Lanes part quickly, so pick the frontage road early with a bad tire. Stopped on a flyover? Stay belted in: there's only air behind the guardrail.",
  },
  services: {
    tires:
      "Freeway debris ends up in treads, and we plug those holes in Meadow Lakes and Iron Horse driveways. Seized wheel locks and rounded lug nuts come off there too.",
    lockouts: "Locked out at the library or the NRH Centre? Name the lot, and we'll come unlock the car.",
    "jump-starts":
      "Stadium nights run late. If the car is dead after the game, raise the hood, so the technician can spot you.",
    mechanic:
      "In Thornbridge, or anywhere in the city, diagnostics, oil changes, and suspension work can come to you.",
    brakes: "Strings of red lights are hard on pads. We measure yours and replace them at any NRH address.",
  },
  neighborhoods: "Smithfield, HomeTown, Iron Horse, Meadow Lakes, Thornbridge, Forest Glenn",
  landmarks:
    "NRH2O Family Water Park, NRH City Hall, NRH Centre, Birdville High School, Richland High School, Medical City North Hills, Iron Horse Golf Course",
  findYou:
    "Use the full city name, because Richland Hills is a separate city. Then add the boulevard, and whether you're north or south of the TEXRail tracks. On Loop 820, give us the direction and the last exit sign, and tell us if you're in the toll lanes.",
};
