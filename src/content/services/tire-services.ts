import type { ServicePage } from "../types.ts";

export const service: ServicePage = {
  addresses: ["/tire-services"],
  name: "Tire services",
  service: "Tire Change",
  topic: "Tire trouble",
  danger: "lane",
  picture: "tire",
  board: ["FOUR TIRES", "ONE CALL"],
  title: "Tire Services in Dallas-Fort Worth, {hours}",
  description:
    "Flat, nail, leaking valve, or a lug nut that won't turn? Find the tire service you need in Dallas-Fort Worth and call {anytime}.",
  heading: "Roadside tire services across DFW",
  subtitle: "The right service for a bad tire.",
  intro:
    "Pick the line below that sounds like your tire. If none does, call and describe what you see. Sorting it out is our job.",
  cards: {
    heading: "Start with what you have",
    bullet: "plain",
    items: {
      "Flat tire change": {
        icon: "tire",
        description: "The tire is flat and a spare is in the car. This is the quickest way back on the road.",
        features: ["You have a usable spare", "The flat can wait", "You want off the shoulder"],
        link: "/flat-tire-change",
      },
      "Mobile tire repair": {
        icon: "nail",
        description:
          "Air is leaking out slowly, or the head of a screw shows in the tread. The tire may be worth keeping.",
        features: ["A nail or screw in the tread", "Low again every few days", "Hasn't been driven flat"],
        link: "/mobile-tire-repair",
      },
      "Tire changing and wheel work": {
        icon: "wrench",
        description:
          "You need a tire put on a rim, or the trouble is in the parts around it: a stem, a sensor, a nut, or a lock.",
        features: [
          "Tire beyond repair",
          "Valve stem or tire-pressure sensor",
          "Stripped nut or lost lock key",
        ],
        link: "/tire-changing-service",
      },
    },
  },
  blocks: {
    "Signs, and what they usually mean": {
      kind: "items",
      items: [
        "Tire light on, tire looks full: it can be a quarter low before you can see it. Check it with a gauge before you get on the highway.",
        { warning: "Bulge in the sidewall: cords inside are broken. It can burst, so leave the car parked." },
        "Tread level with the small bars in the grooves: the tire is worn out, and wet roads will prove it.",
        "New shake at highway speed: a lost balance weight, or tread coming apart. Slow down and get off at the next exit.",
        "Hard hit on a pothole: look for a bent rim and a pinched sidewall before driving on.",
        "All four low after a cold night: air shrinks as it cools. They lose roughly one psi with every ten degrees Fahrenheit.",
      ],
    },
    "Quick answers that help us help you": {
      kind: "items",
      intro: "Not near the car? Call anyway, and tell us what you remember.",
      items: [
        "The size molded on the sidewall, for example P215/55R17.",
        "The kind of spare: full size, compact, or none.",
        "Where the wheel lock key is kept. The glove box and the spare tire well are common.",
        "Which side of the car faces traffic.",
      ],
    },
  },
};
