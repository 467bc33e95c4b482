import { readFileSync } from "node:fs";
import { Window } from "happy-dom";

/** A test that did not pass, or a whole tool. */
export interface Failure {
  name: string;
  /** The command that runs it alone. */
  alone: string;
  /** The first lines of its error. */
  reason?: string | undefined;
  /** The file in which Playwright has kept what happened. */
  trace?: string | undefined;
}

/** What a runner of tests has counted. */
export interface Outcome {
  passed: number;
  failures: Failure[];
}

const CDATA = /<!\[CDATA\[(.*?)\]\]>/gs;

/**
 * Counts and failures from a report in JUnit's format, as both Vitest and Playwright write it.
 * @param command What started the tests; a file and a test are added to it.
 */
export function readReport(file: string, command: string): Outcome {
  const text = readFileSync(file, "utf8");
  // The count of another `npm test`, of an owner's copy.
  if (text.startsWith("{")) return JSON.parse(text);
  // Happy DOM's parser knows no CDATA.
  const xml = text.replaceAll(CDATA, (_, words: string) =>
    words.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
  );
  const report = new new Window().DOMParser().parseFromString(xml, "text/xml");
  const tests = Array.from(report.querySelectorAll("testcase")).filter(
    (test) => !test.querySelector("skipped"),
  );
  const failures = tests.flatMap((test): Failure[] => {
    // Playwright has "failure" for an assertion, and "error" for what else ends a test.
    const error = test.querySelector("failure, error")?.textContent;
    if (error === undefined) return [];
    const [place = "", name = ""] = ["classname", "name"].map(
      (attribute) => test.getAttribute(attribute) ?? "",
    );
    const [, trace] = /\[\[ATTACHMENT\|(.*trace\.zip)\]\]/.exec(test.textContent) ?? [];
    // A file that could not be run is a test of its own name.
    const only = name === place ? "" : `${command.includes("playwright") ? " -g" : " -t"} ${patternOf(name)}`;
    return [
      { name: `${place}: ${name}`, alone: `${command} ${place}${only}`, reason: firstLines(error), trace },
    ];
  });
  return { passed: tests.length - failures.length, failures };
}

/** An error's first lines. */
function firstLines(error: string): string {
  return error.trim().split("\n").slice(0, 8).join("\n");
}

/** The end of a name, as a pattern in quotes for the shell. Between the names of a group and a test, reports have a sign. */
function patternOf(name: string): string {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/ [>›] /g, " ([>›] )?");
  return `'${literal.replaceAll("'", "'\\''")}$'`;
}
