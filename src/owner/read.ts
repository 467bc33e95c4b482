import type { z } from "zod";
import { fieldsOf } from "../shared/fields-of.ts";
import { type Business, facts } from "./business.ts";
import { city } from "./city.ts";
import { inOrder, repeated, slugOf, type Written } from "./names.ts";
import { type ServicePage, servicePage } from "./pages.ts";
import { type FileOf, Reader } from "./reader.ts";
import type { State } from "./states.ts";
import { articleList, CITY, cityWords, example, home, lists, pages, reviewList, terms } from "./texts.ts";
import { FACT_OF, fillTokens, KEEPS_911, minutesOf, namedTexts, type TokenValues, valuesOf } from "./tokens.ts";
import type { FieldPath, YamlFile } from "./yaml-file.ts";

type Lists = Readonly<z.output<typeof lists>>;

/** A city, its page, and the words that all city pages share, with its name in them. */
export type City = Readonly<z.output<typeof city>> & {
  state: State;
  /** Its name and state: "Keller, TX". */
  fullName: string;
  words: Readonly<z.output<typeof cityWords>>;
};

/** What an owner has written, checked; its texts have their final words. */
export type Site = NonNullable<ReturnType<typeof readSite>["site"]>;

/** The folders and files of content/. */
const FOLDERS = ["cities", "services", "templates", "drawings"];
const FILES = ["claims", "safety", "example", "home", "pages", "terms", "lists", "reviews", "articles"];
const IN_CONTENT = [...FOLDERS, ...FILES.map((name) => `${name}.yaml`)];

/**
 * Reads business.yaml and content/ in the project's root.
 * @param now milliseconds since 1970. A notice that has ended by then is left out; by default, any notice is.
 * @returns The site, unless there are problems; and business.yaml, for further checks of its values.
 */
export function readSite(root: string, now = Number.POSITIVE_INFINITY) {
  const reader = new Reader(root);
  const none: TokenValues = new Map();
  const ofBusiness = reader.content("business.yaml", facts, () => none);
  reader.namesIn("content", ({ name }) => IN_CONTENT.includes(name));
  const own = reader.content("content/claims.yaml", namedTexts, () => none);
  const shared = reader.content("content/safety.yaml", namedTexts, () => KEEPS_911);
  const { problems } = reader;
  // Without them, every text that names one would have a problem.
  if (!ofBusiness || !own || !shared) return { problems };
  const { file, content: business } = ofBusiness;
  problems.push(...repeated([...factNames(file), ...namesIn(shared), ...namesIn(own)]));
  const notice = business.notice && now < business.notice.until ? business.notice : null;
  const values = valuesOf(business, { ...own.content, ...shared.content });
  const read = <S extends z.ZodType>(name: string, schema: S, valuesAt = (_: FieldPath) => values) =>
    reader.content(`content/${name}.yaml`, schema, valuesAt);

  const services = reader.folder("content/services", servicePage, () => values);
  const cities = withStates(
    reader.folder("content/cities", city, (fields) => ofCity(values, fields)),
    business.state,
  );
  const withMechanic = cities.filter(({ content }) => !content.draft && content.services.mechanic);
  const counts = new Map([...values, ["mechanicCities", String(withMechanic.length)]]);
  const ofHome = read("home", home, () => counts);
  const ofPages = read("pages", pages, ([part]) => (part === "cities" ? ofCity(values, { name: CITY }) : values));
  const ofTerms = read("terms", terms);
  const ofExample = reader.content("content/example.yaml", example, () => none);
  const ofLists = read("lists", lists);
  const reviews = read("reviews", reviewList);
  const articles = read("articles", articleList);
  const named = [...services, ...cities].map(({ file, content }): Written => {
    return { value: "fullName" in content ? content.fullName : content.name, at: file.at(["name"]) };
  });
  problems.push(...repeated(named, slugOf));
  reader.checkRepeated();
  // A city with a mistake is not known, and would be missed.
  if (problems.length === 0) problems.push(...unpublished("city", cities), ...unpublished("service", services));
  if (problems.length === 0) checkNotOffered(reader, ofBusiness, services);
  if (ofLists && problems.length === 0) checkLists(reader, ofLists, services, cities);
  if (ofPages && problems.length === 0) checkCities(reader, ofPages.content.cities, services, cities);
  const isWhole = ofHome && ofPages && ofTerms && ofExample && ofLists && reviews && articles;
  if (!isWhole || problems.length > 0) return { problems };

  const words = fieldsOf(ofPages.file.value).cities;
  const allServices = inOrder(services, nameOfFile, ofLists.content.services).map(({ content }) => content);
  const allCities = cities
    .map(({ file, content }) => ({
      ...content,
      words: cityWords.strip().parse(fillTokens(words, ofCity(values, fieldsOf(file.value)))),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  const site = {
    /** The project's root: files that facts name are there. */
    root,
    business,
    claims: own.content,
    /** How soon help arrives, in words: for the home page, and for pages about one service or city. */
    arrival: { home: values.get("arrival"), nearby: values.get("arrivalNearby") },
    /** Today's notice, if it is not over. */
    notice,
    /** The minutes of the claim `arrival`. */
    arrivalMinutes: minutesOf(own.content.arrival),
    home: ofHome.content,
    pages: ofPages.content,
    terms: ofTerms.content,
    lists: ofLists.content,
    reviews: reviews.content,
    articles: articles.content,
    /** Services with a page, in the order of lists, and those whose page is built, but not linked. */
    services: allServices.filter(({ draft }) => !draft),
    draftServices: allServices.filter(({ draft }) => draft),
    /** The same of cities, from A to Z. */
    cities: allCities.filter(({ draft }) => !draft),
    draftCities: allCities.filter(({ draft }) => draft),
    /** Every present and earlier address of a page, and every one that a text links to. */
    addresses: reader.written(["addresses", "formerly"]),
    links: reader.written(["link"]),
    /** Every text as pages show it, and where it is written. */
    texts: reader.shown(),
    /** What still names a place of the example, one line for each file. */
    leftOver:
      ofExample.content.region === business.region
        ? []
        : reader.naming(placesNotOf(business, cities, ofExample.content.words)),
  };
  return { site, facts: file, problems };
}

/** The names of facts in texts, and where the facts are. */
function factNames(file: YamlFile): Written[] {
  const facts = Object.entries(FACT_OF).map(([value, field]) => ({ value, at: file.at([field]) }));
  return [...facts, { value: CITY.slice(1, -1), at: "content/pages.yaml" }];
}

/** The names of claims or rules, and where they are. */
function namesIn({ file, content }: FileOf<object>): Written[] {
  return Object.keys(content).map((value) => ({ value, at: file.at([value]) }));
}

/** The tokens of a city's page, with its name, and with its state if it is in another than the business. */
function ofCity(values: TokenValues, { name, state }: Readonly<Record<string, unknown>>): TokenValues {
  return new Map([...values, ["city", String(name)], ...(state ? [["state", String(state)] as const] : [])]);
}

/** Those of the example's places that are none of the owner's. */
function placesNotOf(
  { state, stateName, region }: Readonly<Record<"state" | "stateName" | "region", string>>,
  cities: readonly FileOf<Pick<City, "fullName" | "state">>[],
  words: readonly string[],
): string[] {
  const ofCities = cities.flatMap(({ content }) => [content.fullName.replace(/, ..$/, ""), content.state]);
  const own = [state, stateName, region, ...ofCities];
  return words.filter((word) => !own.includes(word));
}

/** Cities with their states. Those that share a name, as in Kansas City's two states, have the state in it, too. */
function withStates(files: readonly FileOf<z.output<typeof city>>[], usual: State) {
  return files.map(({ file, content }) => {
    const { name, state = usual, draft } = content;
    // A new draft changes no name in the lists.
    const isNamesake = ({ content: other }: (typeof files)[number]) =>
      other !== content && slugOf(other.name) === slugOf(name) && (draft || !other.draft);
    const fullName = `${name}, ${state}`;
    return { file, content: { ...content, state, fullName, name: files.some(isNamesake) ? fullName : name } };
  });
}

/** What is said where no page of a kind is published. */
function unpublished(kind: "city" | "service", files: readonly FileOf<{ draft: boolean }>[]): string[] {
  const template = `content/templates/${kind}.yaml has what to write`;
  const isNone = files.every(({ content }) => content.draft);
  return isNone ? [`content/: expected a ${kind} that is no draft; ${template}`] : [];
}

/** Reports names in the lists that are no service, or no city with a page. */
function checkLists(
  reader: Reader,
  { file, content }: FileOf<Lists>,
  services: readonly FileOf<unknown>[],
  cities: readonly FileOf<z.output<typeof city>>[],
): void {
  const names = cities.filter(({ content }) => !content.draft).map(({ content }) => content.name);
  const neighbors = content.neighbors.map(({ name }) => name);
  reader.checkNames(file, ["services"], content.services, services.map(nameOfFile));
  reader.checkNames(file, ["cities"], content.cities, names);
  reader.checkNames(file, ["serviceArea"], content.serviceArea ?? [], names);
  reader.checkNames(file, ["cityFooter"], content.cityFooter ?? [], [...names, ...neighbors]);
  for (const [index, { cities }] of content.footer?.entries() ?? [])
    reader.checkNames(file, ["footer", index, "cities"], cities, names);
}

const NO_OPERATOR =
  "content/pages.yaml has no operator of this name below cities; correct it, or add the operator and its text";

/** Reports services and operators of roads that content/pages.yaml does not have below cities. */
function checkCities(
  { problems }: Reader,
  { blocks, operators }: Readonly<Record<"blocks" | "operators", object>>,
  services: readonly FileOf<ServicePage>[],
  cities: readonly FileOf<z.output<typeof city>>[],
): void {
  const said = "content/pages.yaml has no block of this name below cities; correct it, or add the block";
  for (const { file, content } of cities)
    for (const name of Object.keys(content.services))
      if (!content.draft && !Object.hasOwn(blocks, name)) problems.push(file.message(["services", name], said));
  for (const { file, content } of cities)
    for (const [index, { operator }] of content.roads.entries())
      if (operator !== undefined && !Object.hasOwn(operators, operator))
        problems.push(file.message(["roads", index, "operator"], NO_OPERATOR));
  for (const { file, content } of services)
    for (const [index, block] of content.blocks.entries())
      if (block.kind === "places" && !Object.hasOwn(blocks, block.offering))
        problems.push(file.message(["blocks", index, "offering"], said));
}

/** Reports what business.yaml says is not done, although a page offers it. */
function checkNotOffered(
  { problems }: Reader,
  { file, content }: FileOf<Business>,
  services: readonly FileOf<ServicePage>[],
): void {
  const pages = new Map(
    services
      .filter(({ content }) => !content.draft)
      .flatMap(({ file, content: { name, service } }) => [name, service].map((words) => [slugOf(words), file.name])),
  );
  for (const [index, name] of content.notOffered.entries()) {
    const page = pages.get(slugOf(name));
    if (page) problems.push(file.message(["notOffered", index], `${page} offers it; remove one of the two`));
  }
}

/** The name of a file without its folder and ending, by which the list of services knows it. */
function nameOfFile({ file }: FileOf<unknown>): string {
  return file.name.replace(/^.*\/|\.yaml$/g, "");
}
