import { expect, test } from "vitest";
import { failOver } from "./fail-over.ts";
import { expectSound } from "./load/expect-sound.ts";

const count = Number(process.env.FAIL_OVERS ?? 50);
const hour = 3_600_000;

test(`[SEC-F8] of what two processes acknowledged over ${count} fail-overs to a synchronous standby nothing is lost`, {
  timeout: hour,
}, async () => {
  const { gaps, ...verdict } = await failOver(count, "synchronous");
  const sorted = gaps.toSorted((a, b) => a - b);
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.info(JSON.stringify({ count, acknowledged: verdict.acknowledged, median, longest }));
  expectSound(verdict);
});

test("[SEC-F8] an asynchronous standby loses what the primary acknowledged in its last moments, and the load sees it", {
  timeout: hour,
}, async () => {
  const { lost, acknowledged } = await failOver(2, "asynchronous");
  console.info(JSON.stringify({ acknowledged, lost: lost.length }));
  expect(lost.length).toBeGreaterThan(0);
});
