import type { City } from "../types.ts";

export const city: City = {
  name: "Watauga",
  center: { latitude: 32.8579, longitude: -97.2547 },
  label: { side: "southwest" },
  county: "Tarrant County",
  addresses: ["/watauga"],
  title: "Watauga, TX Roadside Assistance: Flats, Jumps, Lockouts",
  description:
    "Mobile roadside help in Watauga on Denton Highway, Whitley Road, Rufe Snow Drive, and at home: flats, lockouts, batteries, brakes, and stuck lug nuts.",
  subtitle: "A compact city along Denton Highway.",
  intro:
    "Watauga is small, with Keller to the north, Fort Worth to the west, Haltom City to the southwest, and North Richland Hills on the other sides. Nearly all of it lies east of US 377. A street can leave the city within a block, so tell us the city's name on the nearest sign.",
  roads: {
    "Denton Highway (US 377)":
      "The shopping street of Watauga. Haltom City and Keller are on US 377 too, so add the block number or the store you can see.",
    "Whitley Road":
      "City Hall, the library, and several schools are along it, up toward Keller. Leave the bike lanes clear and use a side street.",
    "Rufe Snow Drive":
      "It divides Watauga from North Richland Hills, so the far curb can be another city. Tell us which curb is yours.",
    "Hightower Drive":
      "It runs from US 377 to Rufe Snow Drive, and has been set for rebuilding. If cones are in the way, meet us at the nearest open cross street.",
  },
  troubleSpots: {
    "Denton Highway store lots":
      "From US 377, one shopping center looks much like the next, Watauga Pavilion included. Name the store you're facing.",
    "Capp Smith Park":
      "Keys slip out of pockets along the trail. Give us your lot and the nearest sign, and look along the path while you wait.",
    "Carpool lines on Whitley Road":
      "A car that won't restart at drop-off blocks everyone behind it. Turn the hazards on, stay buckled until the line has gone around, and name the school.",
  },
  services: {
    tires:
      "Sunnybrook driveways are fine places to change a tire. The curb lane of Denton Highway isn't. Turn in behind the stores first.",
    lockouts:
      "Gym bag and fob locked up together outside the community center? We open every type of vehicle, without damage.",
    "jump-starts":
      "Winter mornings catch the cars left at the curb in Foster Village. Our test shows whether cold or age is to blame, and we can bring a new battery.",
    wheels:
      "A lug nut rounded off, or a lock key gone missing? We take them off at home in Foster Village or Astor Heights, before the tire comes off.",
    brakes:
      "Slowing for a red light shouldn't come with a grinding noise. Leave the car parked and have the pads or rotors done at the house.",
  },
  neighborhoods: "Foster Village, Sunnybrook, Watauga Heights, Astor Heights, Singing Hills",
  landmarks:
    "Watauga City Hall, Watauga Public Library, Hector F. Garcia Community Center, Capp Smith Park, Foster Village Park, Watauga Pavilion",
  findYou:
    "Pick the closest of Denton Highway, Whitley Road, and Rufe Snow Drive, and add a cross street. If railroad tracks lie between you and US 377, say that too.",
};
