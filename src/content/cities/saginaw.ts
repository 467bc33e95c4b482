import type { City } from "../types.ts";

export const city: City = {
  name: "Saginaw",
  center: { latitude: 32.8601, longitude: -97.3639 },
  label: { side: "northeast" },
  county: "Tarrant County",
  addresses: ["/saginaw"],
  title: "Saginaw, TX Roadside Assistance: Flats, Jumps, Lockouts",
  description:
    "Tracks, grain elevators, and Business 287: mobile roadside help in Saginaw with flat tires, lockouts, jump starts, brakes, and stuck lug nuts.",
  subtitle: "Train and grain country, just north of Loop 820.",
  intro:
    "BNSF and Union Pacific lines both run through the middle of Saginaw, and one slow freight train can close a street for a while. Your side of it decides how we drive in, so that comes first on the phone. The grain elevators show for miles and make a good reference point.",
  roads: {
    "Business US 287 (Saginaw Boulevard)":
      "The main street. It goes on south into Fort Worth as Main Street. Side streets are kinder than its turn lanes when a tire goes soft.",
    "Blue Mound Road (FM 156)":
      "It comes up from Loop 820 through the southeast part of Saginaw and past the town of Blue Mound. Name the city on the last sign.",
    "McLeroy Boulevard":
      "City Hall is on West McLeroy Boulevard. If a train is in your way, tell us how long it has been there and which side you're on.",
    "Bonds Ranch Road":
      "A road near Saginaw where stopped trains have blocked the crossing. If gates are down ahead, don't squeeze around them. Turn back, park, and call us from there.",
  },
  troubleSpots: {
    "Railroad crossings":
      "Engines run hot and batteries sag while a train creeps by. Stay off the rails until there's room beyond them, above all with a stumbling engine. If the car dies on the rails, get out, get well away, and call the number on the blue sign, or 911.",
    "The elevators and mills":
      "The mills seldom rest, so expect trucks. Even on a flat, ease away from the gates into a side street before you step out.",
    "Willow Creek Park":
      "Walkers finish the loop and find a tire down or the keys still inside. Playground, softball field, or disc golf: say which one your car faces.",
  },
  services: {
    tires:
      "Industrial streets are hard on tread. We plug nail holes, and torn sidewalls get your spare, in a lot and not beside moving trucks.",
    lockouts: "Hop out to watch the trains, and the doors may lock behind you. We open them without damage.",
    "jump-starts":
      "The mills work in shifts. If a battery fades during yours, we jump it or swap it in the employee lot.",
    wheels:
      "Grit from the grain trucks gets into lug nuts, and they stick. We turn them and wheel locks loose in your Basswood Crossing driveway or the employee lot.",
    brakes:
      "Gates that drop and trucks that pull out call for sudden stops. If the pedal goes soft, park it, and we'll come over.",
  },
  neighborhoods: "Basswood Crossing, Highland Station, Willow Creek, Sagewood, Beltmill",
  landmarks:
    "Saginaw grain elevators, Saginaw City Hall, Saginaw Recreation Center, Saginaw High School, Willow Creek Park, Opal Jo Jennings Park, Highland Station Park",
  findYou:
    "Begin with east or west of Business US 287, and mention any train in the way. Then tell us if the grain elevators are to your north or your south.",
};
