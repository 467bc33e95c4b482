import type { ServicePage } from "../types.ts";

export const service: ServicePage = {
  addresses: ["/mobile-brake-repair"],
  name: "Mobile brake repair",
  service: "Mobile Mechanic",
  topic: "Brakes",
  picture: "brake",
  board: ["IF IT GRINDS", "DON'T DRIVE IT"],
  title: "Mobile Brake Repair in Dallas-Fort Worth",
  description:
    "Brake pads, rotors, fluid, calipers, and full inspections done where your car is parked, in Dallas, Fort Worth, and the cities around them.",
  heading: "Brake repair that comes to the car",
  subtitle: "No drive across town on brakes you don't trust.",
  intro:
    "Grinding, a soft pedal, or a red brake light is a reason to stay parked. A technician meets you at home, at work, or where you pulled over, and does the job there.",
  cards: {
    heading: "Brake work we do on site",
    items: {
      "Pad replacement": {
        icon: "brake",
        description:
          "We change pads on both wheels of an axle, so the car stops straight. With about 3 millimeters of lining left, plan the job. Once metal meets metal, stop driving.",
        features: ["Front or rear axle sets", "Slide pins cleaned and greased", "New pads bedded in"],
      },
      "Rotor service": {
        icon: "rotor",
        description:
          "A pedal that pulses usually means an uneven rotor. We measure it against the minimum marked on it. If it's too thin or too uneven, we replace both on that axle.",
        features: ["Thickness and runout measured", "Replaced in pairs", "Hub face cleaned first"],
      },
      "Fluid service": {
        icon: "droplet",
        description:
          "Brake fluid takes up water from the air, and water lowers its boiling point. After hard braking, the pedal can go soft. Fresh fluid brings the margin back.",
        features: ["Fluid tested for water", "DOT grade your car calls for", "All four wheels bled"],
      },
      "Caliper repair": {
        icon: "wrench",
        description:
          "A stuck caliper keeps one brake on. The wheel runs hot, smells burnt, and pulls to one side. A collapsed hose does the same, so we check both.",
        features: ["Stuck slide pins freed", "Seized or leaking calipers replaced", "Air bled out afterward"],
      },
      "Emergency repair": {
        icon: "warning",
        description:
          "If the pedal sinks as you drive, pump it, shift to a lower gear, and ease on the parking brake. If yours is electronic, apply it the way the owner's manual says. Once you've stopped, stay stopped.",
        features: ["Leaks at hoses and calipers", "Pads worn to the metal", "Weekends, too"],
      },
      "System inspection": {
        icon: "flashlight",
        description:
          "A noise at one wheel can start at another. We look at the whole system, and tell you what's worn, what's fine, and what can wait.",
        features: [
          "Pads, shoes, rotors, and drums",
          "Lines, hoses, and fluid",
          "Parking brake",
          "Antilock (ABS) trouble codes",
        ],
      },
    },
  },
  blocks: {
    "Where we repair brakes": {
      kind: "places",
      intro: "In Dallas, Fort Worth, and the cities around them.",
      offering: "brakes",
    },
    "Why choose us for your brakes": {
      kind: "reasons",
      reasons: {
        "Your car stays put": {
          icon: "map-pin",
          text: "The safest drive on worn brakes is no drive. A level driveway or a quiet parking lot is all the shop we need for most brake jobs.",
        },
        "{Certified} technicians": {
          icon: "badge",
          text: "The people who do this work bring {teamYears} of combined experience. They measure first and replace second.",
        },
        "{Rates}": {
          icon: "dollar",
          text: "Ask on the phone how your job is priced before anyone heads out.",
        },
        "{Licensed}": {
          icon: "shield",
          text: "Brakes are no place for guesswork. The business that answers the phone is {family} and local.",
        },
      },
    },
  },
  closing: {
    heading: "Not sure it's safe to drive?",
    text: "Describe the noise, the feel of the pedal, and any warning light. Red brake light on, or a spongy pedal? Keep the car where it is, and let us come to you.",
  },
};
