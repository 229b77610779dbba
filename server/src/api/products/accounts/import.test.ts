import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askForReset, auditOf } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";
import { createKeys } from "../../../platform/keys/keys.ts";
import type { ProductContext } from "../product-context.ts";
import { createImportService } from "./import.service.ts";

let server: TestServer;
let practice: Caller;
let operator: Caller;

beforeAll(async () => {
  server = await openTestServer();
  practice = await callerAs(server, "practice");
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const patient = (username: string, changes: object = {}) => ({
  username,
  emailAddress: `${username}@example.org`,
  name: "Naledi",
  surname: "Khumalo",
  cellularNumber: "082 123 4567",
  ...changes,
});
const bringIn = (...accounts: object[]) => practice.post("/accounts/import", { accounts });
const login = (username: string, password: string) =>
  server.post("/practice/security/auth", { username, password });

test("[SEC-A8 S1.017 S6.013] a patient logs in nowhere here, before a reset and after it", async () => {
  expect((await bringIn(patient("naledi"))).json()).toEqual({ imported: 1, skipped: [] });
  for (const password of ["", "naledi", goodPassword]) {
    expect((await login("naledi", password)).statusCode).toBeGreaterThanOrEqual(400);
  }
  const { token } = await askForReset(server, "naledi");
  const reset = { token, password: goodPassword };
  expect((await server.post("/practice/security/password/processReset", reset)).statusCode).toBe(
    200,
  );
  const before = server.spent.verified;
  const right = await login("naledi", goodPassword);
  expect(server.spent.verified - before).toBe(1);
  expect(right.statusCode).toBe(401);
  expect(visible(right)).toEqual(visible(await login("naledi", "wrong-otter-1")));
  const invited = { emailAddress: "naledi@example.org", send: false };
  const { code } = (await practice.post("/invites/practice", invited)).json();
  const body = { username: "naledi", password: goodPassword };
  await server.post(`/practice/security/auth?inviteCode=${code}`, body);
  expect((await server.get(`/practice/invite/${code}`)).json().status).toBe("SENT");
});

test("[SEC-C11] a patient's mails name the patient's product", async () => {
  await server.deliver();
  await bringIn(patient("lindiwe"));
  const { token, messages } = await askForReset(server, "lindiwe");
  const subject = "Reset your Heron Patient password";
  expect(messages).toContainEqual(expect.objectContaining({ subject }));
  await server.post("/practice/security/password/processReset", { token, password: goodPassword });
  await server.deliver();
  expect(server.mails().at(-1)?.subject).toBe("Your Heron Patient password was changed");
});

test("an imported account is a patient's, active, with one event", async () => {
  await bringIn(patient("zanele"));
  const body = { realm: "practice", username: "zanele" };
  const shown = (await operator.post("/accounts/show", body)).json();
  expect(shown).toMatchObject({ status: "active", type: "PATIENT" });
  const events = await auditOf(server, shown.id);
  expect(events).toMatchObject([{ kind: "account-imported", actor: "practice" }]);
});

test("a name that is taken stays as it is, whatever its spelling, and the answer names it", async () => {
  await bringIn(patient("thabo"));
  const others = [patient("THABO", { name: "Another" }), patient("thandeka")];
  expect((await bringIn(...others)).json()).toEqual({ imported: 1, skipped: ["THABO"] });
  const names = await server.database.kysely
    .selectFrom("accounts")
    .select("name")
    .where("username", "in", ["thabo", "THABO"])
    .execute();
  expect(names).toEqual([{ name: "Naledi" }]);
});

test("[SEC-H18] a name that is known by the previous key stays one account", async () => {
  const { database, deps } = server;
  const [old, next] = [randomBytes(32), randomBytes(32)];
  for (const keys of [createKeys(old), createKeys(next, old)]) {
    const service = createImportService({ ...deps, keys });
    const context: Partial<ProductContext> = {
      actor: { who: "practice", from: "192.0.2.0/24" },
      once: (work) => database.kysely.transaction().execute((tx) => work(tx, (reply) => reply)),
    };
    const body = { accounts: [patient("sipho")] };
    const input = { body, params: undefined, query: undefined };
    await service.importAccounts(input, context as ProductContext);
  }
  const accounts = database.kysely.selectFrom("accounts").select("id");
  expect(await accounts.where("username", "=", "sipho").execute()).toHaveLength(1);
});

describe("400: nothing of the request is taken", () => {
  test.each([
    ["emailAddress", { emailAddress: "nowhere" }],
    ["cellularNumber", { cellularNumber: "12" }],
    ["name", { name: "" }],
    ["username", { username: " " }],
  ])("%s", async (field, changes) => {
    const answer = await bringIn(patient("palesa"), patient("mpho", changes));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([`accounts.1.${field}`]);
    const body = { realm: "practice", username: "palesa" };
    expect((await operator.post("/accounts/show", body)).statusCode).toBe(404);
  });

  test("more than a hundred", async () => {
    const many = Array.from({ length: 101 }, (_, place) => patient(`many-${place}`));
    expect((await bringIn(...many)).statusCode).toBe(400);
  });
});
