import type { City } from "../types.ts";

export const city: City = {
  name: "Irving",
  center: { latitude: 32.814, longitude: -96.9489 },
  label: { side: "south" },
  county: "Dallas County",
  card: "Las Colinas, Valley Ranch, SH 183, SH 114, and the Heritage District.",
  addresses: ["/irving-tx-roadside-assistance", "/irving"],
  title: "Irving, TX Roadside Assistance: Tires, Jump Starts, Lockouts",
  description:
    "Mobile roadside assistance in Irving: Las Colinas garages, SH 183, SH 114, Valley Ranch, and airport hotels. Tires, lockouts, batteries, brakes.",
  subtitle: "From Las Colinas towers to Heritage District porches.",
  intro:
    "Irving has office towers with parking garages, hotels full of travelers, and older streets with carports. Four highways run between them. Tell us which kind of place you're in and the last highway you left, and we'll know which way to come.",
  roads: {
    "SH 183 (Airport Freeway)":
      "It runs through the city and along the south side of DFW Airport. If the car is failing, take the next exit and stop on a side street.",
    "SH 114 (John Carpenter Freeway)":
      "It leaves SH 183 at the old Texas Stadium site and heads for the airport's north entrance. It has TEXpress toll lanes as well, so tell us which lanes you're in.",
    "SH 161 (Bush Turnpike)":
      "Free for two miles north of SH 183, up to the Belt Line exit, and toll after that. On the toll part, pull as far onto the shoulder as you can, and stay belted in.",
    "Loop 12":
      "A freeway through the east side of Irving. No ramp in reach? Stay belted in and keep the hazards blinking.",
    "MacArthur Boulevard":
      "One of the exits from SH 114. Give us the North or South in front of its name, and the nearest cross street.",
  },
  troubleSpots: {
    "Las Colinas parking garages":
      "Tower garages have height bars and gates. Give us the building, the level, and the clearance, and tell security a technician is coming.",
    "Irving Convention Center":
      "Event crowds leave all at once. Nobody can drive in against that flow, so let the garage clear out. Then tell us your level and the nearest stairs.",
    "Airport hotels":
      "A car left at a hotel while you fly can lose its charge and its air. Check both before the shuttle drives away.",
  },
  services: {
    tires:
      "In a Las Colinas parking garage, take an end space so there's room to pull the wheel. We can deal with a missing wheel lock key or a rounded lug nut there too.",
    lockouts:
      "Students at the University of Dallas come back from class and see the keys on the dash. We open the door without damage.",
    "jump-starts":
      "Back from the train or a late shift, and the car only clicks? We jump it, then test the battery and replace it if it's done.",
    mechanic:
      "A code reader at your Valley Ranch curb beats a guess. Oil changes and small repairs happen there too.",
    brakes:
      "An evening creep on SH 114 can end in a squeal that echoes in the parking garage. We replace pads or a sticking caliper at home in Hackberry Creek or at the office.",
  },
  neighborhoods:
    "Las Colinas, Valley Ranch, Hackberry Creek, Cottonwood Valley, Plymouth Park, Heritage District",
  landmarks:
    "Mustangs at Las Colinas, Irving Convention Center, University of Dallas, Lake Carolyn, Heritage Park",
  findYou:
    "In Las Colinas, give the tower and the parking level before the street. On SH 114 or SH 183, tell us main lanes, TEXpress, or frontage road, then the direction. In a hotel lot, the hotel's name and the row are enough.",
};
