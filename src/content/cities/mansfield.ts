import type { City } from "../types.ts";

export const city: City = {
  name: "Mansfield",
  center: { latitude: 32.5632, longitude: -97.1417 },
  label: { side: "east" },
  county: "Tarrant County",
  card: "US 287, the 360 Tollway, Debbie Lane, and downtown Mansfield.",
  addresses: ["/mansfield-tx-roadside-assistance", "/mansfield"],
  title: "Mansfield, TX Roadside Assistance: Flats, Jumps, Lockouts",
  description:
    "From historic Main Street to South Pointe, Mansfield drivers get tires, batteries, locked doors, brakes, and repairs handled on site {anytime}.",
  subtitle: "US 287, the 360 Tollway, and the streets in between.",
  intro:
    "Most of Mansfield is in Tarrant County, with parts in Johnson and Ellis. US 287 and SH 360 bring the traffic, and new streets keep opening. An intersection helps us more than a subdivision name, and your phone's pin helps most of all.",
  roads: {
    "US 287":
      "It crosses the whole city. If the car still rolls, get off at the next exit, and give us its name and your direction.",
    "360 Tollway (SH 360)":
      "Toll lanes with free SH 360 frontage roads on both sides. Limp onto the frontage road, where traffic is slower. On the toll lanes, stay belted in on the shoulder, and dial 911 if you aren't clear of traffic.",
    "Main Street (Business US 287)":
      "Old storefronts and tight parking. We may ask you to use a side street so the jack doesn't sit in a lane.",
    "Debbie Lane and FM 1187":
      "One road with two names, which change at Business US 287. Give us the one you see on the sign.",
    "Lone Star Road (FM 157)":
      "FM 157 is Main Street in one part of Mansfield and Lone Star Road in another. The name on the sign tells us which end of town you're in.",
  },
  troubleSpots: {
    "Vernon Newsom Stadium":
      "Everyone leaves at once. A weak battery is best jumped after the buses have gone, so sit tight and give us your row.",
    "Katherine Rose Memorial Park":
      "Runners lock the keys in before they hit the trail. Tell us whether you face the playground or the creek.",
    "South Pointe and M3 Ranch":
      "Maps can lag behind new street names. Share your phone's pin, or the closest older road that you know.",
  },
  services: {
    tires:
      "Drop a wheel off the edge of a farm road and the sidewall may split, which no plug can fix. Then your spare goes on. A nail from US 287 is a simpler repair.",
    lockouts:
      "After a walk at Oliver Nature Park the fob is sometimes still in the cup holder. We open the door, and you're on your way.",
    "jump-starts":
      "A long day at Methodist Mansfield is no time to fight a battery. A technician meets you in the visitor lot, starts the engine, and checks the charge.",
    mechanic:
      "Commuters pile on miles toward Fort Worth and Dallas. Have the oil changed or a shock looked at in your own driveway on Saturday.",
    brakes:
      "One red light after another wears out the pads. We replace them at your house, with fresh fluid if it's due.",
  },
  neighborhoods: "Historic Downtown, Walnut Creek, Lowe's Farm, South Pointe, M3 Ranch",
  landmarks:
    "Methodist Mansfield Medical Center, Vernon Newsom Stadium, Mansfield ISD Center for the Performing Arts, Oliver Nature Park, Katherine Rose Memorial Park, Mansfield National Golf Club",
  findYou:
    "On SH 360, tell us if it's the tollway or the frontage road, and whether you were headed for Arlington or for US 287. Near the edge of the city, name the county if a sign shows it. In a new neighborhood, send a pin.",
};
