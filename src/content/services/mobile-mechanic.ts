import type { ServicePage } from "../types.ts";

export const service: ServicePage = {
  addresses: ["/mobile-mechanic"],
  name: "Mobile mechanic",
  service: "Mobile Mechanic",
  topic: "Mechanic",
  picture: "mechanic",
  board: ["YOUR DRIVEWAY", "OUR SHOP"],
  title: "Mobile Mechanic in Dallas-Fort Worth",
  description:
    "Oil changes, brakes, suspension, diagnostics, and minor repairs at your home, work, or roadside in Dallas-Fort Worth. See what we do and don't do.",
  heading: "A mobile mechanic, right where you're parked",
  subtitle: "Oil changes, brakes, suspension, diagnostics, minor repairs.",
  intro:
    "Many repairs need a technician and the right tools, not a lift. Tell us what the car is doing, and we'll tell you if it can be fixed on the spot.",
  cards: {
    heading: "Jobs we bring to you",
    items: {
      "Oil change": {
        icon: "oil",
        description: "We change the oil and filter by the owner's manual, and haul off the old oil.",
        features: ["Oil of the right grade", "New filter and drain gasket", "Leak check"],
      },
      "Brake service": {
        icon: "brake",
        description:
          "Squealing, grinding, or a pull to one side: we measure, then replace worn parts on both sides.",
        features: ["Pads and rotors", "Calipers and hoses", "Brake fluid"],
        link: "/mobile-brake-repair",
      },
      "Suspension repair": {
        icon: "spring",
        description: "A clunk over bumps often comes from worn links or bushings.",
        features: ["Shocks and struts", "Sway bar links and bushings", "Control arms and ball joints"],
      },
      Diagnostics: {
        icon: "engine",
        description: "A trouble code points to a system, not a part, so we test before we replace.",
        features: ["Check engine light", "Antilock and charging lights", "No-start problems"],
      },
      "Starter and alternator": {
        icon: "battery",
        description:
          "Bright lights, but only a click? A good battery that keeps dying? Often it's one of these.",
        features: ["Voltage drop tests", "Starter replacement", "Alternator replacement"],
      },
      "Belts and hoses": {
        icon: "belt",
        description: "When the serpentine belt breaks, charging stops. Often the water pump stops too.",
        features: ["Serpentine belts", "Tensioners and idlers", "Radiator and heater hoses"],
      },
      "Cooling system": {
        icon: "coolant",
        description:
          "Needle in the red? Pull over and shut the engine off. Leave the radiator cap on until it's cold.",
        features: ["Leaks found by pressure test", "Thermostats", "Coolant of the right type"],
      },
      "Spark plugs and ignition": {
        icon: "spark-plug",
        description:
          "A flashing check engine light means a misfire that can ruin the catalytic converter. Stop as soon as it's safe.",
        features: ["Spark plugs", "Ignition coils", "Engine air filter"],
      },
      "Minor repairs": {
        icon: "wrench",
        description: "A blown fuse or a dead headlight can end a drive.",
        features: ["Bulbs and fuses", "Wiper blades", "Battery cables and clamps"],
      },
    },
  },
  blocks: {
    "Cities with mobile mechanic service": {
      kind: "places",
      intro: "At home, at work, or on the road in these cities. Just outside one? Call.",
      offering: "mechanic",
    },
    "How to describe the trouble": {
      kind: "items",
      intro: "So we bring the right parts.",
      items: [
        "Year, make, model, and engine, or the vehicle ID number (VIN).",
        "What you hear, feel, or smell, and from which corner of the car.",
        "When it happens: cold or warm, braking or turning, at what speed.",
        "Which warning lights are on, and in what color.",
      ],
    },
    "What we leave to a shop": {
      kind: "excluded",
      intro: "These take a shop or a state-licensed station.",
      items: [
        "Engine rebuilds",
        "Transmission rebuilds and replacement",
        "Bodywork and paint",
        "Windshield replacement",
        "Wheel alignment",
        "Texas emissions tests",
      ],
    },
  },
};
