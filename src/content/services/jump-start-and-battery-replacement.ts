import type { ServicePage } from "../types.ts";

export const service: ServicePage = {
  addresses: ["/homepage-2"],
  name: "Jump start and battery replacement",
  service: "Jump Start",
  topic: "Dead battery",
  picture: "battery",
  board: ["CLICK CLICK", "MEANS CALL US"],
  title: "Jump Start and Battery Replacement in DFW",
  description:
    "Dead battery in Dallas-Fort Worth? One visit covers the jump start, the battery and alternator test, and a new battery if yours is finished.",
  heading: "Dead battery? Jump start or replacement, {hours}",
  subtitle: "Whichever it takes, in one visit.",
  intro:
    "You shouldn't have to guess whether the battery is drained or worn out. The technician gets the car started, tests it, and can install a new battery if that's what it needs.",
  cards: {
    heading: "Whatever your dead battery needs",
    items: {
      "Jump start": {
        icon: "bolt",
        description:
          "A light left on overnight drains even a healthy battery. A boost and a good drive are usually all it takes.",
        features: ["Cars, SUVs, and pickups", "We bring the power"],
        link: "/jump-start-service",
      },
      "Battery replacement": {
        icon: "battery",
        description:
          "A battery that no longer holds a charge leaves you stuck at the next stop. We bring one that fits and swap it where you are.",
        features: ["Delivered to you", "Driveway, office, or roadside"],
        link: "/battery-replacement",
      },
      "Battery test": {
        icon: "meter",
        description:
          "A reading of 12.6 volts at rest means a full charge, not good health. A tester shows how much starting power is left.",
        features: ["Charge and health both measured", "Result explained in plain words"],
      },
      "Alternator check": {
        icon: "belt",
        description:
          "With the engine running, most cars charge at about 13.5 to 14.7 volts. Much less, and a new battery would only go dead again.",
        features: ["Charging voltage measured", "Drive belt checked"],
      },
      "Terminal cleaning": {
        icon: "wrench",
        description:
          "White or green crust on the posts can keep a good battery from cranking the engine. Sometimes a cleaning is the whole fix.",
        features: ["Posts and clamps brushed", "Loose clamps tightened", "Cables checked for damage"],
      },
      "Drain check": {
        icon: "clock",
        description:
          "Dead again by morning? Something may be drawing power while the car is parked: a trunk light, a dash camera, a stuck relay.",
        features: ["Standby current measured", "Usual suspects checked"],
      },
    },
  },
  blocks: {
    "What the car is telling you": {
      kind: "items",
      intro: "Say which one it is when you call.",
      items: [
        "Rapid clicking and dim lights: the battery is low, or a clamp is loose.",
        "One click with bright lights: the starter or its wiring may be the problem.",
        "Slow, heavy cranking for days: the battery is wearing out.",
        "Battery light on while driving: the alternator may have stopped charging. Head for a safe place to stop, and watch the temperature, since the same belt may drive the water pump.",
        "Brisk cranking but no start: the battery isn't the cause. Ask for a mobile mechanic.",
        {
          warning:
            "Rotten-egg smell: leave the hood shut, keep sparks and flames away, and don't try to jump it.",
        },
      ],
    },
  },
};
