import { messages } from "@frontdoor/contract/messages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, archive, auditOf } from "../accounts.ts";
import { goodPassword } from "../people.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { askForLink, opens, personWithLink, realms } from "./realms.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const newPassword = "violet-gravel-77";

describe.each(realms)("$realm: a reset link", (calls) => {
  const reset = (token: string, password = newPassword, headers = {}) =>
    server.post(calls.changePath, { password, token }, { headers });
  const codeOf = async (token: string) => (await reset(token)).json().code;

  test("[SEC-C4] sets the new password, and the answer says nothing more", async () => {
    const { username, token } = await personWithLink(server, calls);
    const response = await reset(token);
    expect([response.statusCode, response.body]).toEqual([200, "{}"]);
    expect(response.cookies).toEqual([]);
    expect(await opens(server, username, newPassword)).toBe(true);
    expect(await opens(server, username, goodPassword)).toBe(false);
  });

  test("[SEC-A4] ends every lock of the name", async () => {
    const { username, token } = await personWithLink(server, calls);
    const { username_index } = await accountOf(server, username);
    const counter = { realm: calls.realm, username_index, failures: 0, total: 100, locks: 3 };
    const last_attempt_at = server.deps.clock();
    await server.database.kysely
      .insertInto("login_counters")
      .values({ ...counter, client: "", locked_until: null, last_attempt_at })
      .execute();
    await reset(token);
    const { realm } = calls;
    const attempt = { realm, usernameIndexes: [username_index], deviceId: null } as const;
    expect(await server.deps.lockout.isLocked(server.database.kysely, attempt)).toBe(false);
  });

  test("[SEC-C9 SEC-H5] tells the owner by mail and the audit how it was done", async () => {
    const { username, email, token } = await personWithLink(server, calls);
    await reset(token);
    await server.deliver();
    const mail = server.mails().findLast(({ to }) => to === email);
    expect(mail).toMatchObject({ subject: `Your ${calls.product} password was changed` });
    const { id } = await accountOf(server, username);
    const events = await auditOf(server, id, "password-reset");
    expect(events).toMatchObject([{ realm: calls.realm, details: { by: "link" } }]);
    expect(JSON.stringify(events)).not.toContain(token);
  });

  test("[SEC-C4] of fifty parallel uses one sets the password", async () => {
    const { token } = await personWithLink(server, calls);
    const uses = Array.from({ length: 50 }, (_, use) => reset(token, `violet-gravel-${use}`));
    const codes = (await Promise.all(uses)).map((use) => use.json().code ?? "done");
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.filter((code) => code === "RESET_LINK_USED")).toHaveLength(49);
  });

  test("[SEC-C3] is told apart when used, expired, replaced or invented", async () => {
    const used = await personWithLink(server, calls);
    await reset(used.token);
    expect(await codeOf(used.token)).toBe("RESET_LINK_USED");

    const late = await personWithLink(server, calls);
    server.advance({ minutes: 60, seconds: 1 });
    expect(await codeOf(late.token)).toBe("RESET_LINK_EXPIRED");

    const older = await personWithLink(server, calls);
    const newer = await askForLink(server, calls, older.username);
    expect(await codeOf(older.token)).toBe("RESET_LINK_EXPIRED");
    expect((await reset(newer.token)).statusCode).toBe(200);

    expect(await codeOf("x".repeat(43))).toBe("RESET_LINK_UNKNOWN");
  });

  test("[SEC-B3 SEC-B4 S5.088] a refused password says why and leaves the link good", async () => {
    const { username, token } = await personWithLink(server, calls);
    const refusals = {
      PASSWORD1: messages.password,
      iloveyou1: messages.passwordCommon,
      [`${username.split("@")[0]}0`]: messages.passwordContainsContext,
      [`a1${"x".repeat(127)}`]: messages.maximumLength(128),
    };
    for (const [password, reason] of Object.entries(refusals)) {
      expect((await reset(token, password)).json().fields).toEqual({ password: reason });
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("[SEC-E7] of an archived account sets nothing", async () => {
    const { username, token } = await personWithLink(server, calls);
    await archive(server, username);
    expect((await reset(token)).statusCode).toBe(400);
    expect(await opens(server, username, newPassword)).toBe(false);
  });

  test("[SEC-C4] is unknown to the other realm, and stays good", async () => {
    const { username, token } = await personWithLink(server, calls);
    for (const other of realms.filter(({ realm }) => realm !== calls.realm)) {
      const response = await server.post(other.changePath, { password: newPassword, token });
      expect(response.json().code).toBe("RESET_LINK_UNKNOWN");
    }
    expect(await opens(server, username, goodPassword)).toBe(true);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("[SEC-F2] a second press with the same key gets the same answer", async () => {
    const { token } = await personWithLink(server, calls);
    const headers = { "idempotency-key": `reset-${calls.realm}` };
    const first = await reset(token, newPassword, headers);
    const second = await reset(token, newPassword, headers);
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
  });

  test("[SEC-C14] looking at its call uses nothing up", async () => {
    const { token } = await personWithLink(server, calls);
    for (let look = 0; look < 10; look += 1) {
      expect((await server.get(calls.changePath)).statusCode).toBe(405);
    }
    expect((await reset(token)).statusCode).toBe(200);
  });
});
