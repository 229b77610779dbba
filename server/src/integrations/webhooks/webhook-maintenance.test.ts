import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { createKeys } from "../../platform/keys/keys.ts";
import {
  forgetPreviousSecrets,
  reencryptSecrets,
  removeEndedWebhooks,
} from "./webhook-maintenance.ts";
import { addWebhook, endWebhook, findWebhook, rotateSecret, secretsOf } from "./webhook-store.ts";

const old = randomBytes(32);
const next = randomBytes(32);
const before = createKeys(old);
const during = createKeys(next, old);
const after = createKeys(next);
const { clock, advance } = createTestClock();
const deps = { clock, keys: before };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.kysely.deleteFrom("webhooks").execute();
});

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) =>
  database.kysely.transaction().execute(work);
const add = () =>
  inTransaction((tx) =>
    addWebhook(tx, deps, { product: "practice", url: "https://practice.example/hook" }),
  );
const find = async (id: string) => {
  const webhook = await findWebhook(database.kysely, { id });
  if (webhook === undefined) throw new Error("It is gone.");
  return webhook;
};

test("[SEC-H18] after a change of the master key both secrets of a webhook open with the new one alone", async () => {
  const { id, secret } = await add();
  const rotated = await inTransaction((tx) => rotateSecret(tx, deps, { id }));
  const ended = await add();
  await inTransaction((tx) => endWebhook(tx, { id: ended.id }, clock()));
  const secrets = [rotated?.secret, secret];
  expect(secretsOf(during, await find(id), clock())).toEqual(secrets);
  expect(() => secretsOf(after, { ...undecryptable, id }, clock())).toThrow();

  expect(await reencryptSecrets(before).run(database, clock())).toBe(0);
  expect(await reencryptSecrets(during).run(database, clock())).toBe(1);
  expect(await reencryptSecrets(during).run(database, clock())).toBe(0);
  expect(secretsOf(after, await find(id), clock())).toEqual(secrets);
});
const undecryptable = {
  key_sealed: `v1.${before.id}.AAAA`,
  previous_key_sealed: null,
  previous_key_until: null,
};

test("[SEC-H2] a secret opens for its own webhook alone", async () => {
  const [one, other] = [await add(), await add()];
  const { key_sealed } = await find(one.id);
  expect(() =>
    secretsOf(before, { ...undecryptable, id: other.id, key_sealed }, clock()),
  ).toThrow();
});

test("the secret before a rotation is forgotten when it signs no more", async () => {
  const { id, secret } = await add();
  await inTransaction((tx) => rotateSecret(tx, deps, { id }));
  advance({ hours: 24, seconds: -1 });
  expect(secretsOf(before, await find(id), clock())).toContain(secret);
  expect(await forgetPreviousSecrets.run(database, clock())).toBe(0);
  advance({ seconds: 1 });
  expect(secretsOf(before, await find(id), clock())).not.toContain(secret);
  expect(await forgetPreviousSecrets.run(database, clock())).toBe(1);
  expect(await find(id)).toMatchObject({ previous_key_sealed: null, previous_key_until: null });
});

test("[SEC-H18] a secret that is forgotten while it is encrypted with a new master key does not come back", async () => {
  const { id } = await add();
  await inTransaction((tx) => rotateSecret(tx, deps, { id }));
  advance({ hours: 24 });
  let forgotten: Promise<number> | undefined;
  const kysely = new Proxy(database.kysely, {
    get(target, key) {
      if (key === "updateTable") forgotten ??= forgetPreviousSecrets.run(database, clock());
      return Reflect.get(target, key).bind(target);
    },
  });
  await reencryptSecrets(during).run({ ...database, kysely }, clock());
  expect(await forgotten).toBe(1);
  expect((await find(id)).previous_key_sealed).toBeNull();
});

test("a second rotation ends the first secret at once", async () => {
  const { id, secret } = await add();
  const second = await inTransaction((tx) => rotateSecret(tx, deps, { id }));
  const third = await inTransaction((tx) => rotateSecret(tx, deps, { id }));
  const signing = secretsOf(before, await find(id), clock());
  expect(signing).toEqual([third?.secret, second?.secret]);
  expect(signing).not.toContain(secret);
});

test("an ended webhook is kept for 90 days more", async () => {
  const { id } = await add();
  const inUse = await add();
  await inTransaction((tx) => endWebhook(tx, { id }, clock()));
  advance({ days: 90 });
  expect(await removeEndedWebhooks.run(database, clock())).toBe(0);
  advance({ seconds: 1 });
  expect(await removeEndedWebhooks.run(database, clock())).toBe(1);
  expect((await find(inUse.id)).ended_at).toBeNull();
});
