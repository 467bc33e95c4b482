import type { ServicePage } from "../types.ts";

export const service: ServicePage = {
  addresses: ["/lockouts", "/lockout-service"],
  name: "Auto lockouts",
  service: "Lockout Service",
  topic: "Lockout",
  danger: "lockout",
  picture: "lockout",
  board: ["PUT THE HANGER", "DOWN. CALL US."],
  title: "Car Lockout Service in Dallas-Fort Worth",
  description:
    "Locked out of your car in Dallas-Fort Worth? A technician opens it with no damage, whatever you drive, {anytime}. See what to have ready.",
  heading: "Locked out of your car? We answer {hours}",
  subtitle: "No-damage unlock for cars, trucks, SUVs, and vans.",
  intro:
    "Put the coat hanger down. It scratches paint and tears window seals. A {certified} technician opens the door with tools made for the job.",
  cards: {
    heading: "How we get you back in",
    items: {
      "No-damage unlock": {
        icon: "shield",
        description:
          "A soft air wedge makes a small gap at the door edge. A coated rod then reaches the handle or the lock button. Wiring and window parts sit inside the door, so that's no place for a coat hanger.",
        features: ["Soft air wedge", "Coated rod", "Door handle or lock button"],
        link: "/pop-a-lock",
      },
      "All vehicle types": {
        icon: "car",
        description:
          "An old pickup with a lock knob and a new sedan with a smart key don't open the same way. Give us the year, make, and model, and the technician comes prepared.",
        features: ["Cars and SUVs", "Pickups and vans", "Manual and power locks", "Keyless entry"],
      },
      "Fast response": {
        icon: "clock",
        description:
          "At work, at a trailhead, or outside a store, dispatch answers {anytime}. A cross street, a store name, or a row number gets a technician to the right car sooner.",
        features: ["{hours} dispatch", "Share your location from this page", "Any phone will do"],
      },
    },
  },
  blocks: {
    "When to call 911 before us": {
      kind: "items",
      bullet: "warning",
      items: [
        "A child, a pet, or anyone who can't get out is inside. A closed car in Texas heat turns dangerous within minutes, and a fire crew can break the glass at once.",
        "The car is stopped in a lane of traffic.",
        "Someone near you makes you feel unsafe. Go where there are people, then call.",
      ],
    },
    "What to have ready": {
      kind: "items",
      intro: "A car should only be opened for someone allowed to drive it, so expect to be asked.",
      items: [
        "A photo ID. If it's locked inside, show it as soon as the door opens.",
        "The registration or insurance card, on paper or on your phone.",
        "The color of the car and its license plate number.",
        "Where the keys are: on the seat, in the trunk, in the ignition, or not found yet.",
        "Anything already tried on the door, so the technician knows what to look for.",
      ],
    },
  },
};
