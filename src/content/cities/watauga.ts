import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Watauga", point: [32.8579, -97.2547], label: { side: "northwest" } };

export const city: CityTexts = {
  county: "Tarrant County",
  addresses: ["/watauga"],
  title: "Watauga, TX Roadside Assistance Day or Night",
  description:
    "Mobile roadside help in Watauga on Denton Highway, Whitley Road, Rufe Snow Drive and at home: flats, lockouts, batteries, brakes and minor repairs.",
  hero: {
    title: "{hours} Roadside Assistance in Watauga, TX",
    subtitle: "A compact city along Denton Highway.",
    description:
      "Watauga is small and ringed by Keller, Fort Worth, Haltom City and North Richland Hills. Nearly all of it lies east of Denton Highway. Roads change names at the border, so use the Watauga name of your street with dispatch.",
  },
  roads: [
    {
      name: "Denton Highway (US 377)",
      text: "The shopping street of Watauga. Haltom City and Keller share US 377, so add the block number or the store you can see.",
    },
    {
      name: "Whitley Road",
      text: "City Hall, the library and several schools are along it. Where there is a bike lane, leave it clear and use a side street.",
    },
    {
      name: "Watauga Road",
      text: "Crosses the Union Pacific line and carries on into North Richland Hills as Mid-Cities Boulevard.",
    },
    {
      name: "Rufe Snow Drive",
      text: "The east edge, where the far curb can already be North Richland Hills. Tell us which curb is yours.",
    },
    {
      name: "Hightower Drive",
      text: "A cut-through from Whitley Road to Rufe Snow, with homes close by on either hand.",
    },
  ],
  troubleSpots: [
    {
      place: "Denton Highway store lots",
      text: "Seen from US 377, one center looks much like the next, Watauga Pavilion included. Name the shop whose door you face.",
    },
    {
      place: "Capp Smith Park",
      text: "A paved trail circles the pond, and pockets lose keys somewhere along it. Mention the dam end or the amphitheater.",
    },
    {
      place: "School lines on Whitley Road",
      text: "A car that will not restart at drop-off blocks everyone behind it. Flash the hazards, stay buckled until the line has gone around, and name the school.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Sunnybrook driveways are fine places to change a wheel; the curb lane of Denton Highway is not. Turn in behind the stores first.",
    },
    {
      service: "lockouts",
      text: "Gym bag and fob locked up together outside the community center on Indian Springs Road? We open every type of vehicle, without damage.",
    },
    {
      service: "jump-starts",
      text: "Winter mornings catch the cars left at the curb in Foster Village. Our test shows whether cold or age is to blame, and we can bring a new battery.",
    },
    {
      service: "mechanic",
      text: "From Denton Highway to Rufe Snow, no Watauga address is too tucked away for oil changes, a sensor fault or a tired shock absorber.",
    },
    {
      service: "brakes",
      text: "Slowing for the Watauga Road tracks should not come with a grinding noise. Leave the car parked and have pads or rotors done at the house.",
    },
  ],
  neighborhoods: ["Foster Village", "Sunnybrook", "Watauga Heights", "Astor Heights", "Singing Hills"],
  landmarks: [
    "Watauga City Hall",
    "Watauga Public Library",
    "Hector F. Garcia Community Center",
    "Capp Smith Park",
    "Foster Village Park",
    "Watauga Pavilion",
  ],
  findYou:
    "Pick the closest of Denton Highway, Whitley Road and Rufe Snow Drive, and add a cross street. If the train tracks lie between you and US 377, say that too.",
};
