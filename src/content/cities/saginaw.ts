import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Saginaw", point: [32.8601, -97.3639], label: { side: "north" } };

export const city: CityTexts = {
  county: "Tarrant County",
  addresses: ["/saginaw"],
  title: "Saginaw, TX Roadside Assistance",
  description:
    "Tracks, grain elevators and Business 287: mobile roadside help in Saginaw with flat tires, lockouts, jump starts, brakes and repairs, day or night.",
  hero: {
    title: "{hours} Roadside Assistance in Saginaw, TX",
    subtitle: "Train and grain country, just north of Loop 820.",
    description:
      "Three main rail lines come together in Saginaw, and one slow freight can shut several streets at once. Your side of it decides how we drive in, so that comes first on the phone. The grain elevators show from miles away and make a fine reference point.",
  },
  roads: [
    {
      name: "Business US 287 (Saginaw Boulevard)",
      text: "The main street, from Loop 820 past the elevators to US 287. Side streets are kinder than its turn lanes when a tire goes soft.",
    },
    {
      name: "Blue Mound Road (FM 156)",
      text: "Enters Saginaw from Loop 820, slips through the town of Blue Mound and comes back. Tell us which town the last sign announced.",
    },
    {
      name: "McLeroy Boulevard",
      text: "Crosstown by way of City Hall, out to Old Decatur Road on the west. Trains interrupt it near Business 287.",
    },
    {
      name: "Bailey Boswell Road",
      text: "An overpass lifts it above the rails and Business 287, which makes it our way across when lower streets are blocked.",
    },
  ],
  troubleSpots: [
    {
      place: "Downtown grade crossings",
      text: "Engines run hot and batteries sag while BNSF and Union Pacific trains creep by. Stay off the rails until there is room beyond them, above all with a stumbling engine.",
    },
    {
      place: "The elevators and mills",
      text: "Grain trucks swing wide here at all hours. Even on a flat, ease away from the mill gates into a side street before you step out.",
    },
    {
      place: "Willow Creek Park",
      text: "Walkers finish the loop and find a tire down or the keys still inside. Playgrounds, the softball field or disc golf: say which one your car faces.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Industrial streets around the rail yards are hard on tread. Nail holes are plugged; torn sidewalls get your spare, in a lot rather than beside moving trucks.",
    },
    {
      service: "lockouts",
      text: "Hop out to watch trains at the old depot and the doors may lock behind you. We open them with no damage done.",
    },
    {
      service: "jump-starts",
      text: "The mills work through the night and so do we. A battery that fades during a late shift is boosted or swapped in the employee lot.",
    },
    {
      service: "mechanic",
      text: "Basswood Crossing and Highland Station families can have oil, diagnostics and suspension taken care of at home, with no shop run across the tracks.",
    },
    {
      service: "brakes",
      text: "Gates that drop on McLeroy and trucks that pull out on Blue Mound Road call for sudden stops. If the pedal goes soft, park it and we come over.",
    },
  ],
  neighborhoods: ["Basswood Crossing", "Highland Station", "Willow Creek", "Sagewood", "Beltmill"],
  landmarks: [
    "Saginaw grain elevators",
    "Saginaw City Hall",
    "Saginaw Recreation Center",
    "Saginaw High School",
    "Willow Creek Park",
    "Opal Jo Jennings Park",
    "Highland Station Park",
  ],
  findYou:
    "Begin with east or west of Business 287 and mention any train in the way. Then tell us if the grain elevators are to your north or your south.",
};
