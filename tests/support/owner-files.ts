import { writeSite } from "./folders.ts";

/* A small business with one service and two cities: what an owner writes, for tests of what reads it. */

const page = (name: string) => `
  topic: Help (${name})
  title: The ${name}
  description: What there is to say of the ${name}, in at least seventy characters for search engines.
  heading: Of the ${name}`;

const words = "heading: A heading\n    text: A text.";

const PAGES = `
navigation:
  - name: Home
    link: /
footer:
  tagline: <hours> help.
  contact: Contact
  terms: Terms
  cities: Cities
  allCities: All cities
  rights: All rights reserved.
  license: License
buttons:
  text: Text Us
  textShort: Text
  request: Request
  learnMore: More
  areas: Areas
hero:
  arrival: Average arrival
  claims:
    - <Licensed>
dangers:
  lockout: Locked in?
  lane: In a lane?
  either: In danger?
closing:
  heading: Call.
  text: We come <anytime>.
services:
  closing:
    ${words}
  area:
    ${words}
cities:
  topic: <city> TX
  headline: <hours> help in <city>
  services: What we do in <city>
  blocks:
${["tires", "lockouts", "jump-starts", "mechanic", "wheels", "brakes"]
  .map((service) => `    ${service}:\n      name: Of ${service}\n      icon: tire\n      link: /keys`)
  .join("\n")}
  roads:
    heading: Roads
    intro: Tap a road.
  troubleSpots: Trouble
  findYou: Where are you?
  landmarks: Landmarks
  neighborhoods: Neighborhoods
requestHelp:${page("request form")}
  intro: Calling is quickest.
  formHeading: Your request
  waiting:
    heading: While you wait
    steps:
      - title: Be seen
        text: Flashers on.
contact:${page("contact page")}
  intro: Write to <email>.
  formHeading: A message
  stuck:
    text: Can't talk?
    button: Write
  facts:
    hotline: Hotline
    email: Email
    area: Area
    hours: Hours
    address: Address
    profiles: Elsewhere
  area: Dallas
  hours: <hours>
blog:${page("blog")}
  intro: Advice.
  keywords:
    - tires
serviceAreas:${page("areas")}
  intro: Choose.
  list: A to Z
  others: Others
  map: A map
notFound:${page("unknown page")}
  text: Nothing here.
  homeLink: Home
offline:${page("offline page")}
  intro: No signal.
  retry: Again
  location:
    ${words}
  services:
    ${words}
preview: A road.
app:
  description: Help.
  shortcuts:
    - name: Call
      link: /
llms:
  summary: <name> helps.
  cities: Cities
  headings:
    general: General
    services: Services
    cities: Cities
`;

const HOME = `
topic: Help
title: <hours> Help
description: Call <phone> <anytime> and tell us where the car is, which way it faces, and what happened.
heading: Help
subtitle: Stuck?
intro: We come to you.
services:
  heading: What stopped you?
  intro: Pick one.
  cards:
    - title: Keys
      icon: key
      description: Locked out?
      features:
        - No damage
      link: /keys
averageCall:
  heading: An average call
  intro: Yours may differ.
  markers:
${["You call", "Watch the road", "Work begins"].map((title) => `    - title: ${title}\n      text: A text.`).join("\n")}
whyChooseUs:
  heading: Why us
  intro: Reasons.
  reasons:
    - title: <Licensed>
      icon: shield
      text: They're <licensed>.
reviews:
  heading: Reviews
  intro: Words.
closing:
  heading: Call.
  text: Now.
`;

/** A city's file. */
export function cityFile(name: string, address = `/${name.toLowerCase()}`): string {
  return `name: ${name}
center: 32.78, -96.8
county: Dallas County
card: The roads of ${name}.
addresses:
  - ${address}
title: Help in ${name}
description: We come to you in ${name}, wherever the car is, with all that it takes to get it going again.
subtitle: Streets.
intro: Driving.
roads:
  - name: I-30
    text: It's wide.
troubleSpots:
  - name: The mall
    text: Look for the doors.
services:
  tires: Nails.
  lockouts: Keys.
  jump-starts: Heat.
  brakes: Hills.
landmarks: City Hall
findYou: Say which road.
`;
}

const SERVICE = `addresses:
  - /keys
name: Lockouts
service: Lockout Service
topic: Driver's keys
picture: lockout
board:
  - KEYS IN THE CAR
title: Locked out?
description: Locked out of a car, a truck or a van? We open the door without damage, wherever it is.
heading: Locked out?
subtitle: No damage.
intro: We open doors.
cards:
  heading: How
  items:
    - title: Any car
      icon: car
      description: A "soft" wedge.
      features:
        - Trunks
blocks:
  - heading: What to tell us
    kind: items
    items:
      - Where the keys are.
      - warning: A child inside.
`;

/** The files of that business, by their path from the project's root. */
export const OWNER_FILES: Readonly<Record<string, string>> = {
  "business.yaml": `name: Lone Star Road Help
hotline: (817) 555-0199
email: help@lone-star.example
siteUrl: https://www.lone-star.example
offline: true
`,
  "content/claims.yaml": "licensed: licensed and insured\narrival: 15-30 minutes\n",
  "content/home.yaml": HOME,
  "content/pages.yaml": PAGES,
  "content/terms.yaml": `topic: Terms
title: The terms
description: What you agree to when you call us, and what our drivers and we are responsible for, and not.
heading: Terms
updated: Today
intro: By calling <name>, you agree.
sections:
  - title: Payment
    paragraphs:
      - When the work is done.
contact:
  heading: Contact
  text: Call.
`,
  "content/lists.yaml": `cities:
  - Irving
serviceArea:
  - Irving
footer:
  - county: Dallas County
    cities:
      - Irving
cityFooter:
  - Irving
  - Plano
neighbors:
  - name: Plano
    center: 33.0198, -96.6989
`,
  "content/reviews.yaml": `- name: Ana
  location: Irving, TX
  text: Quick.
  service: Keys
`,
  "content/articles.yaml": `- title: Keys
  excerpt: Have two.
  date: 2024-08-22
  author: Ann
  category: Safety Tips
`,
  "content/services/keys.yaml": SERVICE,
  "content/cities/dallas.yaml": cityFile("Dallas"),
  "content/cities/irving.yaml": cityFile("Irving"),
};

/** Writes the files into a new temporary folder, some of them changed, added, or left out (undefined). */
export async function writeOwnerFiles(
  changes: Readonly<Record<string, string | Buffer | undefined>> = {},
): Promise<string> {
  const files = Object.entries({ ...OWNER_FILES, ...changes });
  return await writeSite(
    Object.fromEntries(files.flatMap(([name, content]) => (content === undefined ? [] : [[name, content]]))),
  );
}
