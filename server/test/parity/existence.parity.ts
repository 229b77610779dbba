import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cheapestCost } from "../../src/platform/hashing/hash-cost.ts";
import { allQuestions } from "../existence/all-questions.ts";
import { formQuestions } from "../existence/form-questions.ts";
import { limits } from "../existence/limits.ts";
import { measure } from "../existence/measure.ts";
import { serveForms } from "../posted-forms.ts";
import { openTestServer, type TestServer } from "../test-server.ts";

const fewest = Number(process.env.EXISTENCE_PAIRS ?? 500);
const share = Number(process.env.EXISTENCE_SHARE ?? 1);
/** `EXISTENCE_HASH=default` makes hashes as dear as in earnest; else they cost next to nothing, and hide nothing. */
const hashing = process.env.EXISTENCE_HASH === "default" ? { hashing: cheapestCost } : {};
/** What one look may tell beyond what it tells of nobody and nobody. */
const largestDifference = 0.06;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits, ...hashing });
  await serveForms(server);
});
afterAll(() => server.close());

const asked = [...allQuestions, ...formQuestions.map((form) => ({ call: "form", ...form }))];

describe.each(asked)("$realm $call: $about", (question) => {
  test("[SEC-A2 SEC-C2 SEC-D1] takes as long for every state of a name", async () => {
    const pairs = Math.ceil((question.pairs ?? fewest) * share);
    const cells = await measure(server, question, pairs);
    const areas = Object.fromEntries(
      cells.map(({ state, area }) => [state, Number(area.toFixed(3))]),
    );
    const { realm, call, about } = question;
    process.stdout.write(`${JSON.stringify({ realm, call, about, pairs, ...areas })}\n`);
    const noise = Math.abs((areas["free once more"] ?? 0.5) - 0.5);
    const told = cells.filter(({ area }) => Math.abs(area - 0.5) > largestDifference + noise);
    expect(told).toEqual([]);
  });
});
