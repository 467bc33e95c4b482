import type { ServicePage } from "../types.ts";

export const service: ServicePage = {
  addresses: ["/jump-start-service"],
  name: "Jump start",
  service: "Jump Start",
  topic: "Jump start",
  picture: "battery",
  board: ["LIGHTS LEFT ON?", "IT HAPPENS"],
  title: "Jump Start Service in Dallas-Fort Worth",
  description:
    "Car clicks or won't crank? We bring the booster to you anywhere in Dallas-Fort Worth, start the engine with care, and test the battery afterward.",
  heading: "A jump start without borrowed cables",
  subtitle: "At home, at work, or on the shoulder, {anytime}.",
  intro:
    "Cables put on backwards can ruin a modern car's electronics in a second. Leave them in the trunk. We bring our own power and connect it in the right order.",
  cards: {
    heading: "First the boost, then the reason why",
    items: {
      "Jump start": {
        icon: "bolt",
        description:
          "The booster goes on the battery posts or on the jump points your carmaker provides. If yours is in the trunk or under a seat, those points are usually under the hood.",
        features: ["Positive first, ground last", "No second car needed", "12-volt systems"],
      },
      "Battery test": {
        icon: "meter",
        description:
          "Once the engine runs, we check how strong the battery still is and whether the alternator is charging it. You'll know whether to trust it tomorrow morning.",
        features: ["Cranking strength", "Charging output", "Clamps and cables"],
      },
      "Battery replacement, delivered": {
        icon: "battery",
        description:
          "Some batteries won't take a boost, because a dead cell stays dead. Then we bring a new one, and you skip the ride to a parts store.",
        features: ["Matched to your car", "Installed where you're parked"],
        link: "/battery-replacement",
      },
    },
  },
  blocks: {
    "After the engine catches": {
      kind: "steps",
      steps: {
        "Leave it running":
          "Don't shut the engine off to see if it starts again. Keep the rear defroster and seat heaters off for now.",
        "Drive, don't idle":
          "At idle, the alternator puts out little. Half an hour or more on the road usually puts back enough for a restart.",
        "Finish with a charger":
          "An alternator isn't built to recharge a dead battery. A plug-in charger does it right, overnight.",
        "Pick the next stop well":
          "Park nose out, in your own driveway or an open lot, so the hood is easy to reach if it happens again.",
      },
    },
    "When a jump is the wrong idea": {
      kind: "items",
      bullet: "warning",
      items: [
        "The case is bulging, split, or leaking acid. Keep your distance.",
        "The battery may be frozen. A drained one can freeze solid in a hard North Texas cold snap.",
        "The car is a hybrid or electric. Only its 12-volt side may be boosted, the way the owner's manual says. Orange cables carry high voltage, so leave them alone.",
      ],
    },
  },
};
