import { expectAudit, expectMessages } from "./compare.ts";
import { type Drawn, sorts } from "./walk.ts";
import { createWalker } from "./walker.ts";
import type { World } from "./world.ts";

/** Where the server differs from the model, with the steps that led there. */
class Difference extends Error {
  override name = "Difference";
}

/** Is called for each step that was gone, with its sort and how it ended. */
export type Count = (sort: string, outcome: string) => void;

/**
 * Goes one walk with people of its own, in the model and in the world, and compares every answer and message,
 * and at the end the audit.
 * @throws Difference
 */
export async function go(world: World, drawn: readonly Drawn[], count: Count): Promise<void> {
  // Nothing of the walk before is of the same moment.
  world.time.advance({ seconds: 1 });
  await world.delivered(0);
  const since = world.time.clock();
  const { walk, told, perform } = createWalker(world);
  try {
    for (const { sort, values, at } of drawn) {
      const act = sorts[sort]?.plan(walk, values) ?? null;
      if (act !== null) await perform(act, at, (outcome) => count(sort, outcome));
    }
    expectMessages(walk.model, await world.delivered(0));
    await expectAudit(world, walk, since);
  } catch (cause) {
    throw new Difference(["", ...told, String(cause)].join("\n"), { cause });
  }
}
