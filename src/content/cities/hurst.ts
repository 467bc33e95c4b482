import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Hurst", point: [32.8235, -97.1706], label: { side: "south" } };

export const city: CityTexts = {
  county: "Tarrant County",
  card: "North East Mall, Precinct Line Road, Pipeline Road and Hurst Boulevard.",
  addresses: ["/hurst-tx-roadside-assistance", "/hurst"],
  title: "Roadside Assistance in Hurst, TX",
  description:
    "Stuck in Hurst? Flat tires, lockouts, dead batteries and worn brakes handled where the car sits, from North East Mall to Hurst Boulevard, {hours}.",
  hero: {
    title: "{hours} Roadside Assistance in Hurst, TX",
    subtitle: "From the North East Mall lots down to Highway 10.",
    description:
      "Loop 820 meets Airport Freeway at the west end of Hurst, with North East Mall tucked into the corner. One wrong ramp there puts a helper in North Richland Hills instead. Give us the mall entrance, the ramp or the house number.",
  },
  roads: [
    {
      name: "Loop 820 at Airport Freeway",
      text: "Curved ramps beside the mall hide a stopped car. If yours still rolls, get down to street level first.",
    },
    {
      name: "Airport Freeway frontage roads",
      text: "One-way on each side of SH 183. Eastbound or westbound matters, since switching means finding a bridge.",
    },
    {
      name: "Precinct Line Road",
      text: "The main north-south street, with the public library on it. Traffic backs up at the freeway, so steer into a store lot.",
    },
    {
      name: "SH 10 (Hurst Boulevard)",
      text: "The southern route, renamed Euless Boulevard farther east. Medians block left turns in places; tell us which side your wheels are on.",
    },
    {
      name: "Pipeline Road",
      text: "Older shopping strips with driveways close together. West Pipeline and East Pipeline are opposite ends, so include that word.",
    },
  ],
  troubleSpots: [
    {
      place: "North East Mall",
      text: "The ring road circles every store, and after dark the lots look alike. Read us the name over the closest door and raise the hood.",
    },
    {
      place: "Tarrant County College Northeast",
      text: "Evening classes end, and headlights have been on for three hours. Explain whether you drove in from Harwood Road.",
    },
    {
      place: "Chisholm Park",
      text: "Wet swimmers find the key on the wrong side of a hot window. With a child or pet inside, 911 comes before us.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Bolts and metal scraps turn up along the industrial blocks of Hurst Boulevard. A clean hole in the tread gets a plug; a torn sidewall needs the spare.",
    },
    {
      service: "lockouts",
      text: "A morning at the Northeast Courthouse on Grapevine Highway can end with the fob on the passenger seat. Unlocking it leaves no scratch.",
    },
    {
      service: "jump-starts",
      text: "Parents waiting on Brown Trail for practice at L.D. Bell High School play the radio too long. One boost often does it; a battery that fails our test gets swapped.",
    },
    {
      service: "mechanic",
      text: "At a house off Pipeline Road, oil changes and new sensors need only one car length of level concrete.",
    },
    {
      service: "brakes",
      text: "Drivers leave Airport Freeway at speed and meet a red light on Precinct Line Road. Squeal there means pads are due; rotors and calipers are done at your house as well.",
    },
  ],
  neighborhoods: ["Mayfair", "Hurst Hills", "Shady Oaks", "Donna Park", "Bellaire"],
  landmarks: [
    "North East Mall",
    "Hurst Conference Center",
    "Hurst Public Library",
    "L.D. Bell High School",
    "Chisholm Park",
    "Tarrant County College Northeast Campus",
  ],
  findYou:
    "Around the mall, a store name beats a street address. Elsewhere, say if you are north of Airport Freeway, between it and Pipeline Road, or all the way down by Highway 10.",
};
