import type { Bench } from "./bench.ts";
import { withFrontDoor } from "./front-door.ts";
import { keepResult, thisMachine } from "./results.ts";

/** Runs benches one after the other against a server that is started for them, and writes their results. */
export async function runBenches(benches: readonly Bench[], seconds: number): Promise<void> {
  const machine = thisMachine();
  await withFrontDoor({}, async (frontDoor) => {
    for (const { name, keptAs = name, about, run } of benches) {
      const figures = await run({ frontDoor, seconds });
      const date = new Date().toISOString();
      const table = keepResult({ name: keptAs, about, date, seconds, machine, figures });
      console.log(`\n${name}: ${about}\n\n${table}`);
    }
  });
}
