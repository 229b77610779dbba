import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Lane, lanes, surviveKills } from "./load/kill-lanes.ts";
import { keepResult } from "./load/results.ts";

// `npm run test:faults -- --kills 1000`: so many kills in all, shared among what is killed, or `--lane embedded` of
// one part alone, and no kill after `--minutes 8`; what was found is added to `bench/results`. Everything else is handed to vitest.
const { values } = parseArgs({
  options: { kills: { type: "string" }, lane: { type: "string" }, minutes: { type: "string" } },
  strict: false,
  allowPositionals: true,
});

if (values.kills === undefined) {
  const config = join(import.meta.dirname, "vitest.config.ts");
  const rest = process.argv.slice(2);
  const { status } = spawnSync("npx", ["vitest", "run", "--config", config, ...rest], {
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}

const all = Number(values.kills);
const chosen = lanes.filter((lane) => values.lane === undefined || values.lane === lane);
if (!Number.isInteger(all) || all < 1 || chosen.length === 0) {
  process.stderr.write(`Write --kills 1000, and --lane ${lanes.join(", ")} for one part alone.\n`);
  process.exit(1);
}

let isSound = true;
const share = (at: number) => Math.floor(all / chosen.length) + (at < all % chosen.length ? 1 : 0);
await Promise.all(chosen.map((lane, at) => (share(at) > 0 ? run(lane, share(at)) : undefined)));
process.exit(isSound ? 0 : 1);

async function run(lane: Lane, kills: number): Promise<void> {
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  const survived = await surviveKills(lane, kills, { minutes });
  keepResult(survived);
  const { lost, doubled, wrong } = survived;
  for (const each of [...lost, ...doubled, ...wrong]) process.stderr.write(`${lane}: ${each}\n`);
  if (lost.length + doubled.length + wrong.length > 0) isSound = false;
  const { acknowledged, secondsPerKill } = survived;
  process.stdout.write(
    `${lane}: ${survived.kills} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ` +
      `${wrong.length} wrong, ${secondsPerKill} s a kill\n`,
  );
}
