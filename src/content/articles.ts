import { fillTokens } from "../business/tokens.ts";
import { ROADSIDE_HELP } from "./general-pages.ts";
import type { Article, PageMeta } from "./types.ts";

export const blog = fillTokens({
  topic: `${ROADSIDE_HELP} (blog)`,
  title: "Roadside Tips for Texas Drivers",
  description:
    "Short, practical advice for drivers in Dallas-Fort Worth: where to stop, what to carry, and how to keep tires and batteries out of trouble.",
  keywords: [
    "roadside assistance tips",
    "Dallas-Fort Worth drivers",
    "flat tire safety",
    "car battery heat",
    "emergency car kit",
    "tire pressure",
  ],
  heading: "Roadside tips for Texas drivers",
  intro: "What we would tell a friend before a long drive.",
} as const satisfies PageMeta & Record<string, unknown>);

/**
 * The articles, newest first. They are cards only: no article has a page of its own. Those that came with the site have
 * the line `sample: true`, and `npm run launch-check` fails while there is one: replace the article, remove it, or keep
 * it with your own date and author, and delete that line.
 */
export const articles: readonly Article[] = fillTokens([
  {
    sample: true,
    title: "Flat on the freeway: where to stop and where to stand",
    excerpt:
      "Keep rolling slowly to an exit, a wide shoulder, or a parking lot. A wheel costs less than a leg. Get out on the side away from traffic, stand behind the guardrail if there is one, and call from there.",
    date: "2024-08-22",
    author: "The {name} team",
    category: "Safety Tips",
  },
  {
    sample: true,
    title: "Why Texas heat kills batteries before winter does",
    excerpt:
      "Heat dries out a battery all summer, and the first cold morning shows the damage. If yours is over three years old, or the engine cranks slowly, have it tested before the season changes.",
    date: "2024-07-11",
    author: "The {name} team",
    category: "Battery Care",
  },
  {
    sample: true,
    title: "Five minutes with a tire gauge",
    excerpt:
      "Check the pressure in the morning, before you drive. Go by the sticker in the door frame, not the number on the tire. Look at the spare too. It's the one nobody checks until the day they need it.",
    date: "2024-06-05",
    author: "The {name} team",
    category: "Tire Care",
  },
  {
    sample: true,
    title: "What to keep in the trunk in Texas",
    excerpt:
      "A charged power bank, a flashlight, water, a reflective vest, gloves, and the key for your wheel locks. None of it takes much room, and every item makes a night on the shoulder shorter and safer.",
    date: "2024-04-18",
    author: "The {name} team",
    category: "Emergency Prep",
  },
  {
    sample: true,
    title: "Squeal, grind, shudder: what your brakes are telling you",
    excerpt:
      "A high squeal is often the wear indicator asking for new pads. Grinding is metal on metal, and driving on costs you the rotors as well. A pedal that shudders or sinks needs a look today.",
    date: "2024-03-07",
    author: "The {name} team",
    category: "Car Maintenance",
  },
]);
