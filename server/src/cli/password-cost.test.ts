import { expect, test } from "vitest";
import { run } from "./run.ts";

test("[SEC-B7] password-cost prints variables that are never below the cheapest cost that is allowed", async () => {
  const { code, out } = await run(["password-cost", "--milliseconds", "1"], {});
  expect(code).toBe(0);
  expect(out).toMatch(/^ARGON2_MEMORY_KIB=47104\nARGON2_ITERATIONS=1\n# One hash takes \d+ ms/);
});

test("password-cost refuses a time that is none", async () => {
  const { code, err } = await run(["password-cost", "--milliseconds", "soon"], {});
  expect([code, err]).toEqual([2, expect.stringContaining("--milliseconds is a number")]);
});
