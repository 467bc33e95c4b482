import type { ServicePage } from "../types.ts";

/*
 * A service. Replace the texts in brackets, and delete these comments as you go, and `draft: true` when the page is
 * ready. Then link to it from another page (`link` of a card), and give it its place in `src/content/services.ts`.
 */

export const service: ServicePage = {
  draft: true,
  // The first is the page's address; any others show the same page.
  addresses: ["/sample-service"],
  // After a change of address, the old one: formerly: ["/old-name"],
  name: "Sample service",
  // The choice of the request dialog that the page starts with.
  service: "Mobile Mechanic",
  // What a text message from this page starts with.
  topic: "Sample service",
  // The hero's picture: tire, lockout, battery, mechanic or brake.
  picture: "mechanic",
  // What the message board above the road says: up to three lines, each of up to 16 capitals.
  board: ["SAMPLE SERVICE", "WHERE YOU ARE"],
  title: "Sample service in Dallas-Fort Worth",
  // 70 to 160 characters, for search engines.
  description:
    "[Sample service where your car is, {anytime}, in Dallas-Fort Worth. Call, and we come to you.]",
  heading: "[Sample service, {hours}]",
  subtitle: "[What it is in a few words]",
  intro: "[Two or three sentences: when a driver needs it, and what happens then.]",
  cards: {
    heading: "What we do",
    // Each card by its title. Features are short phrases without a full stop. `link: "/…"` leads to a page that tells more.
    items: {
      "[One part of the work]": {
        icon: "wrench",
        description: "[What it is, and what the driver gets.]",
        features: ["[One thing]", "[Another]"],
      },
    },
  },
  // What only this page has, each part by its heading: see ServiceBlock in `src/content/types.ts`.
  blocks: { "What to tell us": { kind: "items", items: ["[What the car does.]"] } },
};
