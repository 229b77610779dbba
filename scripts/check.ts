import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { checkClauses } from "./clauses/check-clauses.ts";
import { checkJourneys } from "./documents/journeys/main.ts";
import { faultyOpenApi, staleOpenApi } from "./documents/openapi/openapi.ts";
import { checkFiles } from "./house-style.ts";

/** `npm run check`: checks that neither the linter, the types nor a single test can do. */
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
const paths = listed.toString().trimEnd().split("\n").filter(existsSync);
const faults = [
  ...checkClauses(),
  ...staleOpenApi(),
  ...(await faultyOpenApi()),
  ...checkJourneys(),
  ...checkFiles(paths),
];
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? "check: nothing found" : `check: ${faults.length} found`);
process.exitCode = faults.length === 0 ? 0 : 1;
