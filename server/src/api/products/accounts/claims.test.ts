import { randomUUID } from "node:crypto";
import { scopeNames } from "@frontdoor/contract/products/claims.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { joinAcademic } from "../../../../test/academics.ts";
import {
  accountOf,
  archive,
  auditOf,
  importPatient,
  registerPerson,
} from "../../../../test/accounts.ts";
import { newHcp } from "../../../../test/people.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";

let server: TestServer;
let practice: Caller;
let academic: Caller;
let operator: Caller;
beforeAll(async () => {
  server = await openTestServer();
  practice = await callerAs(server, "practice");
  academic = await callerAs(server, "academic");
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const claims = (caller: Caller, id: string, scope?: string) =>
  caller.get(`/accounts/${id}${scope === undefined ? "" : `?scope=${encodeURIComponent(scope)}`}`);

async function practiceUser(changes: Record<string, unknown> = {}) {
  const { username } = await registerPerson(server, changes);
  return accountOf(server, username);
}

const grant = (product: string) =>
  operator.post("/scopes/grant", { product, scope: "identity", reason: "checks the register" });
const end = (product: string) => operator.post("/scopes/end", { product, scope: "identity" });

describe("200", () => {
  test("tells the id alone where no scope is named", async () => {
    const { id } = await practiceUser();
    for (const scope of [undefined, "openid"]) {
      const answer = await claims(practice, id, scope);
      expect([answer.statusCode, answer.json()]).toEqual([200, { sub: id }]);
    }
  });

  test("sub is the id that a hand-off tells", async () => {
    const person = await registerPerson(server);
    const { username, password } = person;
    const login = await server.post("/practice/security/auth", { username, password });
    const code = new URL(login.json().location).searchParams.get("code");
    const { user } = (await practice.post("/handoff/redeem", { code })).json();
    expect((await claims(practice, user.id, "profile")).json()).toMatchObject({
      sub: user.id,
      preferred_username: user.username,
    });
  });

  test("tells the scopes that are named, and of no other", async () => {
    const { account } = await joinAcademic(server);
    const told = (await claims(academic, account.id, "email phone role")).json();
    expect(told).toMatchObject({
      sub: account.id,
      email: account.email,
      email_verified: true,
      phone_number: account.cell_number,
      phone_number_verified: false,
      account_type: "HCP",
      hpcsa_number: "MP0123456",
    });
    expect(Object.keys(told)).not.toContain("name");
    expect(JSON.stringify(told)).not.toContain("8001015009087");
  });
});

test("a patient's account is the patient app's", async () => {
  const { username, emailAddress } = await importPatient(server, "another-patient-of-the-app");
  const { id } = await accountOf(server, username);
  const patient = await callerAs(server, "patient");
  expect((await patient.get(`/accounts/${id}?scope=email+role`)).json()).toEqual({
    sub: id,
    email: emailAddress,
    email_verified: false,
    account_type: "PATIENT",
  });
});

describe("identity", () => {
  test("[SEC-H5] is refused, told while the operator grants it, and refused again; each reading is an event without the number", async () => {
    const { id } = await practiceUser();
    const refused = await claims(practice, id, "profile identity");
    expect([refused.statusCode, refused.json().code]).toEqual([403, "SCOPE_NOT_GRANTED"]);

    await grant("practice");
    expect((await claims(practice, id, "identity")).json()).toEqual({
      sub: id,
      identity_type: "IDDOC",
      identity_number: "8001015009087",
      birthdate: "1980-01-01",
    });
    expect((await claims(practice, id, "profile")).json()).not.toHaveProperty("identity_number");
    expect((await claims(academic, id, "identity")).statusCode).toBe(403);

    await end("practice");
    expect((await claims(practice, id, "identity")).statusCode).toBe(403);
    const read = await auditOf(server, id, "identity-read");
    expect(read).toMatchObject([{ actor: "practice", realm: "practice", details: {} }]);
    expect(JSON.stringify(await auditOf(server, id))).not.toContain("8001015009087");
  });

  test("tells a passport with its country", async () => {
    const passport = { identityType: "PASSPORT", passportNumber: "P7654321" };
    const person = newHcp({ ...passport, idNumber: null, passportCountryId: "NA" });
    const { account } = await joinAcademic(server, { person });
    await grant("academic");
    expect((await claims(academic, account.id, "identity")).json()).toEqual({
      sub: account.id,
      identity_type: "PASSPORT",
      passport_number: "P7654321",
      passport_country: { id: "NA", name: "Namibia" },
    });
    await end("academic");
  });

  test("[SEC-H5] leaves no event where nothing was told", async () => {
    await grant("practice");
    const { id, username } = await practiceUser();
    await archive(server, username);
    expect((await claims(practice, id, "identity")).statusCode).toBe(404);
    expect(await auditOf(server, id, "identity-read")).toEqual([]);
    await end("practice");
  });
});

test("[SEC-E4] nobody's id, an archived account, another product's and a patient get the same 404", async () => {
  const archived = await practiceUser();
  await archive(server, archived.username);
  const { account: foreign } = await joinAcademic(server);
  const { username } = await importPatient(server, "a-patient-of-the-app");
  const patient = await accountOf(server, username);
  const unknown = visible(await claims(practice, randomUUID(), "profile"));
  expect(JSON.parse(unknown.body)).toMatchObject({ status: 404, code: "ACCOUNT_ID_UNKNOWN" });
  for (const { id } of [archived, foreign, patient]) {
    expect(visible(await claims(practice, id, "profile"))).toEqual(unknown);
    const refused = await claims(practice, id, "identity");
    expect(visible(refused)).toEqual(visible(await claims(practice, randomUUID(), "identity")));
  }
});

test.each([
  ["an unknown scope", "profile passwords"],
  ["no scope", ""],
  ["scopes with a comma", "profile,email"],
  ["a scope that objects have", "constructor"],
  ["a control character", "profile\u0000"],
])("[SEC-G3] 400: %s", async (_what, scope) => {
  const { id } = await practiceUser();
  const answer = await claims(practice, id, scope);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ["scope"]]);
});

test("[SEC-G3] 400: what is no id, and a scope that is given twice", async () => {
  expect((await claims(practice, "me")).statusCode).toBe(400);
  const twice = `/accounts/${randomUUID()}?scope=profile&scope=email`;
  expect((await practice.get(twice)).statusCode).toBe(400);
});

test("[SEC-H3] nothing of it reaches the log", async () => {
  const { id, email } = await practiceUser({ practiceNumber: "7654321" });
  await grant("practice");
  const { log } = server.app;
  const stream = Object.getOwnPropertySymbols(log)
    .filter((symbol) => symbol.description === "pino.stream")
    .map((symbol) => Reflect.get(log, symbol))[0];
  const written = vi.spyOn(stream, "write").mockImplementation(() => true);
  log.level = "trace";
  await claims(practice, id, scopeNames.join(" "));
  log.level = "silent";
  const lines = written.mock.calls.join("\n");
  written.mockRestore();
  await end("practice");
  expect(lines).toContain('"route":"/api/products/accounts/:id"');
  for (const secret of [id, email, "8001015009087", "7654321", "Lerato"]) {
    expect(lines).not.toContain(secret);
  }
});
