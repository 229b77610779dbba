import { expect, test } from "vitest";
import { expectAllIn } from "./expect-all-in.ts";
import { induct } from "./induction.ts";

/** Seconds of work on a machine of its own; other work there must not make it fail. */
const timeoutMilliseconds = 300_000;

test("An induction behind one address: everybody is in and logged in within the hour, a bot is held", {
  timeout: timeoutMilliseconds,
}, async () => {
  const induction = await induct(60, 400);
  expect(induction.arrivals).toHaveLength(60);
  expectAllIn(induction);
});
