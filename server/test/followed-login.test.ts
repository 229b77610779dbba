import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerPerson } from "./accounts.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

/** A failed login can be followed: its events, its answer, its log lines and its mail name the same request. */
describe.each([
  ["truncated", /^(?:\d+\.){3}0\/24$/],
  ["whole", /^(?:\d+\.){3}\d+$/],
] as const)("with AUDIT_NETWORK=%s", (auditNetwork, network) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ tick: 1, environment: { AUDIT_NETWORK: auditNetwork } });
  });
  afterAll(() => server.close());

  const eventsOf = (kind: string) =>
    server.database.kysely
      .selectFrom("audit_events")
      .select(["details"])
      .where("kind", "=", kind)
      .orderBy("id", "desc")
      .execute();

  test("[SEC-H5] a failed login and a lock keep the request's id and where it came from", async () => {
    const { username, emailAddress } = await registerPerson(server);
    await server.deliver();
    const fail = () =>
      server.post("/practice/security/auth", { username, password: "not-the-password" });
    let answer = await fail();
    for (let tries = 1; tries < 10; tries += 1) answer = await fail();
    const requestId = answer.headers["x-request-id"];
    const followed = { requestId, from: expect.stringMatching(network) };
    expect((await eventsOf("login-failed"))[0]?.details).toMatchObject(followed);
    expect((await eventsOf("account-locked"))[0]?.details).toMatchObject(followed);
    await server.deliver();
    const mail = server
      .mails()
      .filter(({ to }) => to === emailAddress)
      .at(-1);
    expect(mail?.text).toContain(`Reference: ${requestId}`);
  });
});
