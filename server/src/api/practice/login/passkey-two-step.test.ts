import { expect, test } from "vitest";
import { logInWithPasskey, newOwnerWithPasskey } from "../../../../test/passkeys.ts";
import { goodPassword } from "../../../../test/people.ts";
import { openTestServer } from "../../../../test/test-server.ts";
import { setUpTwoStep } from "../../../../test/two-step.ts";

const product = /^https:\/\/practice\.example\/start\?code=/;

test("[SEC-I7] no code is asked for after a passkey, neither where somebody has two-step verification nor where it is required", async () => {
  for (const policy of ["optional", "required"]) {
    const server = await openTestServer({ environment: { SECOND_FACTOR: policy } });
    const { authenticator, username } = await newOwnerWithPasskey(server);
    const enters = async () => (await logInWithPasskey(server, authenticator)).json().location;
    expect(await enters()).toMatch(product);
    await setUpTwoStep(server, username);
    expect(await enters()).toMatch(product);
    const typed = { username, password: goodPassword };
    const { location } = (await server.post("/practice/security/auth", typed)).json();
    expect(location).toMatch(/^\/login\/practice\/code#/);
    await server.close();
  }
});
