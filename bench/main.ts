import { parseArgs } from "node:util";
import { countingAccounts } from "./src/count-accounts.ts";
import { filling } from "./src/fill/fill.ts";
import { withFrontDoor } from "./src/front-door.ts";
import { importing } from "./src/import.ts";
import { launchDay } from "./src/launch-day.ts";
import { lighthouse } from "./src/lighthouse.ts";
import { login } from "./src/login.ts";
import { loginCompared } from "./src/login-compared.ts";
import { maintenance } from "./src/maintenance.ts";
import { memory } from "./src/memory.ts";
import { pages } from "./src/pages.ts";
import { processes } from "./src/processes.ts";
import { receipts } from "./src/receipts.ts";
import { keepResult, thisMachine } from "./src/results.ts";
import { scale } from "./src/scale.ts";
import { search } from "./src/search.ts";
import { starts } from "./src/starts.ts";
import { weakPhone } from "./src/weak-phone.ts";

/**
 * `npm run bench -- [name …] [--seconds 10]` runs the usual benches, or the named ones. The site must be built.
 * Benches that fill a database with millions of accounts run only when they are named.
 */
const usual = [lighthouse, login, pages, weakPhone, search];
const all = [
  ...usual,
  importing,
  filling,
  scale,
  starts,
  memory,
  maintenance,
  processes,
  loginCompared,
  receipts,
  launchDay,
  countingAccounts,
];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "10" } },
});
const unknown = positionals.filter((name) => !all.some((bench) => bench.name === name));
const seconds = Number(values.seconds);

if (unknown.length > 0 || !(seconds >= 1)) {
  const names = all.map((bench) => bench.name).join(", ");
  console.error(`Benches: ${names}. Seconds for each figure: --seconds 10`);
  process.exitCode = 1;
} else {
  const chosen = positionals.length === 0 ? usual : all.filter((b) => positionals.includes(b.name));
  const machine = thisMachine();
  await withFrontDoor({}, async (frontDoor) => {
    for (const { name, keptAs = name, about, run } of chosen) {
      const figures = await run({ frontDoor, seconds });
      const date = new Date().toISOString();
      const table = keepResult({ name: keptAs, about, date, seconds, machine, figures });
      console.log(`\n${name}: ${about}\n\n${table}`);
    }
  });
}
