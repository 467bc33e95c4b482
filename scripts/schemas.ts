import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchemaOf, KINDS } from "../src/owner/json-schemas.ts";

/* npm run schemas: rewrites schemas/ after a change of a schema in src/owner/ or of a comment in a YAML file. */

const ROOT = path.resolve(import.meta.dirname, "..");

for (const [kind, { schema, comments }] of Object.entries(KINDS)) {
  const made = jsonSchemaOf(schema, readFileSync(path.join(ROOT, comments), "utf8"));
  writeFileSync(path.join(ROOT, `schemas/${kind}.json`), `${JSON.stringify(made)}\n`);
}
