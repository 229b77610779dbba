import { afterAll, beforeAll, expect, test } from "vitest";
import { askForReset, registerPerson } from "../../../test/accounts.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const rounds = 12;
const passwords = { link: "violet-gravel-77", code: "lantern-maple-90" };

/** Uses the link and the code of one request at the same moment. */
async function useBoth(username: string, beside: () => Promise<unknown> = async () => {}) {
  const { token, code } = await askForReset(server, username);
  const [link, typed] = await Promise.all([
    server.post("/practice/security/password/processReset", { password: passwords.link, token }),
    server.post("/practice/security/password/processResetWithOtp", {
      otp: code,
      username,
      password: passwords.code,
    }),
    beside(),
  ]);
  return { link: link.statusCode, code: typed.statusCode };
}

test("[SEC-C4 SEC-F13] of a link and a code that are used at once one changes the password, and the other is told that it has ended", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { username } = await registerPerson(server);
    await server.deliver();
    const { link, code } = await useBoth(username);
    expect([link, code].sort()).toEqual([200, 400]);
    const password = link === 200 ? passwords.link : passwords.code;
    const login = await server.post("/practice/security/auth", { username, password });
    expect(login.statusCode).toBe(200);
  }
});

test("[SEC-F13] a new request that is worked on meanwhile ends them or comes too late, and nobody waits for ever", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { username } = await registerPerson(server);
    await server.deliver();
    const { link, code } = await useBoth(username, async () => {
      await server.post("/practice/security/password/requestReset", { username });
      await server.deliver();
    });
    expect([
      [200, 400],
      [400, 400],
    ]).toContainEqual([link, code].sort());
  }
});
