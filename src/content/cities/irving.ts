import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Irving", point: [32.814, -96.9489], label: { side: "south" } };

export const city: CityTexts = {
  county: "Dallas County",
  card: "Las Colinas, Valley Ranch, SH 183, SH 114 and the Heritage District.",
  addresses: ["/irving-tx-roadside-assistance", "/irving"],
  title: "Roadside Assistance in Irving, TX",
  description:
    "Mobile roadside assistance in Irving: Las Colinas garages, SH 183, SH 114, Valley Ranch and airport hotels. Tires, lockouts, batteries, brakes.",
  hero: {
    title: "{hours} Roadside Assistance in Irving, TX",
    subtitle: "From Las Colinas towers to Heritage District porches.",
    description:
      "To a stranded driver, Irving is two towns. Las Colinas and Valley Ranch mean office towers, canals and parking decks. South of SH 183 it is older streets, carports and the railroad.",
  },
  roads: [
    {
      name: "SH 183 (Airport Freeway)",
      text: "Links Loop 12 with DFW Airport. Look for an exit: Story Road, MacArthur Boulevard or Belt Line Road.",
    },
    {
      name: "SH 114 (John Carpenter Freeway)",
      text: "Leaves SH 183 near the old Texas Stadium site and bends through Las Colinas. A missed turn on its one-way frontage roads costs a full loop.",
    },
    {
      name: "SH 161 (Bush Turnpike)",
      text: "Free for a short piece north of SH 183, cashless toll at either end. Nobody staffs the gantries, so leave at an exit and wait on a side street.",
    },
    {
      name: "Loop 12",
      text: "Follows the east edge, near the Elm Fork of the Trinity. With no ramp in reach, stay belted in and keep the hazards blinking.",
    },
    {
      name: "MacArthur Boulevard",
      text: "Joins south Irving, Las Colinas and Valley Ranch. North or South in front of the name changes everything.",
    },
  ],
  troubleSpots: [
    {
      place: "Las Colinas Urban Center decks",
      text: "Tower garages have height bars and gates. Give the building, level and clearance, and tell security a technician is coming.",
    },
    {
      place: "Irving Convention Center and the music venue next door",
      text: "Concert crowds leave all at once. Nobody can drive in against that flow, so let the deck thin out.",
    },
    {
      place: "Airport hotels along SH 114",
      text: "A car left near Freeport Parkway while you fly can lose its charge and its air. Check both before the shuttle drives away.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "In a Las Colinas deck, take an end bay so the wheel can come off. A missing wheel lock key or a rounded lug nut is solved there as well.",
    },
    {
      service: "lockouts",
      text: "Students at the University of Dallas come back from class and see the key on the dash. Their doors open with no pry marks.",
    },
    {
      service: "jump-starts",
      text: "Commuters who ride the TRE from downtown Irving return to a lot of cold cars. If yours will not wake, we boost it, then test or replace the battery.",
    },
    {
      service: "mechanic",
      text: "A code reader at your Valley Ranch curb tells more than a guess. Oil service and small fixes happen there too.",
    },
    {
      service: "brakes",
      text: "Evening creep on SH 114 shows up as a squeal that echoes in the parking deck. Pads or a sticking caliper are replaced at home in Hackberry Creek or at the office.",
    },
  ],
  neighborhoods: [
    "Las Colinas",
    "Valley Ranch",
    "Hackberry Creek",
    "Cottonwood Valley",
    "Plymouth Park",
    "Heritage District",
  ],
  landmarks: [
    "Mustangs at Las Colinas",
    "Irving Convention Center",
    "University of Dallas",
    "Lake Carolyn",
    "Irving Mall",
    "Heritage Park",
  ],
  findYou:
    "In Las Colinas give the tower and the parking level before the street. On SH 114 or SH 183, tell us main lanes, TEXpress or frontage road, then the direction.",
};
