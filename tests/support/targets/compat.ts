import type {
  BrowserName,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from "@mdn/browser-compat-data/forLegacyNode";
import bcd from "@mdn/browser-compat-data/forLegacyNode";
import viteConfig from "../../../vite.config.ts";

/** The browsers of a build target, by their names in MDN's data. */
const NAMES: Record<string, readonly BrowserName[]> = {
  chrome: ["chrome", "chrome_android"],
  firefox: ["firefox", "firefox_android"],
  ios: ["safari_ios"],
  safari: ["safari"],
};

/** The oldest browsers, by `build.target` of vite.config.ts, which names each as "safari15.4". */
const OLDEST = [viteConfig.build?.target ?? []].flat().flatMap((target) => {
  const [, browser = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(String(target)) ?? [];
  const names = NAMES[browser];
  if (!names) throw new Error(`vite.config.ts: build.target has "${target}", which is no browser known here`);
  return names.map((name) => ({ name, version }));
});

/** Something of the web platform in MDN's browser-compat-data, by its path: "css.properties.inset". */
export function featureAt(path: string): Identifier | undefined {
  let found: Identifier | undefined = bcd as unknown as Identifier;
  for (const key of path.split(".")) found = found && Object.hasOwn(found, key) ? found[key] : undefined;
  return found;
}

const answers = new Map<string, boolean | undefined>();

/** Whether one of the oldest browsers lacks what stands at a path; undefined if the data does not know it. */
export function isYoung(path: string): boolean | undefined {
  if (!answers.has(path)) {
    const support = featureAt(path)?.__compat?.support;
    answers.set(path, support && OLDEST.some(({ name, version }) => !isIn(support[name], version)));
  }
  return answers.get(path);
}

/**
 * What may be meant by several paths is young if all are that the data knows.
 * @returns The first known path if they are young, the first path if none is known; undefined if they are old.
 */
export function youngOf(paths: readonly string[]): string | undefined {
  const known = paths.filter((path) => isYoung(path) !== undefined);
  return known.every(isYoung) ? (known[0] ?? paths[0]) : undefined;
}

function isIn(support: SupportStatement | undefined, version: string): boolean {
  const statements: (SimpleSupportStatement | undefined)[] = [support].flat();
  return statements.some(
    (statement) =>
      statement &&
      !statement.flags &&
      !statement.prefix &&
      !statement.alternative_name &&
      isAtMost(statement.version_added, version) &&
      !isAtMost(statement.version_removed ?? false, version),
  );
}

/** Whether a version ("16.4", "≤37"; false and "preview" are never) is another one or older. */
function isAtMost(version: string | false, limit: string): boolean {
  if (version === false || !/^≤?[\d.]+$/.test(version)) return false;
  const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
  const [limitMajor = 0, limitMinor = 0] = limit.split(".").map(Number);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
}
