import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAcademic } from "../../test/academics.ts";
import { accountOf, archive, registerPerson } from "../../test/accounts.ts";
import { afterPassword, testBrowser } from "../../test/browser.ts";
import { silentLog } from "../../test/database.ts";
import { goodPassword } from "../../test/people.ts";
import { callerAs } from "../../test/product-keys.ts";
import { staffAs } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { setUpTwoStep } from "../../test/two-step.ts";
import { findAccount } from "../identity/accounts/account-store.ts";
import { usernameIndexes } from "../identity/accounts/username.ts";
import { moveTo } from "../identity/changes/verify-email.ts";
import { createAuthenticator } from "../identity/login/authenticator.ts";
import { encryptAppKey, newAppKey, openAppKey } from "../identity/two-step/app-key.ts";
import { reencryptSecrets } from "../integrations/webhooks/webhook-maintenance.ts";
import type { Transaction } from "../platform/database/database.ts";
import { decrypt } from "../platform/encryption.ts";
import { encryptForeign } from "../platform/hashing/foreign/encrypted-foreign.ts";
import { createPasswordHasher } from "../platform/hashing/hashing.ts";
import { createKeys } from "../platform/keys/keys.ts";
import { moveToCurrentKey } from "./re-encrypt-accounts.ts";
import { reencryptAppKeysOfStaff } from "./re-encrypt-app-keys.ts";

const old = randomBytes(32);
const next = randomBytes(32);
const rotated = createKeys(next, old);
const cheap = { memoryKiB: 64, iterations: 1, cores: 2, queueLimit: 100 };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ keys: createKeys(old) });
});
afterAll(() => server.close());

/** The device of a browser, without the signature of its cookie. */
const deviceIn = (cookies: Record<string, string>) => cookies["__Host-fd"]?.split(".")[0] ?? null;

/** A login by a process that has the given keys. */
const logIn = (keys: typeof rotated, username: string, password: string, deviceId: string | null) =>
  createAuthenticator({
    ...server.deps,
    keys,
    hasher: createPasswordHasher({ keys, ...cheap }),
  }).authenticate(
    {
      realm: "practice",
      username,
      password,
      ...testBrowser(deviceId, deviceId ?? undefined),
    },
    afterPassword(async () => "welcome"),
  );

test("[SEC-H18 SEC-A5] while both keys are given a lock goes on and a known device stays known", async () => {
  const { username, cookies } = await registerPerson(server);
  for (let time = 0; time < 10; time += 1) {
    await server.post("/practice/security/auth", { username, password: "wrong-otter-1" });
  }
  expect(await logIn(rotated, username, goodPassword, null)).toMatchObject({
    failure: "BAD_CREDENTIALS",
  });
  expect(await logIn(rotated, username, goodPassword, deviceIn(cookies))).toBe("welcome");
});

test("[SEC-H18 SEC-H2] the job moves all that an account is found by, once; then the new key is enough", async () => {
  const { database } = server;
  const { username, cookies, identityNumber } = await registerPerson(server);
  const gone = await registerPerson(server);
  await archive(server, gone.username);
  const device = deviceIn(cookies);
  expect(
    await moveToCurrentKey(rotated, silentLog).run(database, server.deps.clock()),
  ).toBeGreaterThan(2);
  expect(await moveToCurrentKey(rotated, silentLog).run(database, server.deps.clock())).toBe(0);
  expect(await logIn(rotated, username, goodPassword, null)).toBe("welcome");

  const alone = createKeys(next);
  for (let time = 0; time < 10; time += 1) await logIn(alone, username, "wrong-otter-1", null);
  expect(await logIn(alone, username, goodPassword, device), "the device is known").toBe("welcome");
  const archived = usernameIndexes(alone, "practice", gone.username);
  expect((await findAccount(database.kysely, "practice", archived))?.status).toBe("archived");
  const account = await findAccount(
    database.kysely,
    "practice",
    usernameIndexes(alone, "practice", username),
  );
  const { number_sealed } = await database.kysely
    .selectFrom("identity_documents")
    .select("number_sealed")
    .where("account_id", "=", account?.id ?? "")
    .executeTakeFirstOrThrow();
  expect(decrypt(alone, number_sealed, account?.id ?? "")).toBe(identityNumber);
});

test("[SEC-H18 SEC-J2] an app's key that was encrypted with the old key after its account had moved is moved by the next run", async () => {
  const { database } = server;
  const { username } = await registerPerson(server);
  const job = moveToCurrentKey(rotated, silentLog);
  await job.run(database, server.deps.clock());
  const { account } = await setUpTwoStep(server, username);
  expect(await job.run(database, server.deps.clock())).toBe(1);
  expect(await job.run(database, server.deps.clock())).toBe(0);
  const { app_key_sealed } = await database.kysely
    .selectFrom("second_steps")
    .select("app_key_sealed")
    .where("account_id", "=", account.id)
    .executeTakeFirstOrThrow();
  expect(openAppKey(createKeys(next), app_key_sealed, account.id)).toHaveLength(20);
});

test("[SEC-H18] an owner who changes the address after the job read the account is found by the new one alone", async () => {
  const { database, deps } = server;
  const { kysely } = database;
  const { id, username } = await addAcademic(server);
  const before = await accountOf(server, username);
  const changed = `moved.${id}@example.org`;
  let isChanged = false;
  const beside = new Proxy(kysely, {
    get(target, key) {
      if (key !== "transaction") return Reflect.get(target, key).bind(target);
      return () => ({
        async execute(work: (tx: Transaction) => Promise<unknown>) {
          const change = (tx: Transaction) =>
            moveTo(tx, { ...deps, keys: rotated }, before, changed);
          if (!isChanged) await target.transaction().execute(change);
          isChanged = true;
          return target.transaction().execute(work);
        },
      });
    },
  });
  await moveToCurrentKey(rotated, silentLog).run({ ...database, kysely: beside }, deps.clock());
  const found = async (name: string) =>
    (await findAccount(kysely, "academic", usernameIndexes(rotated, "academic", name)))?.id;
  expect([await found(changed), await found(username)]).toEqual([id, undefined]);
});

/** What is encrypted and ends by itself within 31 days; the key of the OpenID signature is made anew for each master key. */
const endsByItself = [
  "idempotency_keys.reply",
  "openid_artifacts.sealed",
  "openid_signing_keys.sealed",
  "pending_registrations.password_hash",
  "pending_registrations.profile_sealed",
  "second_step_setups.app_key_sealed",
  "staff_tokens.app_key_sealed",
];
/** What is hashed with the key alone, never encrypted: it moves at a login. */
const hashed = ["staff_logins.password_hash"];

test("[SEC-H18 SEC-H2] no column keeps what was encrypted with the old key, of all that the schema has", async () => {
  const { database, deps } = server;
  const { kysely } = database;
  const operator = await callerAs(server, "operator");
  const foreign = encryptForeign(createKeys(old), foreignHash, { takesWeak: false });
  if (typeof foreign === "string" || !("stored" in foreign)) throw new Error("no foreign hash");
  const imported = await registerPerson(server);
  const suspended = await registerPerson(server);
  for (const { username } of [imported, suspended]) {
    await kysely
      .updateTable("accounts")
      .set({ password_hash: foreign.stored })
      .where("username", "=", username)
      .execute();
  }
  const { username } = suspended;
  await operator.post("/accounts/suspend", { realm: "practice", username, reason: "test" });
  await setUpTwoStep(server, (await registerPerson(server)).username);
  const { id: staff_id } = await staffAs(server, "support");
  const app_key_sealed = encryptAppKey(createKeys(old), newAppKey(), staff_id);
  await kysely
    .insertInto("staff_logins")
    .values({ staff_id, password_hash: "", app_key_sealed, last_step: 0, set_up_at: deps.clock() })
    .execute();
  const practice = await callerAs(server, "practice");
  const webhook = await practice.post("/webhooks/create", { url: "https://hook.example/a" });
  await practice.post(`/webhooks/${webhook.json().id}/rotate`);

  const named = await columnsOf("and column_name ~ 'sealed|password_hash'");
  const before = await encryptedWithOld();
  const rest = named.filter((column) => ![...endsByItself, ...hashed].includes(column));
  expect(before, "each has something to move").toEqual(expect.arrayContaining(rest));
  const now = deps.clock();
  await moveToCurrentKey(rotated, silentLog).run(database, now);
  await reencryptSecrets(rotated).run(database, now);
  await reencryptAppKeysOfStaff(rotated).run(database, now);
  const after = await encryptedWithOld();
  expect(after.filter((column) => !endsByItself.includes(column))).toEqual([]);
});

const foreignHash = "$2b$12$abcdefghijklmnopqrstuuabcdefghijklmnopqrstuvwxyzABCDC";

async function columnsOf(condition: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'jsonb') ${sql.raw(condition)}
    order by name`.execute(server.database.kysely);
  return rows.map(({ name }) => name);
}

/** Every column of the schema in which something stands that was encrypted with the old key. */
async function encryptedWithOld(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await columnsOf("")) {
    const [table = "", column = ""] = name.split(".");
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${sql.ref(column)}::text like ${`%v1.${createKeys(old).id}.%`} limit 1`.execute(
      server.database.kysely,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test("[SEC-H18] a run moves some accounts alone and the next goes on, so that other jobs have their turn; none is begun once the process stops", async () => {
  const { database, deps } = server;
  for (let many = 0; many < 3; many += 1) await registerPerson(server);
  const job = moveToCurrentKey(rotated, silentLog, 2);
  const run = (signal?: AbortSignal) => job.run(database, deps.clock(), signal);
  expect(await run(AbortSignal.abort())).toBe(0);
  expect([job.fullRun, await run()]).toEqual([2, 2]);
  for (let moved = 2; moved === 2; ) moved = await run();
  expect(await moveToCurrentKey(rotated, silentLog).run(database, deps.clock())).toBe(0);
});

test("without a previous key the job has nothing to do", async () => {
  await registerPerson(server);
  const job = moveToCurrentKey(createKeys(old), silentLog);
  expect(await job.run(server.database, server.deps.clock())).toBe(0);
});

test("[SEC-H18] an account that cannot be moved is reported by its id, and those after it are moved", async () => {
  const { kysely } = server.database;
  const stuck = await registerPerson(server);
  server.advance({ seconds: 1 });
  const later = await registerPerson(server);
  const idOf = async ({ username }: { username: string }) => (await accountOf(server, username)).id;
  const stuckId = await idOf(stuck);
  await kysely
    .updateTable("identity_documents")
    .set({ number_sealed: "broken" })
    .where("account_id", "=", stuckId)
    .execute();
  const reported: unknown[] = [];
  const log = { ...silentLog, error: (fields: object) => reported.push(fields) };
  await moveToCurrentKey(rotated, log).run(server.database, server.deps.clock());
  const text: unknown = expect.any(String);
  expect(reported).toEqual([
    {
      alert: "ACCOUNT_NOT_MOVED",
      trouble: "ACCOUNT_NOT_MOVED",
      accountId: stuckId,
      reason: text,
      means: text,
      remedy: text,
    },
  ]);
  const moved = usernameIndexes(createKeys(next), "practice", later.username);
  expect((await findAccount(kysely, "practice", moved))?.id).toBe(await idOf(later));
});
