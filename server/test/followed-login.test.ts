import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logInToAccount } from "./account-settings.ts";
import { registerPerson } from "./accounts.ts";
import { staffAs } from "./staff.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

/** A failed login can be followed: its events, its answer, its log lines and its mail name the same request. */
describe.each([
  ["truncated", /^(?:\d+\.){3}0\/24$/, "off"],
  ["whole", /^(?:\d+\.){3}\d+$/, "on"],
] as const)("with AUDIT_NETWORK=%s", (auditNetwork, network, lastLogins) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({
      tick: 1,
      environment: { AUDIT_NETWORK: auditNetwork, LAST_LOGINS: lastLogins },
    });
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

  test("the last logins with their network are kept and shown where LAST_LOGINS is on alone, and to who finds people", async () => {
    const { username } = await registerPerson(server);
    await logInToAccount(server, { realm: "practice", username });
    const shown = async (role: StaffRole) => {
      const { post } = await staffAs(server, role);
      return (await post("/accounts/show", { realm: "practice", username })).json().logins;
    };
    const kept = lastLogins === "on" ? "192.0.2.0/24" : null;
    const rows = await server.database.kysely.selectFrom("login_devices").selectAll().execute();
    expect(new Set(rows.map(({ network: of }) => of))).toEqual(new Set([kept]));
    const seen = await shown("support");
    if (kept === null) expect(seen).toBeNull();
    else {
      const windows = { browser: "Chrome", system: "Windows", way: "password", network: kept };
      expect(seen[0]).toMatchObject(windows);
    }
    expect(await shown("registrar")).toBeNull();
  });
});
