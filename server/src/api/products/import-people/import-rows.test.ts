import { hash as bcrypt } from "@node-rs/bcrypt";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword } from "../../../../test/people.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { bringIn, person } from "./import-people.fixture.ts";

let server: TestServer;
let owner: Caller;
let hash: string;

beforeAll(async () => {
  server = await openTestServer();
  owner = await callerAs(server, "operator");
  hash = await bcrypt(goodPassword, { cost: 8 });
});
afterAll(() => server.close());

const file = (digit: string) => digit.repeat(64);
const bringNew = (rows: readonly object[], more: object = {}) => bringIn(owner, rows, more);
describe("a faulty row is told by its column and keeps no other one out", () => {
  test.each([
    ["realm", { realm: "patient" }],
    ["type", { realm: "academic", type: "NURSE" }],
    ["type", { type: "PATIENT" }],
    ["username", { username: "" }],
    ["username", { username: "someone.else@example.org" }],
    ["username", { realm: "academic", username: "another" }],
    ["emailAddress", { emailAddress: "nowhere" }],
    ["emailProven", { emailProven: "perhaps" }],
    ["name", { name: "N4ledi" }],
    ["name", { name: "Naledi\u0000" }],
    ["surname", { surname: "" }],
    ["cellularNumber", { cellularNumber: "12" }],
    ["language", { language: "fr" }],
    ["passwordHash", { passwordHash: "5f4dcc3b5aa765d61d8327deb882cf99" }],
    ["passwordHash", { passwordHash: `$2b$31$${"a".repeat(21)}u${"a".repeat(31)}` }],
    ["identityNumber", { identityType: "IDDOC", identityNumber: "8001015009088" }],
    ["identityType", { identityNumber: "8001015009087" }],
    ["passportCountry", { identityType: "PASSPORT", identityNumber: "A1234567" }],
    [
      "passportCountry",
      { identityType: "PASSPORT", identityNumber: "A1234567", passportCountry: "XX" },
    ],
    ["disciplineId", { disciplineId: "" }],
    ["specialityId", { specialityId: "anaesthetics" }],
    ["roleId", { roleId: "nobody" }],
    ["hpcsaNumber", { hpcsaNumber: "" }],
    ["practiceNumber", { practiceNumber: "12" }],
    ["gradeId", { gradeId: "registrar" }],
    ["disciplineId", { type: "RECEPTION", disciplineId: "general-practice" }],
    ["trainingInstitutionId", { realm: "academic", trainingInstitutionId: "" }],
    ["registrarAppointmentDate", { realm: "academic", registrarAppointmentDate: "1949-12-31" }],
    ["clinicalUnit", { realm: "academic", clinicalUnit: "ICU" }],
    [
      "hodEmailAddress",
      { realm: "academic", type: "SUPERVISOR", hodEmailAddress: "nobody@example.org" },
    ],
    ["createdAt", { createdAt: "2021-02-30" }],
    ["createdAt", { createdAt: "2999-01-01" }],
  ])("%s %o", async (column, changes) => {
    const [good, faulty] = [person(), person(changes as Record<string, string>)];
    const reply = await bringNew([faulty, good]);
    expect(reply.made).toBe(1);
    expect(reply.faulty).toHaveLength(1);
    expect(Object.keys(reply.faulty[0].problems)).toContain(column);
  });
});

describe("what is there twice", () => {
  test("[SEC-C11] a username that is taken, in whatever spelling, here or in the same request", async () => {
    const [taken, other] = [person(), person()];
    await bringNew([taken]);
    const again = person({ username: (taken.username ?? "").toUpperCase() });
    const twice = person({ username: (other.username ?? "").toUpperCase() });
    expect(await bringNew([again, other, twice])).toMatchObject({
      made: 1,
      faulty: [
        { row: 1, problems: { username: "An account here has this username." } },
        { row: 3, problems: { username: "Line 2 of this file has this username." } },
      ],
    });
  });

  test("an address of a practice, unless addresses may be shared", async () => {
    const [one, other] = [person(), person({ emailAddress: "rooms@example.org" })];
    const shared = person({ emailAddress: "rooms@example.org" });
    expect(await bringNew([one, other, shared])).toMatchObject({
      made: 2,
      faulty: [
        { row: 3, problems: { emailAddress: expect.stringContaining("Line 2 of this file") } },
      ],
    });
    expect(await bringNew([shared])).toMatchObject({ made: 0, faulty: [{ row: 1 }] });
    expect(await bringNew([shared], { sharedAddresses: true })).toMatchObject({
      made: 1,
      faulty: [],
    });
  });
});

test("the same rows again change nothing, from the same file and from another; another row of the name is faulty", async () => {
  const rows = [person(), person({ realm: "academic" })];
  expect(await bringIn(owner, rows, { file: file("a") }, 700)).toMatchObject({ made: 2 });
  expect(await bringIn(owner, rows, { file: file("a") }, 700)).toEqual({
    made: 0,
    already: 2,
    faulty: [],
  });
  expect(await bringIn(owner, rows, { file: file("c") }, 9)).toEqual({
    made: 0,
    already: 2,
    faulty: [],
  });
  expect(await bringIn(owner, rows, { file: file("a") }, 800)).toMatchObject({
    already: 0,
    faulty: [{ problems: { username: "Line 700 of this file has this username." } }, {}],
  });
  const changed = [{ ...rows[0], surname: "Botha" }];
  expect(await bringIn(owner, changed, { file: file("c") }, 9)).toMatchObject({
    already: 0,
    faulty: [{}],
  });
});

test("a dry run writes nothing and tells the same", async () => {
  const rows = [person({ passwordHash: hash }), person({ surname: "" })];
  const dry = await bringNew(rows, { dryRun: true, mail: true });
  const { kysely } = server.database;
  const of = kysely
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", rows[0]?.emailAddress ?? "");
  expect(await of.execute()).toEqual([]);
  expect(await bringNew(rows)).toEqual(dry);
  expect(await of.execute()).toHaveLength(1);
});

test("nobody is written to unless the request says so; then each is told how to log in", async () => {
  const [quiet, told, without] = [
    person({ passwordHash: hash }),
    person({ passwordHash: hash }),
    person({ realm: "academic" }),
  ];
  await server.deliver();
  const before = server.mails().length;
  await bringNew([quiet]);
  await server.deliver();
  expect(server.mails()).toHaveLength(before);
  await bringNew([told, without], { mail: true });
  await server.deliver();
  const mails = server.mails().slice(before);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    [told.emailAddress, without.emailAddress].toSorted(),
  );
  const textTo = (email?: string) => mails.find(({ to }) => to === email)?.text ?? "";
  expect(textTo(told.emailAddress)).toContain("/login/practice");
  expect(textTo(without.emailAddress)).toContain("/forgotpassword");
});
