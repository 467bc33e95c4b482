import type { City } from "../types.ts";

export const city: City = {
  name: "Arlington",
  center: { latitude: 32.7357, longitude: -97.1081 },
  label: { side: "south" },
  county: "Tarrant County",
  card: "Stadium lots, the UTA campus, I-20, I-30, and SH 360.",
  addresses: ["/arlington-tx-roadside-assistance", "/arlington"],
  title: "Arlington, TX Roadside Assistance: Flats, Jumps, Lockouts",
  description:
    "Stuck in a stadium lot, a UTA garage, or on I-30 in Arlington? Mobile tire, battery, lockout, mechanic, and brake help reaches you {anytime}.",
  subtitle: "Stadium lots, campus garages, and both interstates.",
  intro:
    "Arlington has I-30 and I-20, game-day traffic, and a university with a street through the middle of it. We don't want to guess where you broke down. Name your freeway, your lot, or your garage, and we'll head for that part of town.",
  roads: {
    "I-30":
      "It passes Six Flags and the stadiums. With a soft tire, get off before game traffic boxes you in, and tell us the exit you took.",
    "I-20":
      "It crosses the south side and meets SH 360 there. The frontage road or a store lot is a better place to wait than the shoulder. Tell us eastbound or westbound.",
    "SH 360":
      "It runs along the Grand Prairie line, so two cities can claim your exit. Say northbound or southbound, and whether you're on the main lanes or the frontage road.",
    "Cooper Street (FM 157)":
      "It dips below the UTA campus between high walls, under three footbridges. Roll past the campus before you stop.",
    "Division Street (SH 180)":
      "It carries FM 157 through downtown, between Collins Street and Cooper Street. Turn into a lot instead of stopping in a lane.",
  },
  troubleSpots: {
    "Stadium and ballpark lots":
      "Tailgate radios play for hours, and batteries quit at the final whistle. The lots look alike after dark, so read us the sign in yours.",
    "UTA garages":
      "A dome light left on through a day of lectures can drain a battery. Give us the garage and the floor, and say if your hood faces a wall.",
    "I-30 at SH 360":
      "It was rebuilt by the end of 2023, with a ramp for every direction, so drivers choose lanes all at once. Coast on to the Six Flags Drive exit. If the car won't roll, keep your belt on and the hazards flashing, and call 911.",
  },
  services: {
    tires: "Event parking can be grass or gravel. Tell us, because a jack needs a firm base.",
    lockouts:
      "Fob locked in with the cooler before kickoff? We unlock doors and trunks all over the stadium lots.",
    "jump-starts":
      "A full summer day outside Six Flags or Hurricane Harbor bakes an old battery. We jump it or replace it right there in the row.",
    mechanic: "No ride home from a shop? Oil changes, diagnostics, and small repairs come to you instead.",
    brakes:
      "Light after light on Cooper Street and Collins Street is hard on pads. We replace them at home, in Viridian, Woodland West, or wherever you live.",
  },
  neighborhoods: "Downtown Arlington, Viridian, Interlochen, Woodland West, Shady Valley, Westador",
  landmarks:
    "AT&T Stadium, Globe Life Field, Six Flags Over Texas, University of Texas at Arlington, The Parks Mall at Arlington, River Legacy Park, Lake Arlington",
  findYou:
    "Green Oaks Boulevard loops around the city for more than 22 miles. Always give us the letters in front of its name, such as SE. Elsewhere, a cross street and the North or South on the sign tell us enough.",
};
