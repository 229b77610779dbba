import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linkTo, newOwner } from "../../../../test/account-settings.ts";
import { accountOf, archive, auditOf } from "../../../../test/accounts.ts";
import { undeclaredKeys } from "../../../../test/declared-keys.ts";
import type { Caller } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { issueToken } from "../../../identity/tokens/tokens.ts";
import { audit } from "../../../platform/audit/audit.ts";
import { newId } from "../../../platform/ids.ts";
import { keptTables, tablesAboutNobody } from "./kept-tables.ts";
import { selectAbout } from "./stored-data.store.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test.each(["practice", "academic"] as const)(
  "[SEC-K9] a person of %s reads all that is kept about them, and no secret",
  async (realm) => {
    const { get, username } = await newOwner(server, realm);
    const { tables, hidden } = (await get("/data")).json();
    expect(Object.keys(tables)).toEqual(Object.keys(keptTables));
    expect(tables.accounts).toMatchObject([{ username, realm, status: "active" }]);
    expect(tables[`${realm}_profiles`]).toHaveLength(1);
    expect(tables.identity_documents[0].number_sealed).toMatch(/^\w{6,13}$/);
    expect(tables.account_sessions).toHaveLength(1);
    expect(tables.login_devices).toHaveLength(1);
    expect(tables.audit_events.length).toBeGreaterThan(0);
    for (const [table, columns] of Object.entries(hidden as Record<string, string[]>)) {
      for (const row of tables[table]) {
        for (const column of columns) expect(row, `${table}.${column}`).not.toHaveProperty(column);
      }
    }
    expect(JSON.stringify(tables)).not.toMatch(/argon2|\$v=/);
  },
);

test("[SEC-K9] every JSON column says which of its keys are shown, unless its table is about nobody", async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type in ('json', 'jsonb', 'ARRAY')
      and table_name not in (${sql.join(Object.keys(tablesAboutNobody))})`.execute(
    server.database.kysely,
  );
  const said = Object.entries(keptTables).flatMap(([table, { inside = {} }]) =>
    Object.keys(inside).map((column) => `${table}.${column}`),
  );
  expect(rows.map(({ column }) => column).toSorted()).toEqual(said.toSorted());
});

test("[SEC-K9] of what a token holds, no hash of a device or login and nothing that nobody named is shown", async () => {
  const { get, username } = await newOwner(server, "practice");
  const { kysely } = server.database;
  const { id } = await accountOf(server, username);
  const now = server.deps.clock();
  const data = { device: "a-hash", session: "another", product: "practice", later: "unnamed" };
  await kysely.transaction().execute((tx) =>
    issueToken(tx, server.deps, {
      id: newId(server.deps.clock),
      purpose: "second-step",
      realm: "practice",
      subjectId: id,
      expiresAt: new Date(now.getTime() + 60_000),
      data,
    }),
  );
  const { tables } = (await get("/data")).json();
  expect(tables.tokens.at(-1).data).toBe('{"product":"practice"}');
  expect(await undeclaredKeys(server.database)).toEqual(["tokens.data.later"]);
  await kysely.deleteFrom("tokens").where("subject_id", "=", id).execute();
});

test("[SEC-K9] of who did something to an account its owner is told, and not from which network", async () => {
  const { get, username } = await newOwner(server, "practice");
  const { id } = await accountOf(server, username);
  await server.database.kysely.transaction().execute((tx) =>
    audit(tx, server.deps, {
      kind: "account-unlocked",
      actor: { who: "operator", from: "192.0.2.0/24" },
      subjectId: id,
      realm: "practice",
      details: { reason: "asked for" },
    }),
  );
  const { tables } = (await get("/data")).json();
  const [event] = tables.audit_events.filter(
    ({ kind }: { kind: string }) => kind === "account-unlocked",
  );
  expect(event).toMatchObject({ actor: "operator", details: '{"reason":"asked for"}' });
});

test("[SEC-K9 SEC-F1] what is kept about a person is found by indexes", async () => {
  const keys = {
    account: [newId(server.deps.clock)],
    "username-index": ["name"],
    "email-index": ["address"],
  };
  const read: string[] = [];
  await server.database.kysely.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    for (const [table, kept] of Object.entries(keptTables)) {
      const { rows } = await sql`explain ${selectAbout(table, kept, keys)}`.execute(tx);
      if (JSON.stringify(rows).includes("Seq Scan")) read.push(table);
    }
  });
  expect(read).toEqual([]);
});

test("[SEC-K9] nobody reads what is kept about another person", async () => {
  const first = await newOwner(server, "academic");
  const second = await newOwner(server, "academic");
  const read = (await first.get("/data")).body;
  expect(read).toContain(first.username);
  expect(read).not.toContain(second.username);
});

test("[SEC-K9 SEC-K8] without a reauthentication in the last five minutes nothing is told", async () => {
  const { get } = await newOwner(server, "practice");
  server.advance({ minutes: 5, seconds: 1 });
  expect((await get("/data")).json()).toMatchObject({ status: 403, code: "PROOF_NEEDED" });
});

describe("the file for who cannot log in, asked for by support", () => {
  let support: Caller;
  beforeAll(async () => {
    support = await staffAs(server, "support");
  });

  const reason = "asked for the data, cannot log in";
  const ask = (whose: object) =>
    support.post("/accounts/stored-data", { ...whose, reason, ticket: "HD-9" });
  const take = (token: string) => server.post("/account/data/link", { token });

  /** Somebody whose address has been verified and whose number too. */
  async function verified(changes: object = {}) {
    const { username, email, ...login } = await newOwner(server, "practice");
    const { id } = await accountOf(server, username);
    const now = server.deps.clock();
    await server.database.kysely
      .updateTable("accounts")
      .set({ email_proven_at: now, number_confirmed_at: now, ...changes })
      .where("id", "=", id)
      .execute();
    return { ...login, id, username, email, whose: { realm: "practice", username } };
  }

  async function mailedLink({ whose, email }: Awaited<ReturnType<typeof verified>>) {
    const asked = await ask(whose);
    expect(asked.statusCode).toBe(200);
    const token = await linkTo(server, email, "stored-data");
    expect(asked.body).not.toContain(token);
    return token;
  }

  test("[SEC-K9] a link goes to the verified address alone, says whose file it is, and gives it once", async () => {
    const person = await verified();
    const token = await mailedLink(person);
    expect(token).not.toBe("");
    const texts = server.sent.filter(({ channel }) => channel === "sms").map(({ text }) => text);
    expect(texts.some((text) => text.includes("data of your account"))).toBe(true);
    expect(texts.join()).not.toContain(token);
    const read = await server.post("/account/data/link/read", { token });
    const expiresAt = new Date(server.deps.clock().getTime() + 24 * 3_600_000).toISOString();
    expect(read.json()).toEqual({ product: "practice", expiresAt });
    const answers = await Promise.all([take(token), take(token), take(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    const given = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(given.tables.accounts).toMatchObject([{ username: person.username }]);
    expect((await take(token)).json().code).toBe("CHANGE_LINK_INVALID");
    expect(await auditOf(server, person.id, "stored-data-sent")).toMatchObject([
      { actor: `staff:${support.id}`, details: { reason, ticket: "HD-9" } },
    ]);
    expect(await auditOf(server, person.id, "stored-data-shown")).toMatchObject([
      { actor: person.id, details: { by: "link" } },
    ]);
  });

  test("[SEC-K9] a press whose answer was lost has it again by its key, which nobody else knows", async () => {
    const person = await verified();
    const token = await mailedLink(person);
    const press = (key: string) =>
      server.post("/account/data/link", { token }, { headers: { "idempotency-key": key } });
    const lost = await press("a-press");
    expect(lost.statusCode).toBe(200);
    server.advance({ minutes: 5 });
    expect((await press("another-press")).json().code).toBe("CHANGE_LINK_INVALID");
    expect((await press("a-press")).json()).toEqual(lost.json());
    expect(await auditOf(server, person.id, "stored-data-shown")).toHaveLength(1);
  });

  test("[SEC-K9] a suspended owner has it as well; an archived account and an unverified one have not", async () => {
    const suspended = await verified();
    await support.post("/accounts/suspend", { ...suspended.whose, reason });
    expect((await take(await mailedLink(suspended))).statusCode).toBe(200);
    const unverified = await verified({ email_proven_at: null });
    expect((await ask(unverified.whose)).json().code).toBe("ADDRESS_NOT_SETTLED");
    const gone = await verified();
    await archive(server, gone.username);
    expect((await ask(gone.whose)).json().code).toBe("ACCOUNT_NOT_ACTIVE");
  });

  test("[SEC-K9] a link ends with a newer one, a day, a new password and the archive", async () => {
    const person = await verified();
    const first = await mailedLink(person);
    const second = await mailedLink(person);
    expect((await take(first)).statusCode).toBe(400);
    expect((await person.changePassword("another lantern 7 by the sea")).statusCode).toBe(200);
    expect((await take(second)).statusCode, "a new password").toBe(400);
    const old = await mailedLink(person);
    server.advance({ hours: 24 });
    expect((await take(old)).statusCode, "a day later").toBe(400);
    const last = await mailedLink(person);
    await archive(server, person.username);
    expect((await take(last)).statusCode, "archived").toBe(400);
  });

  test("[SEC-K9] a link ends once the address moves or a change is taken back, and none goes to one that just moved", async () => {
    const person = await verified();
    const before = await mailedLink(person);
    expect((await ask(person.whose)).statusCode).toBe(200);
    const emailAddress = `moved.${person.email}`;
    await person.post("/email", { emailAddress });
    const proof = { token: await linkTo(server, emailAddress, "account/email") };
    const waiting = await linkTo(server, person.email, "stored-data");
    const { cookies } = person;
    expect((await server.post("/account/email/proof", proof, { cookies })).statusCode).toBe(200);
    for (const token of [before, waiting]) expect((await take(token)).statusCode).toBe(400);
    expect((await ask(person.whose)).json().code).toBe("ADDRESS_NOT_SETTLED");
    const robbed = await verified();
    await robbed.changePassword("another lantern 7 by the sea");
    const notMe = { token: await linkTo(server, robbed.email, "not-me") };
    const asked = await mailedLink(robbed);
    expect((await server.post("/account/not-me", notMe)).statusCode).toBe(200);
    expect((await take(asked)).statusCode, "taken back").toBe(400);
  });
});
