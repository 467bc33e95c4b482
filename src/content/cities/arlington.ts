import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Arlington", point: [32.7357, -97.1081], label: { side: "southwest" } };

export const city: CityTexts = {
  county: "Tarrant County",
  card: "Stadium lots, the UTA campus, I-20, I-30 and Highway 360.",
  addresses: ["/arlington-tx-roadside-assistance", "/arlington"],
  title: "Arlington, TX Roadside Assistance",
  description:
    "Stuck in a stadium lot, a UTA garage or on I-30 in Arlington? Mobile tire, battery, lockout, mechanic and brake help reaches you at any hour.",
  hero: {
    title: "{hours} Roadside Assistance in Arlington, TX",
    subtitle: "Stadium lots, campus garages and both interstates.",
    description:
      "I-30 crosses the north of Arlington and I-20 the south. The stadiums and Six Flags fill acres of parking at one end, The Parks Mall at the other. Name your freeway or your lot, and we head for that half.",
  },
  roads: [
    {
      name: "I-30 (Tom Landry Freeway)",
      text: "Carries the stadium crowds. With a soft tire, come off at Collins Street or Cooper Street before game traffic boxes you in.",
    },
    {
      name: "I-20",
      text: "The southern crossing, heavy with trucks. Ramps at Cooper Street and Matlock Road lead down to big retail lots.",
    },
    {
      name: "Highway 360 (Angus G. Wynne Jr. Freeway)",
      text: "Follows the Grand Prairie side of town past the Great Southwest warehouses. Specify the northbound or southbound frontage road.",
    },
    {
      name: "Cooper Street",
      text: "Splits the UTA campus beneath two footbridges, then runs on to The Parks Mall. Roll beyond the campus section before you stop.",
    },
    {
      name: "Division Street (State Highway 180)",
      text: "Older car lots and shops, with the Union Pacific line just south.",
    },
  ],
  troubleSpots: [
    {
      place: "Stadium and ballpark lots",
      text: "Tailgate radios play for hours, and batteries quit at the final whistle. AT&T Stadium lots carry numbers, Globe Life Field lots carry letters; give yours.",
    },
    {
      place: "UTA garages",
      text: "A dome light left burning through a day of lectures can empty a battery in the Maverick or College Park garage. We need the floor, and whether a wall blocks your hood.",
    },
    {
      place: "I-30 at Highway 360",
      text: "Drivers for the stadiums and Grand Prairie all choose lanes at once. Coast on to the Six Flags Drive or Lamar Boulevard exit; if the car will not roll, keep your belt on and the hazards flashing.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Private event lots near Randol Mill Road can be grass or gravel. Mention it, because a jack needs a firm base.",
    },
    {
      service: "lockouts",
      text: "Fob shut in with the cooler before kickoff? We unlock doors and trunks in the Collins Street lots with no damage.",
    },
    {
      service: "jump-starts",
      text: "A full summer day outside Six Flags or Hurricane Harbor bakes an old battery. It is jumped or replaced in the same row.",
    },
    {
      service: "mechanic",
      text: "Arlington has no citywide bus routes to ride home from a shop. Oil changes, diagnostics and small repairs come to you instead.",
    },
    {
      service: "brakes",
      text: "Cooper and Collins string signal after signal across town, and pads pay for it. We replace them at home, from Viridian to Woodland West.",
    },
  ],
  neighborhoods: [
    "Downtown Arlington",
    "Viridian",
    "Interlochen",
    "Woodland West",
    "Shady Valley",
    "Westador",
  ],
  landmarks: [
    "AT&T Stadium",
    "Globe Life Field",
    "Six Flags Over Texas",
    "University of Texas at Arlington",
    "The Parks Mall at Arlington",
    "River Legacy Park",
    "Lake Arlington",
  ],
  findYou:
    "Green Oaks Boulevard bends around the city under NE, NW, SE and SW prefixes, so always include yours. Around downtown, name your side of the railroad.",
};
