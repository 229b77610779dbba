import { afterAll, beforeAll, expect, test } from "vitest";
import { logInWithPasskey, newOwnerWithPasskey } from "../../../test/passkeys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test("[SEC-I1] a passkey that its owner added lets them in, without a name and without a hash", async () => {
  const { authenticator } = await newOwnerWithPasskey(server);
  const before = server.spent.verified;
  const response = await logInWithPasskey(server, authenticator);
  expect(response.json()).toEqual({
    location: expect.stringMatching(/^https:\/\/practice\.example\/start\?code=[\w-]{43}$/),
  });
  expect(server.spent.verified).toBe(before);
});
