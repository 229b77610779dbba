import { expect, test } from "vitest";
import { expectAllIn } from "../induction/expect-all-in.ts";
import { induct } from "../induction/induction.ts";

test("300 people and 20,000 requests of a bot behind one address: everybody is in within the hour", {
  timeout: 3_600_000,
}, async () => {
  const induction = await induct(300, 20_000);
  const { arrivals, spoils } = induction;
  const asked = arrivals.filter(({ wasAsked }) => wasAsked).length;
  console.info(JSON.stringify({ people: arrivals.length, asked, bot: spoils }));
  expect(arrivals).toHaveLength(300);
  expect(spoils.requests).toBeGreaterThanOrEqual(20_000);
  expectAllIn(induction);
});
