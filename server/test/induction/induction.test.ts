import { expect, test } from "vitest";
import { expectAllIn } from "./expect-all-in.ts";
import { induct } from "./induction.ts";

test("[SEC-C9 SEC-A11] an induction behind one address: everybody is in and logged in within the hour, a bot is held", async () => {
  const induction = await induct(150, 1_000);
  expect(induction.arrivals).toHaveLength(150);
  expectAllIn(induction);
});
