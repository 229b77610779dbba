import { expect, test } from "vitest";
import { startCoverage } from "../fuzz/coverage.ts";
import { fuzz } from "../fuzz/fuzz.ts";
import { planted } from "../fuzz/planted.ts";
import { fuzzTargets } from "../fuzz/targets.ts";

const executions = Number(process.env.FUZZ_EXECUTIONS ?? 1_000_000);
const seed = Number(process.env.FUZZ_SEED ?? 1);

test.each(fuzzTargets)("[SEC-G3] $name", { timeout: 3_600_000 }, async (target) => {
  const coverage = await startCoverage(target.files);
  const started = performance.now();
  const { blocks, corpus } = await fuzz(target, coverage, { seed, executions });
  const seconds = Math.round((performance.now() - started) / 1_000);
  const figures = { name: target.name, executions, seed, blocks, corpus: corpus.length, seconds };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  await coverage.stop();
  expect(corpus.length).toBeGreaterThanOrEqual(target.seeds.length);
});

test("[SEC-G3] a fault that three right letters in a row reach is found by what has run, and by nothing else as soon", async () => {
  const target = { name: "planted", files: ["fuzz/planted.ts"], run: planted, seeds: ["a"] };
  const coverage = await startCoverage(target.files);
  const found = expect(fuzz(target, coverage, { seed, executions: 60_000 })).rejects;
  await found.toThrow("planted throws at");
  await coverage.stop();
  await fuzz(target, null, { seed, executions: 60_000 });
});
