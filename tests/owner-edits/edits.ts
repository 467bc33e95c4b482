import { business } from "../../src/business/current.ts";
import { claims } from "../../src/content/claims.ts";
import { terms } from "../../src/content/terms.ts";
import type { Draft } from "./draft.ts";

/* What owners and their developers change, each by hand as README.md and CONTRIBUTING.md tell it. */

/** One edit of the shipped site. */
export interface Edit {
  task: string;
  make(draft: Draft): Promise<void>;
  /** Words that no built file may have after it. */
  gone: readonly string[];
  /** The redirect that it must leave. */
  leads?: string;
}

const CONTENT = "src/content";

const facts: Edit = {
  task: "another business",
  make: (draft) =>
    draft.set("business.ts", {
      name: "Bob & Ann's Road Help of the Greater Metroplex, Texas",
      hotline: "817-556-0199",
      email: "o'neil+road@bob-and-ann-roadside.us",
      siteUrl: "https://www.bob-and-ann-roadside.us",
      accountConfirmed: true,
      address: { street: "1 Main St", city: "Denton", state: "TX", zip: "76201" },
      profiles: ["https://www.facebook.com/bob-and-ann"],
      copyrightYear: 2027,
      brandColor: "#5b1a8c",
    }),
  gone: [
    business.name,
    business.hotline.display,
    business.hotline.e164,
    business.email,
    new URL(business.siteUrl).host,
    `© ${business.copyrightYear}`,
    business.brandColor,
  ],
};

const claimed: Edit = {
  task: "other claims and terms",
  async make(draft) {
    await draft.set(`${CONTENT}/claims.ts`, {
      arrival: "40-60 minutes",
      arrivalNearby: "20-35 minutes",
      rating: "4.7 out of 5",
      customers: "1,200+",
      businessYears: "9 years",
      teamYears: "31 years",
      family: "run by neighbors",
    });
    await draft.set(`${CONTENT}/terms.ts`, { updated: "Last updated: March 2027" });
  },
  gone: [
    claims.arrival,
    claims.arrivalNearby,
    claims.rating,
    claims.customers,
    claims.businessYears,
    "amily owned",
    terms.updated,
  ],
};

const reviews: Edit = {
  task: "three reviews",
  async make(draft) {
    const long = "They stayed until the last lug nut was tight. ".repeat(9).trim();
    const written = [
      { name: "Siobhán O’Neil-D'Angelo", location: "Roanoke, TX", text: long, service: "Tires" },
      { name: "Al", location: "Azle, TX", text: "Quick.", service: "Lockout" },
      { name: "Al", location: "Aledo, TX", text: "A dead battery, a new one.", service: "Battery" },
    ];
    await draft.write(
      `${CONTENT}/reviews.ts`,
      `import type { Review } from "./types.ts";\n\nexport const reviews: readonly Review[] = ${JSON.stringify(written)};\n`,
    );
  },
  gone: ["Maria G.", "James T.", "Priya S.", "Robert L."],
};

const articles: Edit = {
  task: "one article less, another author and category",
  async make(draft) {
    const file = `${CONTENT}/articles.ts`;
    await draft.cut(file, / {2}\{\n {4}sample: true,\n {4}title: "Squeal, grind.*?\n {2}\},\n/s);
    await draft.cut(file, / {4}sample: true,\n/g);
    await draft.set(file, { author: "Ann", category: "Battery Care" });
  },
  gone: ["Squeal, grind", "Safety Tips"],
};

const headings: Edit = {
  task: "other headings and card texts",
  async make(draft) {
    await draft.replace(`${CONTENT}/home.ts`, {
      'title: "{hours} Roadside Assistance in Dallas-Fort Worth",\n    subtitle':
        'title: "Help on any Texas road",\n    subtitle',
      "What stopped you?": "Why did you stop?",
      "Tire changing": "Wheels & tires",
    });
    await draft.replace(`${CONTENT}/general-pages.ts`, {
      'heading: "Contact us"': 'heading: "Write or call"',
      "Oops! Page not found": "Nothing here",
      "Return to Home": "To the first page",
    });
    await draft.replace(`${CONTENT}/services/lockouts.ts`, {
      "Locked Out of Your Car?": "Keys on the wrong side?",
    });
  },
  gone: ["What stopped you?", "Oops! Page not found", "Return to Home", "Locked Out of Your Car?"],
};

const newCity: Edit = {
  task: "a new city in a new county",
  async make(draft) {
    const model = (await draft.read(`${CONTENT}/cities/keller.ts`)).replaceAll("Keller", "Denton");
    const file = `${CONTENT}/cities/denton.ts`;
    await draft.write(file, backward(model));
    await draft.set(file, {
      county: "Denton County",
      addresses: ["/denton-tx-roadside-assistance"],
    });
    await draft.replace(file, { "[32.9346, -97.2517]": "[33.2148, -97.1331]" });
  },
  gone: [],
};

const newService: Edit = {
  task: "a new service",
  async make(draft) {
    const file = `${CONTENT}/services/winch-out.ts`;
    await draft.write(file, await draft.read(`${CONTENT}/services/battery-replacement.ts`));
    await draft.set(file, {
      addresses: ["/winch-out"],
      textStart: "Winch-out",
      title: "Winch-Outs from Mud and Ditches",
      description:
        "Stuck in the mud beside a Texas road? Call at any hour, and a truck with a winch pulls you out.",
      hero: { title: "Stuck in the Mud?", subtitle: "We pull.", description: "Out of any ditch." },
    });
    await draft.replace(`${CONTENT}/services/tire-services.ts`, { '"/flat-tire-change"': '"/winch-out"' });
  },
  gone: [],
};

const renamedCity: Edit = {
  task: "a renamed city",
  async make(draft) {
    const text = await draft.read(`${CONTENT}/cities/watauga.ts`);
    await draft.remove(`${CONTENT}/cities/watauga.ts`);
    await draft.write(`${CONTENT}/cities/rockwater.ts`, text);
    await draft.replace(`${CONTENT}/cities/rockwater.ts`, {
      '["/watauga"]': '["/rockwater"],\n  formerly: ["/watauga"]',
    });
    await draft.replaceIn(CONTENT, { Watauga: "Rockwater" });
  },
  gone: ["Watauga", '"/watauga"'],
  leads: "/watauga /rockwater 301",
};

const removedCity: Edit = {
  task: "a removed city",
  async make(draft) {
    await draft.remove(`${CONTENT}/cities/saginaw.ts`);
    await draft.cut(`${CONTENT}/areas.ts`, /^ {2}"Saginaw",\n/m);
    await draft.cut(`${CONTENT}/areas.ts`, /"Saginaw", /);
  },
  gone: ["/saginaw"],
};

const removedService: Edit = {
  task: "a removed service",
  async make(draft) {
    await draft.remove(`${CONTENT}/services/pop-a-lock.ts`);
    await draft.cut(`${CONTENT}/services.ts`, / {2}"pop-a-lock",\n/);
    await draft.cut(`${CONTENT}/services/lockouts.ts`, / *link: "\/pop-a-lock",\n/);
    await draft.replace(`${CONTENT}/services/lockouts.ts`, {
      '"/lockout-service"],': '"/lockout-service"],\n  formerly: ["/pop-a-lock"],',
    });
  },
  gone: ["/pop-a-lock"],
  leads: "/pop-a-lock /lockouts 301",
};

/** All of them, in the order of the work. */
export const EDITS: readonly Edit[] = [
  ...[facts, claimed, reviews, articles, headings],
  ...[newCity, newService, renamedCity, removedCity, removedService],
];

/** A city's file whose texts are like no other city's: the words of each text from last to first. */
function backward(file: string): string {
  return file.replace(/(?<=:\s+").{60,}(?=")/g, (text) => text.split(" ").reverse().join(" "));
}
