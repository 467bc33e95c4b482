import path from "node:path";
import { copyProject } from "./build-project.ts";
import { type GrowthStep, growthProblems, growthTable } from "./build-report.ts";
import { runBuild } from "./build-run.ts";

/* Builds the site with more and more generated cities, and says what a page costs. */

const COUNTS = [40, 200, 1000];

const project = await copyProject(path.join(import.meta.dirname, ".."));
try {
  const steps: GrowthStep[] = [];
  for (const cities of COUNTS) {
    console.error(`Building with ${cities} generated cities ...`);
    await project.growTo(cities);
    steps.push({ cities, ...(await runBuild(project.root)) });
  }
  console.log(growthTable(steps));
  const problems = growthProblems(steps);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await project.remove();
}
