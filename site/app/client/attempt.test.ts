import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attempt } from "./attempt.ts";

beforeEach(() => vi.stubGlobal("window", new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

/** An attempt whose call the test answers. */
function make() {
  const call = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const told: string[] = [];
  const end = attempt(
    (signal) => {
      signals.push(signal);
      return call.promise;
    },
    (answer) => told.push(answer),
    () => told.push("abandoned"),
  );
  const answer = async (text: string) => {
    call.resolve(text);
    await call.promise;
  };
  return { told, end, answer, fail: call.reject, isAborted: () => signals[0]?.aborted };
}

test("the answer to an attempt is told", async () => {
  const { told, answer, isAborted } = make();
  await answer("yes");
  expect(told).toEqual(["yes"]);
  expect(isAborted()).toBe(false);
});

test("who departs aborts the call; an answer that comes all the same is not told, a failure neither", async () => {
  const late = make();
  const failing = make();
  window.dispatchEvent(new Event("beforeunload"));
  expect([late.isAborted(), failing.isAborted()]).toEqual([true, true]);
  await late.answer("yes");
  failing.fail(new Error("aborted"));
  window.dispatchEvent(new Event("beforeunload"));
  expect([...late.told, ...failing.told]).toEqual(["abandoned", "abandoned"]);
});

test("an attempt that is ended, by another choice or another attempt, says nothing at all", async () => {
  const { told, end, answer, isAborted } = make();
  end();
  expect(isAborted()).toBe(true);
  window.dispatchEvent(new Event("beforeunload"));
  await answer("yes");
  expect(told).toEqual([]);
});

test("an answer may itself lead away: its attempt is over by then", async () => {
  const { told, answer } = make();
  await answer("yes");
  window.dispatchEvent(new Event("beforeunload"));
  expect(told).toEqual(["yes"]);
});
