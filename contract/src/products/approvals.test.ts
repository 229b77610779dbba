import { expect, test } from "vitest";
import type { Call } from "../call.ts";
import { confirmApproval } from "./approvals.ts";
import { productCalls } from "./calls.ts";

test("agreeing to a call can be refused for each reason that the call itself can", () => {
  const calls: Call[] = Object.values(productCalls);
  const waiting = calls.filter(({ secondPerson }) => secondPerson !== undefined);
  expect(waiting.length).toBeGreaterThan(10);
  const reasons = waiting.flatMap(({ failures = [] }) => failures);
  expect(confirmApproval.failures).toEqual(expect.arrayContaining(reasons));
});
