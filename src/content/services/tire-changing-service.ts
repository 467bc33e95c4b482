import type { ServicePage } from "../types.ts";

export const service: ServicePage = {
  addresses: ["/tire-changing-service"],
  name: "Tire changing service",
  service: "Tire Change",
  topic: "Tire change",
  danger: "lane",
  picture: "tire",
  board: ["NAILS DON'T KEEP", "SHOP HOURS"],
  title: "Tire Changing Service in Dallas-Fort Worth",
  description:
    "Tires changed, plugged, and installed where you're parked in DFW. Also valve stems, TPMS sensors, stripped lug nuts, and lost wheel lock keys.",
  heading: "Tire changing service, right where you are",
  subtitle: "From the tread to the lug nuts, {anytime}.",
  intro:
    "A flat isn't always just a flat. A lug nut may be rounded, the lock key missing, or the valve leaking. We send a technician with tools for the whole wheel.",
  cards: {
    heading: "Tire work, done on the spot",
    items: {
      "Flat tire change": {
        icon: "tire",
        description:
          "Your spare goes on, and the flat goes in the trunk. The lug nuts end up tightened to spec, not just snug.",
        features: ["Your own spare installed", "Torque wrench used", "Other tires looked over"],
        link: "/flat-tire-change",
      },
      "Repair and plugging": {
        icon: "nail",
        description:
          "A nail or screw in the tread can often be plugged where you're parked. A sidewall hole can't. That tire has to be replaced.",
        features: ["Tread punctures only", "Checked for more holes", "Air pressure restored"],
        link: "/mobile-tire-repair",
      },
      Installation: {
        icon: "wrench",
        description:
          "Need another tire? Give us the size from the sidewall, such as 225/65R17, and ask if we have it. It goes on the wheel you have.",
        features: [
          "Size and load rating matched",
          "Bead seated and leak-checked",
          "Set to the door-sticker pressure",
        ],
      },
      "Valve stem repair": {
        icon: "valve",
        description:
          "A slow leak with no nail in sight is often the valve. A leaking core unscrews, and we change it. For a cracked stem, the tire comes off the rim.",
        features: ["Leaking cores changed", "Cracked rubber stems replaced", "Cap put on to keep dirt out"],
      },
      "TPMS programming": {
        icon: "pressure",
        description:
          "Does the tire-pressure light flash for about a minute, then stay on? Then the tire-pressure monitoring system (TPMS) has a problem. Often a sensor has gone silent.",
        features: [
          "Sensor signal read at each wheel",
          "New sensors programmed",
          "Relearn after a wheel swap",
        ],
      },
      "Stripped lug nut removal": {
        icon: "lug-nut",
        description:
          "A rounded or swollen nut slips in a normal socket. An extractor socket bites into the metal and turns it off.",
        features: ["Rounded, swollen, or rusted nuts", "Stud threads checked", "Lock key removal too"],
      },
    },
  },
  blocks: {
    "What happens after you call": {
      kind: "steps",
      steps: {
        "Tell us three things":
          "Where the car is, which tire it is, and whether you have a spare. Mention wheel locks if you have them.",
        "Wait in a safe place":
          "Turn the flashers on and stay away from the traffic side. If the car is stopped in a lane, call 911 first.",
        "The wheel comes off":
          "The technician breaks the nuts loose while the tire is still on the ground, then lifts the car at its jacking point.",
        "Lock key missing? That's OK":
          "Wheel lock key removal is part of this service. When the key is lost, worn, or broken, a removal tool takes the locking lug nut off.",
        "You drive on":
          "Recheck the lug nuts after 50 to 100 miles. A wheel that was just put on can settle a little.",
      },
    },
  },
};
