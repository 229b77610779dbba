import { randomOf } from "../hostile/random.ts";
import type { Coverage } from "./coverage.ts";
import type { FuzzTarget } from "./fuzz-target.ts";
import { mutatedText } from "./mutate-text.ts";

/** So many texts are tried between two looks at what has run. */
const batch = 1_000;

/** What came of it. */
interface Fuzzed {
  executions: number;
  /** Blocks of the target's files that have run. */
  blocks: number;
  /** Texts that reached a block that none before them had. */
  corpus: string[];
}

/**
 * Tries so many texts, and goes on from those that reach what none had reached.
 * @param coverage null where every text is as good as any other
 * @throws Error with the text that a target threw at, or about which it and its oracle do not agree
 */
export async function fuzz(
  target: FuzzTarget,
  coverage: Coverage | null,
  { seed, executions }: { seed: number; executions: number },
): Promise<Fuzzed> {
  const random = randomOf(seed);
  const corpus = [...target.seeds];
  const reached = new Set<string>();
  const { pieces = [""] } = target;

  /** Runs them all; the blocks that are new. */
  async function newBlocks(texts: readonly string[]): Promise<string[]> {
    for (const text of texts) check(target, text);
    const blocks = coverage === null ? [] : await coverage.take();
    return [...blocks].filter((block) => !reached.has(block));
  }
  /** Keeps those that reach something new: halves them until each stands alone. */
  async function keep(texts: readonly string[]): Promise<void> {
    const found = await newBlocks(texts);
    if (found.length === 0) return;
    const [only] = texts;
    if (texts.length === 1 && only !== undefined) {
      corpus.push(only);
      for (const block of found) reached.add(block);
      return;
    }
    const middle = texts.length >> 1;
    await keep(texts.slice(0, middle));
    await keep(texts.slice(middle));
  }

  await coverage?.take();
  for (const block of await newBlocks(corpus)) reached.add(block);
  for (let done = 0; done < executions; done += batch) {
    const count = Math.min(batch, executions - done);
    const others = corpus;
    await keep(
      Array.from({ length: count }, () =>
        mutatedText(random.pick(corpus), { random, others, pieces }),
      ),
    );
  }
  return { executions, blocks: reached.size, corpus };
}

function check({ name, run, oracle }: FuzzTarget, text: string): void {
  let result: unknown;
  try {
    result = run(text);
  } catch (error) {
    throw new Error(`${name} throws at ${JSON.stringify(text)}: ${error}`);
  }
  const expected = oracle === undefined ? result : oracle(text, result);
  if (JSON.stringify(expected) !== JSON.stringify(result)) {
    const both = `${JSON.stringify(result)}, where its oracle says ${JSON.stringify(expected)}`;
    throw new Error(`${name} says of ${JSON.stringify(text)} ${both}.`);
  }
}
