import { changedHandsMessage } from "@frontdoor/contract/products/accounts.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, askForReset, auditOf, registerPerson } from "../../../../test/accounts.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { holdAccount } from "../../../identity/accounts/account-store.ts";
import { verifyEmail } from "../../../identity/contact/verification-store.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { ProductContext } from "../product-context.ts";
import { createConfirmNumberService } from "./confirm-number.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Effect<T> = (tx: Transaction) => Promise<T>;
const transact = <T>(effect: Effect<T>) => server.database.kysely.transaction().execute(effect);
const refusal = { failure: "VALIDATION", fields: { cellularNumber: changedHandsMessage } };

/** Confirms the number in a call whose write waits for `beside`. */
const confirm = (
  { username, cellularNumber }: { username: string; cellularNumber: string },
  beside: () => Promise<unknown>,
) =>
  createConfirmNumberService(server.deps).confirmNumber(
    { body: { username, cellularNumber }, params: undefined, query: undefined },
    {
      actor: { who: "practice", from: "192.0.2.0/24" },
      async once(effect) {
        await beside();
        return transact((tx) => effect(tx, (reply) => reply));
      },
    } as Partial<ProductContext> as ProductContext,
  );

async function expectUnconfirmed(username: string) {
  const account = await accountOf(server, username);
  const provenAt = server.deps.clock();
  expect(account).toMatchObject({ email_proven_at: provenAt, number_confirmed_at: null });
  expect(await auditOf(server, account.id, "number-confirmed")).toEqual([]);
}

test("[SEC-C6 SEC-F13] a word that is on its way while the owner uses the first link confirms nothing", async () => {
  const person = await registerPerson(server);
  const { token } = await askForReset(server, person.username);
  const reset = async () => {
    const body = { password: "violet-gravel-77", token };
    const response = await server.post("/practice/security/password/processReset", body);
    expect(response.statusCode).toBe(200);
  };
  expect(await confirm(person, reset)).toMatchObject(refusal);
  await expectUnconfirmed(person.username);
  expect(await confirm(person, async () => {})).toEqual({});
});

test("[SEC-C6] a link that is used beside it once the address is verified refuses nothing", async () => {
  const person = await registerPerson(server);
  const { id } = await accountOf(server, person.username);
  const verifyByLink = () =>
    transact((tx) => verifyEmail(tx, { accountId: id, now: server.deps.clock() }));
  await verifyByLink();
  expect(await confirm(person, verifyByLink)).toEqual({});
});

describe.runIf(process.env.TEST_DATABASE_URL)("On a server", () => {
  test("[SEC-C6 SEC-F13] the word waits for the link that holds the account, and sees what it did", async () => {
    const person = await registerPerson(server);
    const { id } = await accountOf(server, person.username);
    const confirmed = await transact(async (tx) => {
      await holdAccount(tx, id);
      await verifyEmail(tx, { accountId: id, now: server.deps.clock() });
      const word = confirm(person, async () => {});
      const waiting = sql<{ many: number }>`select count(*) as many from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const howMany = async () => (await waiting.execute(server.database.kysely)).rows[0]?.many;
      await expect.poll(howMany).toBe(1);
      return { word };
    });
    expect(await confirmed.word).toMatchObject(refusal);
    await expectUnconfirmed(person.username);
  });
});
