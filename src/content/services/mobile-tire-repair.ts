import type { ServicePage } from "../types.ts";

export const service: ServicePage = {
  addresses: ["/mobile-tire-repair"],
  name: "Mobile tire repair",
  service: "Tire Change",
  topic: "Tire repair",
  danger: "lane",
  picture: "tire",
  board: ["DON'T PULL IT", "THE NAIL IS OURS"],
  title: "Mobile Tire Repair in Dallas-Fort Worth",
  description:
    "Nail in the tread or a slow leak? We bring tire repair to your driveway, office, or roadside in Dallas-Fort Worth, and tell you when a tire is done.",
  heading: "Tire repair, brought to you in Dallas-Fort Worth",
  subtitle: "Plugged or patched where you're parked.",
  intro:
    "Plenty of punctures are small, in the tread, and worth repairing. Others aren't. The technician finds the leak, looks at the damage, and gives you a straight answer.",
  cards: {
    heading: "How we check a leaking tire",
    items: {
      "Finding the leak": {
        icon: "nail",
        description:
          "Not every leak has a nail in it. Soapy water bubbles where air gets out, so we follow the bubbles before we touch the tire.",
        features: ["Tread and sidewall", "Valve and core", "Bead and rim edge"],
      },
      "The right repair": {
        icon: "wrench",
        description:
          "A plug from outside gets you off the shoulder. The repair made to last is a plug and patch in one, installed from the inside with the tire off its rim. We'll tell you which one you got.",
        features: ["Holes up to 1/4 inch", "Inside checked for damage", "Never over an old repair"],
      },
      "An honest no": {
        icon: "stop",
        description:
          "A cut sidewall, a hole at the shoulder, or a bulge isn't safe to repair. As a rule, neither is a tire that was driven flat. Then your spare goes on, or we talk about another tire.",
        features: [
          "No sidewall or shoulder repairs",
          "Worn to 2/32 inch: replace",
          "Run-flats by the manufacturer's rule",
        ],
        bullet: "plain",
      },
    },
  },
  blocks: {
    "Tire repairs we do at the curb": {
      kind: "items",
      bullet: "check",
      items: [
        "Nail and screw holes in the tread",
        "Slow leaks traced to their source",
        "Plug and patch from the inside",
        "Valve core and valve stem replacement",
        "Bead leaks from rust or dirt on the rim",
        "Tire-pressure sensor (TPMS) seals and valve cores",
        "Air pressure set to the door sticker",
        "Spare put on when the tire can't be saved",
      ],
    },
    "Why choose a repair where you're parked": {
      kind: "reasons",
      reasons: {
        "No driving on a flat": {
          icon: "tire",
          text: "Even a short drive without air can crush the sidewall from inside. Once you're parked safely, stay put, and a small hole can stay a small repair.",
        },
        "Nails don't keep shop hours": {
          icon: "clock",
          text: "A tire that's flat in the driveway makes you late for work. Our line is open {hours}, so call as soon as you see it.",
        },
        "Someone who looks inside": {
          icon: "flashlight",
          text: "Damage hides behind the tread. A {certified} technician judges the tire by what's in there, not by the hole alone.",
        },
      },
    },
  },
};
