import { z } from "zod";
import { CorrectionError, problemsIn } from "../business/business-error.ts";
import { type Owned, repeated } from "./names.ts";
import { article, type City, city, homeLists, review, type ServicePage, servicePage } from "./types.ts";
import { address, listOf, text, UNFINISHED } from "./values.ts";

/* Loads and checks the content. Whatever builds or shows pages imports this first, so nothing is made of wrong content. */

/** Texts of any shape. */
const texts: z.ZodType = z.lazy(() =>
  z.union([
    text,
    z.number(),
    z.boolean(),
    z.array(texts),
    z.object({ formerly: z.array(address).optional() }).catchall(texts),
  ]),
);

/** Articles, the newest first. */
const articles = listOf(article).superRefine((list, { addIssue }) => {
  for (const [index, { date }] of list.entries()) {
    if (date > (list[index - 1]?.date ?? date)) {
      const message = "expected the newest article first; this one is newer than the one before it";
      addIssue({ code: "custom", path: [index, "date"], message });
    }
  }
});

/** What files export, by the start of their names. Other files export texts. */
const SCHEMAS = {
  "./cities/": z.strictObject({ city }),
  "./services/": z.strictObject({ service: servicePage }),
  "./articles.ts": z.object({ articles }).catchall(texts),
  "./reviews.ts": z.strictObject({ reviews: z.array(review) }),
  "./home.ts": z.object(homeLists).catchall(texts),
};

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  array: "a list",
  tuple: "a list",
  object: "fields in braces",
};

/** The messages for a value of another type than the schema's. */
const inWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return `expected ${TYPES[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
    case "unrecognized_keys":
      return `does not know the field ${issue.keys.join(", ")}; correct or remove it`;
    case "invalid_key":
      return `its name: ${issue.issues[0]?.message}`;
    default:
      return "expected what src/content/types.ts says";
  }
};

/** Content files: what each exports, by its path from here: "./cities/azle.ts". */
type ContentFiles = Readonly<Record<string, object>>;

/** One line for each problem of the files: the file, the field, its value, and what is expected. */
export function contentProblems(files: ContentFiles): string[] {
  return [
    ...Object.entries(files).flatMap(([file, exports]) => fileProblems(file, exports)),
    ...repeated(valuesAt(files, ["name"])),
    ...repeated(valuesAt(files, ["addresses", "formerly"])),
  ];
}

const inProject = (file: string) => file.replace("./", "src/content/");

function fileProblems(file: string, exports: object): string[] {
  const content = Object.fromEntries(
    Object.entries(exports).filter(([, value]) => typeof value !== "function"),
  );
  const [, schema = texts] = Object.entries(SCHEMAS).find(([start]) => file.startsWith(start)) ?? [];
  const issues = schema.safeParse(content, { error: inWords }).error?.issues ?? [];
  const isDraft = Object.values(content).some((page) => Object(page).draft === true);
  const wrong = issues.filter((issue) => !(isDraft && isUnfinished(issue)));
  return problemsIn(wrong, content, "the file").map((problem) => `${inProject(file)}: ${problem.text}`);
}

function isUnfinished(issue: z.core.$ZodIssue): boolean {
  if (issue.code === "invalid_key") return issue.issues.every(isUnfinished);
  return issue.code === "custom" && issue.params === UNFINISHED;
}

/** The values of these fields in what the files export, one by one if a field is a list. */
function valuesAt(files: ContentFiles, fields: readonly string[]): Owned[] {
  return Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, content]) =>
      fields.flatMap((field) => {
        const at = `${inProject(file)}: ${name}.${field}`;
        const value: unknown = Object(content)[field];
        if (typeof value === "string") return [{ value, at }];
        return Array.isArray(value) ? value.map((item) => ({ value: String(item), at })) : [];
      }),
    ),
  );
}

/** The files of cities. */
export const cityFiles = import.meta.glob<{ city: City }>("./cities/*.ts", { eager: true });

/** The files of services. */
export const serviceFiles = import.meta.glob<{ service: ServicePage }>("./services/*.ts", { eager: true });

const files: ContentFiles = {
  ...cityFiles,
  ...serviceFiles,
  ...import.meta.glob<object>(
    "./{articles,claims,every-page,form-texts,general-pages,home,reviews,sent-panel,terms}.ts",
    { eager: true },
  ),
};

/** Every present and earlier address in the content. */
export const contentAddresses = valuesAt(files, ["addresses", "formerly"]);

const problems = contentProblems(files);
if (problems.length > 0) throw new CorrectionError("The site's content needs a correction", problems);
