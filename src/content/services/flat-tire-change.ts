import type { ServicePage } from "../types.ts";

export const service: ServicePage = {
  addresses: ["/flat-tire-change"],
  name: "Flat tire change",
  service: "Tire Change",
  topic: "Flat tire",
  danger: "lane",
  picture: "tire",
  board: ["WE DO", "THE KNEELING"],
  title: "Flat Tire Change in Dallas-Fort Worth",
  description:
    "Flat tire on a DFW road? We come {anytime}, put on your spare, and tighten the lug nuts to spec, so you can leave the shoulder.",
  heading: "Flat tire? We'll put your spare on",
  subtitle: "You stay clear of traffic. We do the kneeling.",
  intro:
    "A highway shoulder is no place to learn how your jack works. Roll slowly to the widest, flattest spot you can reach, even if it costs the tire, and call.",
  cards: {
    heading: "A tire change done with care",
    items: {
      "Spare installation": {
        icon: "tire",
        description:
          "Many spares lose air over years of nobody looking at them, so we check yours first. We start the nuts by hand and tighten them in a star pattern to the manufacturer's torque spec.",
        features: ["Compact or full-size spare", "Air added if it's low", "Flat stowed in your car"],
      },
      Safety: {
        icon: "cone",
        description:
          "The technician sets up to be seen, chocks a wheel, and lifts only on firm ground. If your spot is too tight to work in, we'll ask you to creep forward to a better one.",
        features: [
          "Warning lights facing traffic",
          "Correct jacking points",
          "Nobody in the car while it's up",
        ],
      },
      "All vehicle types": {
        icon: "car",
        description:
          "The spare may lie under the trunk floor, hang on a cable below the truck bed, or ride on the tailgate. Tell us what you drive, and we'll know where to look.",
        features: ["Sedans and hatchbacks", "Crossovers and SUVs", "Vans and pickup trucks"],
      },
    },
  },
  blocks: {
    "While you wait on the shoulder": {
      kind: "items",
      items: [
        "Put the flashers on and turn the wheels away from the road.",
        "Get out on the side away from traffic, if you can do so safely, and stand behind the guardrail.",
        "No safe way out? Stay in with your seat belt on.",
        { warning: "Stuck in a lane, or in fear of being hit? Call 911." },
      ],
    },
    "Once you're on the spare": {
      kind: "items",
      items: [
        "Keep it to 50 mph or less on a temporary spare, and drive no farther than you need to.",
        "Allow more room to stop, and take corners gently.",
        "On all-wheel drive, a smaller wheel strains the drivetrain. Check the owner's manual for its limits.",
        "Have the nuts checked with a torque wrench after 50 to 100 miles.",
        "Have the flat looked at soon. It may be worth a repair.",
      ],
    },
    "No spare in the car?": {
      kind: "items",
      items: [
        "Many newer cars carry only a sealant kit. Say so when you call, because it changes what we bring.",
        "If sealant is already in the tire, tell the technician before the wheel comes apart.",
      ],
    },
  },
};
