import { createHash } from "node:crypto";
import { importMessages } from "@frontdoor/contract/products/import-rules.ts";
import { hash as bcrypt } from "@node-rs/bcrypt";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askForReset, auditOf } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import {
  manyFailures,
  openTestServer,
  type TestServer,
  visible,
} from "../../../../test/test-server.ts";
import { decrypt } from "../../../platform/encryption.ts";
import { bringIn, person } from "./import-people.fixture.ts";

let server: TestServer;
let owner: Caller;
let hash: string;

beforeAll(async () => {
  server = await openTestServer({ limits: manyFailures });
  owner = await callerAs(server, "operator");
  hash = await bcrypt(goodPassword, { cost: 8 });
});
afterAll(() => server.close());

const file = (digit: string) => digit.repeat(64);
const bringNew = (rows: readonly object[], more: object = {}) => bringIn(owner, rows, more);
const accountOf = async (email: string) => {
  const accounts = server.database.kysely.selectFrom("accounts").selectAll();
  return accounts.where("email", "=", email).executeTakeFirstOrThrow();
};
const logIn = ({ realm, username, emailAddress }: Record<string, string>, password: string) =>
  realm === "practice"
    ? server.post("/practice/security/auth", { username, password })
    : server.post("/academic/v1/security/brochureLogin", { username: emailAddress, password });

describe.each([
  ["practice", "HCP"],
  ["practice", "RECEPTION"],
  ["academic", "HCP"],
  ["academic", "TRAINEE"],
  ["academic", "SUPERVISOR"],
  ["academic", "HOD"],
] as const)("%s %s", (realm, type) => {
  test("[SEC-B13] comes in with a hash, logs in with its password, and has a hash of ours from then on", async () => {
    const one = person({ realm, type, passwordHash: hash });
    expect(await bringNew([one])).toEqual({ made: 1, already: 0, faulty: [] });
    const { password_hash: before } = await accountOf(one.emailAddress ?? "");
    expect(before).toMatch(/^\$foreign\$bcrypt:8\$v1\./);
    const wrong = await logIn(one, "wrong-otter-1");
    expect(wrong.statusCode).toBe(401);
    expect(visible(wrong)).toEqual(visible(await logIn(person({ realm }), "wrong-otter-1")));
    expect((await accountOf(one.emailAddress ?? "")).password_hash).toBe(before);
    expect((await logIn(one, goodPassword)).json().location).toMatch(/^https:/);
    const { password_hash: after } = await accountOf(one.emailAddress ?? "");
    expect(after).toMatch(/^\$argon2id-hmac\$/);
    expect((await logIn(one, goodPassword)).statusCode).toBe(200);
    expect((await accountOf(one.emailAddress ?? "")).password_hash).toBe(after);
  });
});

test("[SEC-B13] of two first logins at once both come in, and one hash of ours is left", async () => {
  const one = person({ passwordHash: hash });
  await bringNew([one]);
  const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(one, goodPassword)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  const { password_hash: after } = await accountOf(one.emailAddress ?? "");
  expect(after).toMatch(/^\$argon2id-hmac\$/);
  expect((await logIn(one, goodPassword)).statusCode).toBe(200);
});

test("[SEC-A4 SEC-B13] guesses at such an account are counted and locked as at any other", async () => {
  const one = person({ passwordHash: hash });
  await bringNew([one]);
  for (let guess = 0; guess < 10; guess += 1) await logIn(one, `wrong-otter-${guess}`);
  expect((await logIn(one, goodPassword)).statusCode).toBe(401);
  expect((await accountOf(one.emailAddress ?? "")).password_hash).toMatch(/^\$foreign\$/);
  const locked = await server.get(`/practice/security/${one.username}/lockedstatus`);
  expect(locked.json()).toEqual({ locked: true });
});

test("[SEC-B13] a reset replaces another system's hash; the old password logs nobody in", async () => {
  const one = person({ passwordHash: hash });
  await bringNew([one]);
  const { token } = await askForReset(server, one.username ?? "");
  const password = "heron-quartz-52";
  const reset = { token, password };
  expect((await server.post("/practice/security/password/processReset", reset)).statusCode).toBe(
    200,
  );
  expect((await accountOf(one.emailAddress ?? "")).password_hash).toMatch(/^\$argon2id-hmac\$/);
  expect((await logIn(one, goodPassword)).statusCode).toBe(401);
  expect((await logIn(one, password)).statusCode).toBe(200);
});

test("[SEC-B16] another system's hash leaves in no answer, no event and no kept reply", async () => {
  const one = person({ passwordHash: hash });
  const body = {
    file: file("b"),
    rows: [
      { row: 1, person: one },
      { row: 2, person: one },
    ],
  };
  const bad = { row: 3, person: person({ passwordHash: `${hash}x`, hpcsaNumber: "" }) };
  const answers = [
    await owner.post("/accounts/import-people", { ...body, dryRun: true }),
    await owner.post("/accounts/import-people", { ...body, rows: [...body.rows, bad] }),
    await owner.post("/accounts/import-people", {
      ...body,
      rows: [{ row: 1, person: { passwordHash: "x".repeat(2_000) } }],
    }),
    await owner.post("/accounts/show", { realm: "practice", username: one.username }),
  ];
  const [account, events] = [
    await accountOf(one.emailAddress ?? ""),
    await server.database.kysely.selectFrom("audit_events").selectAll().execute(),
  ];
  const told = JSON.stringify([
    account,
    events,
    ...answers.map(({ headers, body }) => [headers, body]),
  ]);
  for (const part of [hash, hash.slice(7), hash.slice(-31)]) expect(told).not.toContain(part);
});

test("[SEC-H2] an identity number is encrypted as at sign-up, and in no column in the clear", async () => {
  const one = person({ identityType: "IDDOC", identityNumber: "8001015009087" });
  await bringNew([one]);
  const { id } = await accountOf(one.emailAddress ?? "");
  const documents = server.database.kysely.selectFrom("identity_documents").selectAll();
  const document = await documents.where("account_id", "=", id).executeTakeFirstOrThrow();
  expect(JSON.stringify(document)).not.toContain("8001015009087");
  expect(decrypt(server.deps.keys, document.number_sealed, id)).toBe("8001015009087");
});

test("what a row says is kept, and what it does not say is not invented", async () => {
  const full = person({
    emailProven: "true",
    cellularNumber: "082 123 4567",
    numberConfirmed: "true",
    language: "af",
    practiceNumber: "1234567",
    practicePhone: "021 555 0123",
    createdAt: "2021-03-04",
    termsVersion: "2020-1",
  });
  const bare = person({ realm: "academic", type: "TRAINEE" });
  await bringNew([full, bare]);
  const kept = await accountOf(full.emailAddress ?? "");
  expect(kept).toMatchObject({
    type: "HCP",
    language: "af",
    cell_number: "+27821234567",
    terms_version: "2020-1",
    created_at: new Date("2021-03-04"),
    email_proven_at: server.deps.clock(),
    number_confirmed_at: server.deps.clock(),
    password_hash: null,
  });
  expect(await auditOf(server, kept.id)).toMatchObject([
    { kind: "account-imported", actor: "operator" },
  ]);
  expect(await accountOf(bare.emailAddress ?? "")).toMatchObject({
    language: "en",
    cell_number: "",
    email_proven_at: null,
    number_confirmed_at: null,
    terms_version: "imported",
  });
});

test("a supervisor is linked to a head who is here or stands further up, confirmed where the row says so", async () => {
  const head = person({ realm: "academic", type: "HOD" });
  const under = (changes: object) =>
    person({
      realm: "academic",
      type: "SUPERVISOR",
      hodEmailAddress: head.emailAddress ?? "",
      ...changes,
    });
  const [early, waiting, confirmed] = [under({}), under({}), under({ hodConfirmed: "true" })];
  const reply = await bringNew([early, head, waiting, confirmed]);
  expect(reply).toMatchObject({
    made: 3,
    faulty: [{ row: 1, problems: { hodEmailAddress: expect.stringContaining("further up") } }],
  });
  const { id } = await accountOf(head.emailAddress ?? "");
  const links = server.database.kysely
    .selectFrom("hod_links")
    .select("status")
    .where("hod_id", "=", id);
  const statuses = (await links.execute()).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(["confirmed", "pending"]);
});

test("[SEC-B17] a weak hash comes in while its day is to come, and lets its owner in until then alone", async () => {
  const salt = "saltsalt";
  const sha1 = createHash("sha1").update(`${goodPassword}${salt}`).digest();
  const weak = `{SSHA}${Buffer.concat([sha1, Buffer.from(salt)]).toString("base64")}`;
  const refused = [{ row: 1, problems: { passwordHash: importMessages.weakHash } }];
  const without = await bringNew([person({ passwordHash: weak })]);
  expect(without).toEqual({ made: 0, already: 0, faulty: refused });

  const WEAK_HASHES_UNTIL = new Date(Date.now() + 10 * 86_400_000).toJSON().slice(0, 10);
  const environment = { WEAK_HASHES_UNTIL };
  const other = await openTestServer({ limits: manyFailures, environment });
  try {
    const operator = await callerAs(other, "operator");
    const [early, late] = [person({ passwordHash: weak }), person({ passwordHash: weak })];
    expect(await bringIn(operator, [early, late])).toEqual({ made: 2, already: 0, faulty: [] });
    const logInAt = async ({ username }: Record<string, string>) =>
      (await other.post("/practice/security/auth", { username, password: goodPassword }))
        .statusCode;
    expect(await logInAt(early)).toBe(200);
    other.advance({ days: 10 });
    expect([await logInAt(early), await logInAt(late)]).toEqual([200, 401]);
    expect((await bringIn(operator, [person({ passwordHash: weak })])).faulty).toEqual(refused);
  } finally {
    await other.close();
  }
});
