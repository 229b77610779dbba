import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askForReset, auditOf, registerPerson } from "../../../test/accounts.ts";
import { goodPassword } from "../../../test/people.ts";
import { askForRemoval } from "../../../test/removal.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const validate = (token: string) => server.get(`/practice/profile/deleterequest/validate/${token}`);
const confirm = (userId: string, token: string, headers: Record<string, string> = {}) =>
  server.post(`/practice/profile/deleterequest/${userId}/delete/${token}`, {}, { headers });
const accountOf = (id: string) =>
  server.database.kysely
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

async function personWithToken() {
  const person = await registerPerson(server);
  return { ...person, ...(await askForRemoval(server, person.username)) };
}

/** Everything that is stored, as one text. */
async function everything(): Promise<string> {
  const tables = ["accounts", "tokens", "outbox", "audit_events", "product_events"] as const;
  const rows = [];
  for (const table of tables) {
    rows.push(await server.database.kysely.selectFrom(table).selectAll().orderBy("id").execute());
  }
  return JSON.stringify(rows);
}

describe("[S7.094 S7.095 S3.064] the token", () => {
  test("[SEC-E5] 200: it says whose removal it confirms by an id and a masked address, and tells nothing else of the person", async () => {
    const { token, userId, emailAddress } = await personWithToken();
    const response = await validate(token);
    const [local = "", host = ""] = emailAddress.split("@");
    const maskedEmail = `${local[0]}***@${host[0]}***${host.slice(host.lastIndexOf("."))}`;
    expect([response.statusCode, response.json()]).toEqual([200, { userId, maskedEmail }]);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("[SEC-E6 SEC-C14] a hundred looks change nothing, and the person can still confirm", async () => {
    const { token, userId } = await personWithToken();
    const before = await everything();
    await Promise.all(Array.from({ length: 100 }, () => validate(token)));
    expect(await everything()).toBe(before);
    expect((await confirm(userId, token)).statusCode).toBe(200);
  });

  test("404: it is unknown, used, older than a newer one, or a day old", async () => {
    const used = await personWithToken();
    await confirm(used.userId, used.token);
    const older = await personWithToken();
    await askForRemoval(server, older.username);
    const late = await personWithToken();
    server.advance({ hours: 24 });
    for (const token of ["unknown", "A".repeat(43), used.token, older.token, late.token]) {
      expect((await validate(token)).statusCode).toBe(404);
      expect((await confirm(late.userId, token)).statusCode).toBe(404);
    }
    expect((await accountOf(late.userId)).status).toBe("active");
  });

  test("404: a token of another purpose", async () => {
    const { username } = await registerPerson(server);
    await server.deliver();
    const { token } = await askForReset(server, username);
    expect(token).toHaveLength(43);
    expect((await validate(token)).statusCode).toBe(404);
  });
});

describe("[S7.097] the confirmation", () => {
  test("[S9.032 SEC-E7 SEC-H9] 200: the profile stays for six years, everything that lets someone in is gone", async () => {
    const { username, userId, token, identityNumber, cookies } = await personWithToken();
    const code = (
      await server.post("/practice/security/auth", { username, password: goodPassword })
    )
      .json()
      .location.split("code=")[1];
    const response = await confirm(userId, token);
    expect([response.statusCode, response.body]).toEqual([200, "{}"]);

    const now = server.deps.clock();
    const account = await accountOf(userId);
    expect(account).toMatchObject({ status: "archived", archived_at: now, password_hash: null });
    expect(account.retain_until?.getUTCFullYear()).toBe(now.getUTCFullYear() + 6);
    expect(identityNumber).toBeTruthy();
    const login = { username, password: goodPassword };
    const again = await server.post("/practice/security/auth", login, { cookies });
    expect(again.statusCode).toBe(401);
    const { kysely } = server.database;
    const redeemed = await kysely
      .transaction()
      .execute((tx) => server.deps.handOffs.redeem(tx, "practice", code));
    expect(redeemed).toBeNull();
    const devices = await kysely
      .selectFrom("known_devices")
      .selectAll()
      .where("username_index", "=", account.username_index)
      .execute();
    expect(devices).toEqual([]);
  });

  test("[SEC-E7] a reset that was asked for before leads nowhere afterwards", async () => {
    const { username, userId, token } = await personWithToken();
    const reset = await askForReset(server, username);
    expect([reset.token.length, reset.code.length]).toEqual([43, 6]);
    await confirm(userId, token);
    const password = "another-otter-41";
    const byLink = { password, token: reset.token };
    const byCode = { username, otp: reset.code, password };
    const answers = [
      await server.post("/practice/security/password/processReset", byLink),
      await server.post("/practice/security/password/processResetWithOtp", byCode),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    expect((await accountOf(userId)).password_hash).toBeNull();
  });

  test("the username stays taken, so that nobody steps into the place of a person who left", async () => {
    const { username, userId, token } = await personWithToken();
    await confirm(userId, token);
    await expect(registerPerson(server, { username })).rejects.toThrow("USERNAME_TAKEN");
  });

  test("[SEC-H5 SEC-C8] the audit, the product and the owner are told", async () => {
    const { userId, token, emailAddress } = await personWithToken();
    await server.deliver();
    const seen = server.sent.length;
    await confirm(userId, token);
    await server.deliver();
    const mails = server.sent.slice(seen);
    expect(mails.map(({ to }) => to)).toEqual([emailAddress]);
    expect(mails[0]?.text).toContain("archived, not erased");
    const requested = await auditOf(server, userId, "removal-requested");
    expect(requested).toMatchObject([{ actor: "practice" }]);
    const archived = await auditOf(server, userId, "account-archived");
    expect(archived).toMatchObject([{ actor: userId }]);
    const told = await server.database.kysely
      .selectFrom("product_events")
      .select(["product", "kind"])
      .where("subject_id", "=", userId)
      .execute();
    expect(told).toEqual([{ product: "practice", kind: "account-archived" }]);
  });

  test("[SEC-E4] 404: nobody's token removes another person's account, and it stays usable for its own", async () => {
    const first = await personWithToken();
    const second = await personWithToken();
    for (const [userId, token] of [
      [second.userId, first.token],
      [first.userId, second.token],
      [first.userId, "unknown"],
      ["me", first.token],
    ] as const) {
      expect((await confirm(userId, token)).statusCode).toBe(404);
    }
    for (const { userId } of [first, second]) {
      expect((await accountOf(userId)).status).toBe("active");
    }
    expect((await confirm(first.userId, first.token)).statusCode).toBe(200);
  });

  test("[SEC-E4 SEC-G3] 404: what is no id is nobody's, whatever its characters", async () => {
    const { token } = await personWithToken();
    for (const userId of ["a%00b", "a"]) {
      expect((await confirm(userId, token)).statusCode).toBe(404);
    }
    expect((await validate(token)).statusCode).toBe(200);
  });

  test("[SEC-F13] of fifty parallel confirmations one archives, the owner gets one mail", async () => {
    const { userId, token, emailAddress } = await personWithToken();
    await server.deliver();
    const seen = server.sent.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(userId, token)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 404)]);
    await server.deliver();
    expect(server.sent.slice(seen).map(({ to }) => to)).toEqual([emailAddress]);
  });

  test("[SEC-F2] a second press with the same key gets the first answer", async () => {
    const { userId, token } = await personWithToken();
    const key = { "idempotency-key": "removal-1" };
    expect((await confirm(userId, token, key)).statusCode).toBe(200);
    expect((await confirm(userId, token, key)).statusCode).toBe(200);
    expect((await confirm(userId, token)).statusCode).toBe(404);
  });

  test("[SEC-C14 SEC-E6] 405: GET confirms nothing", async () => {
    const { userId, token } = await personWithToken();
    const url = `/practice/profile/deleterequest/${userId}/delete/${token}`;
    expect((await server.get(url)).statusCode).toBe(405);
    expect((await accountOf(userId)).status).toBe("active");
  });
});
