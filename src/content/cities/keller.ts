import type { CityTexts, Place } from "../types.ts";

export const place: Place = { name: "Keller", point: [32.9346, -97.2517], label: { side: "north" } };

export const city: CityTexts = {
  county: "Tarrant County",
  card: "US-377, Keller Parkway and every neighborhood from Old Town to Hidden Lakes.",
  addresses: ["/keller-tx-roadside-assistance", "/keller"],
  title: "Roadside Assistance in Keller, TX",
  description:
    "Flat tire, dead battery or keys locked in the car in Keller? Mobile roadside help on US-377, Keller Parkway and the side streets, 24 hours a day.",
  hero: {
    title: "{hours} Roadside Assistance in Keller, TX",
    subtitle: "From Old Town to Bear Creek, help comes to the car.",
    description:
      "Keller spreads out along two roads: Main Street, which is also US-377, and Keller Parkway, which is also FM 1709. No freeway runs through town, so most calls come from driveways, school pick-up lanes and store parking lots. Tell us the nearest cross street and we drive straight to you.",
  },
  roads: [
    {
      name: "US-377 (Main Street)",
      text: "The north-south spine beside the Union Pacific tracks. When a train holds the crossings, we come in from your side of the rails.",
    },
    {
      name: "FM 1709 (Keller Parkway)",
      text: "One store driveway after another between US-377 and Southlake. Pull into a parking lot rather than the center turn lane.",
    },
    {
      name: "Rufe Snow Drive",
      text: "The way south to North Richland Hills and Loop 820, crowded before and after school.",
    },
    {
      name: "Davis Boulevard (FM 1938)",
      text: "The east edge of town. The shoulder comes and goes, so keep rolling slowly to the next side street if the tire allows it.",
    },
  ],
  troubleSpots: [
    {
      place: "Keller Town Center lots",
      text: "Cars sit through dinner and a walk around the ponds, and a weak battery gives up. A technician needs room at the hood, so leave the next space open if you can.",
    },
    {
      place: "Keller Sports Park",
      text: "Keys get locked in trunks between games on Keller-Smithfield Road. Tell us the field number; the park has more than one lot.",
    },
    {
      place: "New construction off North Tarrant Parkway",
      text: "Screws and roofing nails from building sites end up in tires. Most of those punctures sit in the tread and can be plugged in your driveway.",
    },
  ],
  services: [
    {
      service: "tires",
      text: "A flat, paved driveway is the easiest place there is to mount a spare. If the nail is in the tread, we plug it where the car is parked.",
    },
    {
      service: "lockouts",
      text: "School lines at Keller High and Bear Creek Intermediate are where most fobs get shut inside. We open the door without a mark.",
    },
    {
      service: "jump-starts",
      text: "The second car in a three-car garage can sit for weeks. We bring the charge, test the battery, and replace it if it will not hold.",
    },
    {
      service: "mechanic",
      text: "An oil change or a sensor in your own garage saves the drive down to Loop 820.",
    },
    {
      service: "brakes",
      text: "Stop-and-go on FM 1709 wears front pads first. We change pads and rotors in the driveway.",
    },
  ],
  neighborhoods: ["Old Town Keller", "Hidden Lakes", "Marshall Ridge", "Saddlebrook Estates", "Flower Ridge"],
  landmarks: [
    "Keller Town Hall",
    "Bear Creek Park",
    "Keller Pointe",
    "Keller High School",
    "Johnson Road Park",
  ],
  findYou:
    "Say whether you are east or west of the railroad tracks, then the nearest signal on Keller Parkway or Main Street.",
};
