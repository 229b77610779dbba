import { parseArgs } from "node:util";
import { stages } from "./stages.ts";
import { hasFailed, type StageResult, summary } from "./tally.ts";

const { values } = parseArgs({ options: { only: { type: "string" } } });
const names =
  values.only?.split(",") ?? stages.filter((stage) => !stage.isNightly).map(({ name }) => name);
const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  const known = stages.map(({ name }) => name).join(", ");
  console.error(`There is no stage ${unknown.join(", ")}; there are ${known}.`);
  process.exit(2);
}

if (stages.some(({ name, isNightly }) => isNightly && names.includes(name)))
  process.env.NIGHTLY = "1";

const results: StageResult[] = [];
for (const { name, run } of stages.filter((stage) => names.includes(stage.name))) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const outcome = await run().catch((cause: unknown) => {
    console.error(cause instanceof Error ? cause.message : cause);
    return { ok: false };
  });
  const result = { name, ...outcome, seconds: (performance.now() - start) / 1000 };
  results.push(result);
  console.log(
    `── ${name}: ${hasFailed(result) ? "FAILED" : "ok"} in ${result.seconds.toFixed(1)} s`,
  );
}
process.exitCode = results.some(hasFailed) ? 1 : 0;
console.log(`\n${summary(results)}`);
