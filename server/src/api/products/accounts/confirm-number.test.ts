import { otherNumberMessage } from "@frontdoor/contract/products/accounts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAcademic } from "../../../../test/academics.ts";
import {
  accountOf,
  archive,
  auditOf,
  importPatient,
  registerPerson,
} from "../../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let practice: Caller;
let operator: Caller;

beforeAll(async () => {
  server = await openTestServer();
  practice = await callerAs(server, "practice");
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const path = "/accounts/confirm-number";
const confirmations = async (subjectId: string) =>
  (await auditOf(server, subjectId, "number-confirmed")).map(({ actor, realm, details }) => ({
    actor,
    realm,
    details,
  }));

test("[SEC-C6 SEC-H5] the number is confirmed once, in whatever spelling, and the event names the key's holder", async () => {
  const { username, cellularNumber } = await registerPerson(server);
  const confirmedAt = server.deps.clock();
  for (const number of [cellularNumber, `+27 ${cellularNumber.slice(1)}`]) {
    const answer = await practice.post(path, { username, cellularNumber: number });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    server.advance({ hours: 1 });
  }
  const account = await accountOf(server, username);
  expect(account).toMatchObject({ email_proven_at: null, number_confirmed_at: confirmedAt });
  expect(await confirmations(account.id)).toEqual([
    { actor: "practice", realm: "practice", details: { from: "192.0.2.0/24" } },
  ]);
});

test("[SEC-C6] the operator confirms one as well, and a patient's", async () => {
  const { username } = await importPatient(server, "refilwe");
  const body = { username, cellularNumber: "082 123 4567" };
  expect((await operator.post(path, body)).statusCode).toBe(200);
  const { id } = await accountOf(server, username);
  expect(await confirmations(id)).toMatchObject([{ actor: "operator" }]);
});

test("[SEC-F2] of parallel calls one writes it down", async () => {
  const { username, cellularNumber } = await registerPerson(server);
  const calls = Array.from({ length: 5 }, () => practice.post(path, { username, cellularNumber }));
  for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(200);
  const { id } = await accountOf(server, username);
  expect(await confirmations(id)).toHaveLength(1);
});

test.each(["082 000 1111", "no number"])(
  "[SEC-C6] 400: %s is not the account's",
  async (number) => {
    const { username } = await registerPerson(server);
    const answer = await practice.post(path, { username, cellularNumber: number });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { cellularNumber: otherNumberMessage },
    ]);
    const { id, number_confirmed_at } = await accountOf(server, username);
    expect([number_confirmed_at, await confirmations(id)]).toEqual([null, []]);
  },
);

test("404: nobody, an archived account, an academic one", async () => {
  const gone = await registerPerson(server);
  await archive(server, gone.username);
  const academic = await addAcademic(server);
  for (const username of ["nobody-of-this-name", gone.username, academic.username]) {
    const answer = await practice.post(path, { username, cellularNumber: gone.cellularNumber });
    expect(answer.statusCode).toBe(404);
  }
});
