import { expect, test } from "vitest";
import { expectAllIn } from "./expect-all-in.ts";
import { induct } from "./induction.ts";

test("An induction behind one address: everybody is in and logged in within the hour, a bot is held", async () => {
  const induction = await induct(60, 400);
  expect(induction.arrivals).toHaveLength(60);
  expectAllIn(induction);
});
