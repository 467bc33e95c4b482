import type { ServicePage } from "../types.ts";

export const service: ServicePage = {
  addresses: ["/battery-replacement"],
  name: "Battery replacement",
  service: "Battery Replacement",
  topic: "New battery",
  picture: "battery",
  board: ["TEXAS HEAT EATS", "BATTERIES"],
  title: "Car Battery Replacement in Dallas-Fort Worth",
  description:
    "Battery near its end? We test it, bring one of the right size and type, and install it at your home or office in Dallas-Fort Worth, {hours}.",
  heading: "Car battery replacement at your home or work",
  subtitle: "Tested, matched, and installed in one stop.",
  intro:
    "Summer heat ages a battery; months later, a cold start finishes it off. If yours has seen three Texas summers, get it tested before it strands you.",
  cards: {
    heading: "What a proper replacement takes",
    items: {
      Testing: {
        icon: "meter",
        description:
          "A battery that reads below about 12.4 volts at rest isn't fully charged. It may still be good, so we test it under load before we call it dead.",
        features: ["Voltage at rest", "Strength under load", "Date code read"],
      },
      "Quality batteries": {
        icon: "battery",
        description:
          "The right one matches your car in group size, terminal position, and cold cranking amps. If the car was built for an absorbed glass mat (AGM) battery, as many with start-stop are, it gets AGM again.",
        features: [
          "Right size for the tray",
          "Cranking amps to the manufacturer's rating",
          "AGM replaced with AGM",
        ],
      },
      "Professional installation": {
        icon: "wrench",
        description:
          "The negative cable comes off first and goes on last. The hold-down is tightened, because vibration kills a loose battery. Some cars also need the new one registered in their computer, so tell us the model.",
        features: ["Clean, tight clamps", "Hold-down secured", "Charging checked at the end"],
      },
    },
  },
  blocks: {
    "Signs it's time": {
      kind: "items",
      items: [
        "It has needed more than one jump lately, with nothing left on.",
        "The first start of the day sounds slower than it did last season.",
        "The start-stop system has quit shutting the engine off at red lights.",
        "The clock or the power windows have lost their settings.",
        "The sides of the case have swollen, or the caps are wet.",
        "The label shows a date three to five years back. In this heat, that's a full life.",
      ],
    },
    "Before we bring a battery": {
      kind: "items",
      intro: "A few answers on the phone save a second trip.",
      items: [
        "What year, make, model, and engine is it?",
        "Does the engine shut itself off at stops?",
        "Where is the battery: under the hood, in the trunk, or below a seat?",
        "Can the hood or trunk be opened now? A dead battery can lock an electric latch.",
      ],
    },
  },
};
