import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Mansfield", point: [32.5632, -97.1417] };

export const city: CityTexts = {
  county: "Tarrant County",
  card: "US 287, the 360 Tollway, Broad Street and downtown Mansfield.",
  addresses: ["/mansfield-tx-roadside-assistance", "/mansfield"],
  title: "Roadside Assistance in Mansfield, TX",
  description:
    "From historic Main Street to South Pointe, Mansfield drivers get tires, batteries, locked doors, brakes and repairs handled on site at any hour.",
  hero: {
    title: "{hours} Roadside Assistance in Mansfield, TX",
    subtitle: "US 287, the 360 Tollway and the streets in between.",
    description:
      "Mansfield grew out from a small downtown and now spills from Tarrant County into Johnson and Ellis. A car at M3 Ranch is a very different drive from one off Debbie Lane. An intersection helps us more than a subdivision name.",
  },
  roads: [
    {
      name: "US 287",
      text: "Runs diagonally through the city and carries freight. Broad Street, Walnut Creek Drive and Heritage Parkway are the names to report.",
    },
    {
      name: "360 Tollway",
      text: "Cashless lanes with free SH 360 service roads alongside. Limp onto the service road, where there is no toll and slower traffic.",
    },
    {
      name: "Broad Street",
      text: "Connects downtown, Methodist Mansfield Medical Center and the tollway. East Broad and West Broad are far apart, so include the word.",
    },
    {
      name: "Matlock Road",
      text: "The commuter route into Arlington. Shopping corners at Debbie Lane give you lighted pavement to wait on.",
    },
    {
      name: "Main Street",
      text: "Old storefronts and tight parking. We may need you to use a side street so the jack does not sit in a lane.",
    },
  ],
  troubleSpots: [
    {
      place: "Vernon Newsom Stadium",
      text: "Everyone lines up for Broad Street at once. A weak battery is best jumped after the buses have gone.",
    },
    {
      place: "Katherine Rose Memorial Park",
      text: "Trail users lock the key in before a run on Walnut Creek Linear Park. Mention whether you face the playground or the creek.",
    },
    {
      place: "South Pointe and M3 Ranch",
      text: "Maps lag behind the newer street names out here. Share your phone's pin, or the closest older road such as Lone Star Road or Heritage Parkway.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "Drop a wheel off the edge of FM 917 and the sidewall may split, which no plug can fix. Then we mount your spare. A nail from US 287 is a simpler repair.",
    },
    {
      service: "lockouts",
      text: "After a walk at Oliver Nature Park the fob is sometimes still in the cup holder. Entry is made without bending the frame or the seal.",
    },
    {
      service: "jump-starts",
      text: "A long night at Methodist Mansfield is no time to fight a battery. A technician meets you in the visitor lot, restarts the engine and checks the charge.",
    },
    {
      service: "mechanic",
      text: "Mansfield commuters pile on miles toward Fort Worth and Dallas. Have the oil changed or a shock looked at in your own driveway on Saturday.",
    },
    {
      service: "brakes",
      text: "Debbie Lane and Walnut Creek Drive string signals together, and pads thin out. Replacement takes place at your house, fluid included if it is due.",
    },
  ],
  neighborhoods: ["Historic Downtown", "Walnut Creek", "Lowe's Farm", "South Pointe", "M3 Ranch"],
  landmarks: [
    "Methodist Mansfield Medical Center",
    "Vernon Newsom Stadium",
    "Mansfield ISD Center for the Performing Arts",
    "Oliver Nature Park",
    "Katherine Rose Memorial Park",
    "Mansfield National Golf Club",
  ],
  findYou:
    "On 360, explain if it is the tollway itself or its service road, and heading to Arlington or to 287. In the south, name the county if a sign shows it.",
};
