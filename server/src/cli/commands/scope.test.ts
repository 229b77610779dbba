import { afterAll, beforeAll, expect, test } from "vitest";
import { operatorEnvironment } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { run } from "../run.ts";

let server: TestServer;
let env: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  env = await operatorEnvironment(server);
});
afterAll(() => server.close());

const frontdoor = (...words: string[]) => run(["scope", ...words], env);

test("a scope is granted for a reason, listed, and ended", async () => {
  const granted = await frontdoor(
    "grant",
    "practice",
    "identity",
    "--reason",
    "medical aid claims",
  );
  expect(granted.out).toContain("practice has the scope identity.");
  expect((await frontdoor("list")).out).toContain("medical aid claims");
  expect((await frontdoor("end", "practice", "identity")).code).toBe(0);
  expect((await frontdoor("list")).out).toContain("There are none.");
});

test("ending what was not granted says so", async () => {
  const { code, err } = await frontdoor("end", "academic", "identity");
  expect([code, err]).toEqual([1, expect.stringContaining("does not have this scope by a grant")]);
});

test.each([
  [
    ["grant", "practice", "identity"],
    "--reason is missing: say what the product needs the scope for.",
  ],
  [["grant", "practice", "profile", "--reason", "x"], "<scope> is one of identity."],
  [["end", "pharmacy", "identity"], "<product> is one of patient, practice, academic."],
])("%j is typed wrongly", async (words, told) => {
  const { code, err } = await frontdoor(...words);
  expect([code, err]).toEqual([2, expect.stringContaining(told)]);
});
