import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cityFile, edited, FILES, OWNER_FILES, placeOf, read, withFacts } from "../../tests/support/owner-files.ts";
import { pastNotice } from "./notice.ts";

/* What is said where a file is no YAML: yaml-file.test.ts. Of each value of business.yaml: business.test.ts. */

const { ARTICLES, ASHBY, CLAIMS, EXAMPLE, FACTS, FUEL, HOME, KEYS, LISTS, NEWTOWN, REVIEWS } = FILES;

test("texts have their final words: tokens filled, quotes and apostrophes curly, lines folded", async () => {
  const { site, problems } = await read({
    ...withFacts({ name: "Bob & Ann's $& Co." }),
    ...edited(
      HOME,
      "subtitle: Stuck?",
      "subtitle: |\n  It's <name>,\n  5 < 6, <Licensed>. We are <name>.\n  In <stateName>: <email>",
    ),
  });
  expect(problems).toEqual([]);
  expect(site?.home).toMatchObject({
    title: "6 AM to 10 PM Help",
    description: expect.stringContaining("Call 1-800-THE-HELP from 6 AM to 10 PM and"),
    // A name that ends with a period ends a sentence with one.
    subtitle:
      "It’s Bob & Ann’s $& Co., 5 < 6, Licensed and insured. We are Bob & Ann’s $& Co. In Idaho: o'neil+road@pena-and-sons.us",
    whyChooseUs: { reasons: [{ title: "Licensed and insured", text: "They’re licensed and insured." }] },
  });
  expect(site?.terms.intro).toBe("By calling Bob & Ann’s $& Co., you agree.");
  expect(site?.services[0]?.cards.items[0]?.description).toEqual(["A “soft” wedge."]);
});

test("every text is known as pages show it, and every address and link, with its file and line", async () => {
  const changes = edited(HOME, "subtitle: Stuck?", "subtitle: |\n  It's <region>,\n  5 < 6.\nformerly:\n  - /old");
  const { site } = await read(changes);
  const at = placeOf(HOME, "subtitle:", changes);
  expect(site?.texts).toContainEqual({ value: "It’s Snake River Valley, 5 < 6.", at });
  expect(site?.texts).toContainEqual({ value: "licensed and insured", at: placeOf(CLAIMS, "licensed:") });
  expect(site?.addresses).toContainEqual({ value: "/ashby", at: placeOf(ASHBY, "- /ashby") });
  expect(site?.addresses).toContainEqual({ value: "/old", at: placeOf(HOME, "- /old", changes) });
  expect(site?.links).toContainEqual({ value: "/keys", at: placeOf(HOME, "link: /keys", changes) });
});

test("the home page knows how many published cities have mechanics", async () => {
  const withMechanic = edited(ASHBY, "  brakes: Hills.", "  brakes: Hills.\n  mechanic: Oil.");
  const draft = `draft: true\n${withMechanic[ASHBY]}`.replaceAll(/Ashby(?! County)/g, "Newtown");
  const { site } = await read({
    ...withMechanic,
    [NEWTOWN]: draft.replace("/ashby", "/newtown"),
    ...edited(HOME, "subtitle: Stuck?", "subtitle: In <mechanicCities> of our cities."),
  });
  expect(site?.home.subtitle).toBe("In 2 of our cities.");
});

test("what starts text messages keeps straight apostrophes, which take half the room", async () => {
  const { site } = await read({ [NEWTOWN]: `state: OR\n${cityFile("O'Brien", "/obrien")}` });
  expect(site?.services[0]?.topic).toBe("Driver's keys");
  const city = site?.cities.find(({ name }) => name === "O’Brien");
  expect(city?.words).toMatchObject({ topic: "O'Brien OR", services: "What we do in O’Brien" });
});

test.each(["Orleans Parish", "Denali Borough", "City of Richmond", "Brooklyn (Kings County)"])(
  "a city may be in %s",
  async (county) => {
    expect((await read(edited(ASHBY, "Ashby County", county))).problems).toEqual([]);
  },
);

test("a city has the services that it lists, the owner's own, too", async () => {
  const fewer = edited(ASHBY, "  jump-starts: Heat.\n  brakes: Hills.\n", "  fuel: Long roads.\n");
  const { site, problems } = await read({ ...fewer, ...edited(KEYS, "Lockout Service", "lockout service") });
  expect(problems).toEqual([]);
  expect(site?.cities[0]?.services).toEqual({ tires: "Nails.", lockouts: "Keys.", fuel: "Long roads." });
  expect(site?.services[0]?.service).toBe("Lockout Service");
});

test("what still names a place of the example is listed once the region is another, by file and line", async () => {
  expect((await read()).site?.leftOver).toEqual([]);
  const facts = withFacts({ region: "Reno", skyline: "./content/drawings/boise-skyline.svg" });
  const home = edited(HOME, "subtitle: Stuck?", "subtitle: In boise? Ashby?\nformerly:\n  - /boise");
  const keys = edited(KEYS, "intro: ", "intro: In Kuna (old)? ");
  const { site } = await read({
    ...facts,
    ...home,
    ...keys,
    [EXAMPLE]: `${OWNER_FILES[EXAMPLE]}  - Kuna (old)\n  - Reno\n`,
    // The two have their states in their names.
    [NEWTOWN]: `state: OR\n${cityFile("Ashby", "/ashby-or").replaceAll(/(?<= in )Ashby/g, "<city>, OR")}`,
  });
  expect(site?.leftOver).toEqual([
    `${placeOf(FACTS, "skyline", facts)} (boise)`,
    `${placeOf(KEYS, "intro", keys)} (Kuna (old))`,
    `${placeOf(HOME, "subtitle", home)} (boise)`,
  ]);
});

test("<anytime> promises the night only to drivers of a business that answers then", async () => {
  const closing = async (changes = {}) => (await read(changes)).site?.pages.closing.text;
  expect(await closing()).toBe("We come from 6 AM to 10 PM.");
  expect(await closing(withFacts({ hours: "24/7" }))).toBe("We come day or night.");
});

test("a notice that is over is left out, and the build names it", async () => {
  const { site } = await read({}, Date.UTC(2099, 0, 2));
  const { site: later } = await read({}, Date.UTC(2100, 0, 2));
  expect([site?.notice?.text, later?.notice]).toEqual([expect.stringMatching(/^Ice/), null]);
  expect([site, later].map((site) => site && pastNotice(site))).toEqual([
    [],
    ["business.yaml: the notice was until Thu, Dec 31, 2099, 6 PM, and is left out; remove it"],
  ]);
});

test("each claim of arrival is known by where it holds", async () => {
  const { site } = await read();
  expect(site?.arrival).toEqual({ home: "20-40 minutes", nearby: "20-35 minutes" });
  expect(site?.arrivalMinutes).toEqual({ least: 20, most: 40 });
});

test("without lists, reviews and reasons, the site has none", async () => {
  const reasons = "  reasons:\n    - title: <Licensed>\n      icon: shield\n      text: They're <licensed>.\n";
  const none = { [LISTS]: "# None.\n", [REVIEWS]: "# None yet.\n" };
  const { site, problems } = await read({ ...none, ...edited(HOME, reasons, "") });
  expect(problems).toEqual([]);
  expect(site?.lists).toEqual({ services: [], cities: [], neighbors: [] });
  expect([site?.reviews, site?.home.whyChooseUs.reasons]).toEqual([[], []]);
});

test("articles come the newest first; they and reviews are the owner's unless they are called samples", async () => {
  const review = OWNER_FILES[REVIEWS];
  const { site } = await read({
    ...edited(ARTICLES, "- title: Keys", "- sample: true\n  title: Keys"),
    [REVIEWS]: `${review}${review?.replace("- ", "- sample: true\n  ").replace("Quick", "Fast")}`,
  });
  expect(site?.articles).toMatchObject([
    { date: "2026-03-01", sample: false },
    { date: "2024-08-22", sample: true },
  ]);
  expect(site?.reviews.map(({ sample }) => sample)).toEqual([false, true]);
});

test("two cities of one name have their states in it, in the lists too; a draft changes no other's name", async () => {
  // The same words in both files: pages have other names in them.
  const [one, other] = ["/ashby", "/ashby-or"].map((address) =>
    cityFile("Ashby", address).replaceAll(/(?<= in )Ashby/g, "<city>, <state>"),
  );
  const inOregon = { [ASHBY]: one, [NEWTOWN]: `state: OR\n${other}` };
  const inLists = edited(LISTS, "serviceArea:", "  - Ashby, OR\nserviceArea:");
  const { site, problems } = await read({ ...inOregon, ...inLists });
  expect(problems).toEqual([]);
  expect(site?.cities).toMatchObject([
    { name: "Ashby, ID", fullName: "Ashby, ID", title: "Help in Ashby, ID" },
    { name: "Ashby, OR", fullName: "Ashby, OR", title: "Help in Ashby, OR" },
    { name: "Milton", fullName: "Milton, ID", state: "ID", words: { topic: "Milton ID" } },
    { name: "San Bartoloméville Springs" },
  ]);
  const { site: withDraft } = await read({ [NEWTOWN]: `draft: true\n${inOregon[NEWTOWN]}` });
  expect(withDraft?.cities.map(({ name }) => name)).toEqual(["Ashby", "Milton", "San Bartoloméville Springs"]);
  expect(withDraft?.draftCities).toMatchObject([{ name: "Ashby, OR" }]);
  const newtownInOregon = cityFile("Newtown", "/newtown-or").replaceAll("in Newtown", "in Newtown, OR");
  const { site: withDrafts } = await read({
    [NEWTOWN]: `draft: true\n${cityFile("Newtown")}`,
    "content/cities/newtown-or.yaml": `draft: true\nstate: OR\n${newtownInOregon}`,
  });
  expect(withDrafts?.draftCities).toMatchObject([{ name: "Newtown, ID" }, { name: "Newtown, OR" }]);
});

test("a draft is no page of the site, and may have the template's words", async () => {
  const newtown = cityFile("Newtown")
    .replace("43.1, -116.2", "((43, -116))")
    .replace("tires: Nails.", "towing: A service that no page has yet.")
    .replace("Streets.", "((Streets <anytime>.))");
  const { site, problems } = await read({ [NEWTOWN]: `draft: Yes\n${newtown}` });
  expect(problems).toEqual([]);
  expect(site?.cities.map(({ name }) => name)).toEqual(["Ashby", "Milton", "San Bartoloméville Springs"]);
  expect(site?.draftCities).toMatchObject([{ name: "Newtown", subtitle: "((Streets from 6 AM to 10 PM.))" }]);
  const published = await read({ [NEWTOWN]: newtown });
  expect(published.problems).toEqual(
    ['center: "((43, -116))"', 'subtitle: "((Streets <anytime>.))"'].map((what) => {
      const at = placeOf(NEWTOWN, what.replaceAll('"', ""), { [NEWTOWN]: newtown });
      return `${at}: ${what} - is still the template's text; expected your own, without (( ))`;
    }),
  );
});

test("a service may be a draft, too: no page of the site, and nothing that the business offers", async () => {
  const draft = { [FUEL]: `draft: true\n${OWNER_FILES[FUEL]}` };
  const { site, problems } = await read({ ...draft, ...withFacts({ notOffered: "\n  - Fuel Delivery" }) });
  expect(problems).toEqual([]);
  expect(site?.services.map(({ service }) => service)).toEqual(["Lockout Service", "Tire Change"]);
  expect(site?.draftServices).toMatchObject([{ service: "Fuel Delivery" }]);
});

test("lists name no draft", async () => {
  const lists = edited(LISTS, "serviceArea:", "  - Star\nserviceArea:");
  const { problems } = await read({ ...lists, [NEWTOWN]: `draft: true\n${cityFile("Star")}` });
  expect(problems).toEqual([expect.stringContaining('cities > 2: "Star" - nothing has this name')]);
});

test("the templates are valid drafts; once published, each text to replace is named", async () => {
  const [town, job] = ["city", "service"].map((kind) => readFileSync(`content/templates/${kind}.yaml`, "utf8"));
  const asDrafts = await read({ [NEWTOWN]: town, "content/services/job.yaml": job });
  expect(asDrafts.problems).toEqual([]);
  const [city = "", service = ""] = [town, job].map((text) => text?.replace(/^draft: true$/m, ""));
  const { problems } = await read({ [NEWTOWN]: city, "content/services/job.yaml": service });
  expect(problems.every((problem) => problem.includes("is still the template's text"))).toBe(true);
  expect(problems).toHaveLength((city + service).match(/\(\(/g)?.length ?? 0);
});
