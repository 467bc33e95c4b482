import type { ServicePage } from "../types.ts";

export const service: ServicePage = {
  addresses: ["/pop-a-lock"],
  name: "Car unlock service",
  service: "Lockout Service",
  topic: "Locked out",
  danger: "lockout",
  picture: "lockout",
  board: ["KEYS ON THE SEAT", "YOU IN THE HEAT"],
  title: "Keys Locked in Car? Car Unlock Service in Dallas-Fort Worth",
  description:
    "Keys locked in the car or trunk, or a dead key fob? See how we unlock car doors in Dallas-Fort Worth, {hours}, at home or on the road.",
  heading: "Your car, unlocked {anytime}",
  subtitle: "Many ways to be locked out, one number to call.",
  intro: "Every lockout has its own way in. Find yours below, then call.",
  cards: {
    heading: "Which lockout is yours?",
    layout: "rows",
    bullet: "plain",
    items: {
      "Keys locked in the car": {
        icon: "key",
        description:
          "You can see them through the glass, and every door is locked. Working through a narrow gap at the frame, we pull the inside handle or press the lock switch.",
        features: ["Keys on the seat or the floor", "Keys left in the ignition", "Two doors or four"],
      },
      "Keys locked in the trunk": {
        icon: "lock",
        description:
          "We open the cabin first. From there, the trunk release or a folding rear seat is often the way in. Some cars turn the release off once they're locked, so tell us the model.",
        features: ["Sedan trunks", "Hatchbacks and cargo areas", "Keys left in a gym bag"],
      },
      "Dead fob or smart key": {
        icon: "battery",
        description:
          "Most smart keys hide a metal key for the driver's door. Look for a small latch on the fob. No key in there, or a stiff lock? We open the door. Inside, many cars start with the fob held against the start button.",
        features: ["Dead coin cell in the fob", "Door lock that won't turn", "Drained car battery as well"],
      },
      "Locked out at home or in a garage": {
        icon: "map-pin",
        description:
          "Driveway, apartment lot, or level four of a parking garage: we come to the space itself. Phones lose signal under concrete, so give us the level and row before you go back in.",
        features: ["Gate codes noted", "Level, row, and stairwell", "Driveways and carports"],
      },
      "Engine running, doors locked": {
        icon: "warning",
        description:
          "The car is idling with the keys inside. Say so first when you call. If it's in a closed garage, raise the garage door and stay out of the fumes.",
        features: [
          "Delivery and school stops",
          "Smart key left in the cup holder",
          "Doors that locked themselves",
        ],
      },
    },
  },
  blocks: {
    "Worth a try before you call": {
      kind: "items",
      items: [
        { warning: "Child or animal in the car? Skip this list and call 911." },
        "Pull every handle, tailgate included. One door may not have latched.",
        "Open the carmaker's phone app if you've set it up. Many can unlock the doors.",
        "Think of who has a spare key and how far away they are.",
        "Is the key lost, not locked in? An open door won't start the car. Tell us before we head out.",
      ],
    },
  },
};
