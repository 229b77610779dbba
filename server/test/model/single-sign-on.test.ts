import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../accounts.ts";
import { behindBalancer } from "../balancer.ts";
import { openidProduct } from "../openid.ts";
import { callerAs } from "../product-keys.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { seedOfRun } from "./many-walks.ts";
import { goSignOnWalk, type SignOnWorld, signOnWalks } from "./single-sign-on.ts";

let server: TestServer;
let world: SignOnWorld;
beforeAll(async () => {
  server = await openTestServer({ environment: { SINGLE_SIGN_ON: "optional" } });
  const terms = { refresh_hours: 720 };
  const balanced = await behindBalancer(server);
  world = {
    server: balanced,
    operator: await callerAs(server, "operator"),
    people: [await registerPerson(server), await registerPerson(server)],
    clients: [
      await openidProduct(balanced, "records", terms),
      await openidProduct(balanced, "billing", terms),
    ],
  };
});
afterAll(() => server.close());

/** By day a few of the same walks, by night many others. */
const isNight = process.env.NIGHTLY === "1";
const seeds = isNight ? [7, seedOfRun()] : [7];

test.each(seeds)(
  "[SEC-C8] whoever stays signed in is let in, and nobody else, over two processes: walks of %i",
  async (seed) => {
    const property = fc.asyncProperty(signOnWalks, (steps) => goSignOnWalk(world, steps));
    const numRuns = isNight ? 100 : 4;
    const result = await fc.check(property, { seed, numRuns, endOnFailure: true });
    const told = JSON.stringify([result.counterexample, String(result.errorInstance)]);
    expect(result.failed, told).toBe(false);
  },
);
