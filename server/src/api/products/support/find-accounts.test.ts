import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAcademic, signUpAcademic } from "../../../../test/academics.ts";
import { accountOf, archive, importPatient, registerPerson } from "../../../../test/accounts.ts";
import { makeInvite } from "../../../../test/invites.ts";
import { newHcp } from "../../../../test/people.ts";
import { addPractices } from "../../../../test/practices.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let support: Caller;

beforeAll(async () => {
  server = await openTestServer({ limits: { accountSearchByCaller: { perHour: 60 } } });
  support = await staffAs(server, "support");
});
afterAll(() => server.close());

const ask = (text: string) => support.post("/accounts/find", { text });
const find = async (text: string) => (await ask(text)).json();
async function idsOf(text: string): Promise<string[]> {
  const { accounts } = await find(text);
  return accounts.map(({ id }: { id: string }) => id);
}

describe("a person is found by what they can tell", () => {
  const surname = "Quintessa";
  let id: string;
  beforeAll(async () => {
    await addPractices(server, [{ id: "klinik-zeta", name: "Zëta Family Clinic" }]);
    await makeInvite(server, {
      email: "zoe.findme@example.org",
      practiceId: "klinik-zeta",
    });
    const person = await registerPerson(server, {
      firstname: "Zoë",
      lastname: surname,
      username: "Zebra-Finder",
      emailAddress: "zoe.findme@example.org",
      cellularNumber: "071 987 6543",
      practiceNumber: "7654321",
    });
    ({ id } = await accountOf(server, person.username));
    await server.database.kysely
      .updateTable("practice_profiles")
      .set({ hpcsa_number: "MP0987612" })
      .where("account_id", "=", id)
      .execute();
    const used = { used_by: id, used_at: server.deps.clock(), status: "ACCEPTED" } as const;
    const invites = server.database.kysely.updateTable("invites").set(used);
    await invites.where("practice_id", "=", "klinik-zeta").execute();
  });

  test.each([
    ["the address", "Zoe.FindMe@example.org"],
    ["the beginning of the address", "zoe.find"],
    ["the beginning of the address with its @", "zoe.findme@ex"],
    ["the number as it is dialled", "071 987 6543"],
    ["the international number", "+27719876543"],
    ["the beginning of the number", "07198765"],
    ["the last digits of the number", "87 6543"],
    ["the surname without its end", "quint"],
    ["the name without its accent", "zoe quint"],
    ["the surname first, with a comma", "Quintessa, Zoë"],
    ["the username", "zebra-finder"],
    ["the beginning of the username", "ZEBRA-F"],
    ["the practice number", "7654321"],
    ["the HPCSA number as it is written", "mp 0987612"],
    ["the digits of the HPCSA number", "0987612"],
    ["the beginning of the practice's name", "zeta fam"],
  ])("%s", async (_what, text) => {
    expect(await idsOf(text)).toEqual([id]);
  });

  test("the id", async () => {
    expect(await idsOf(id)).toEqual([id]);
  });

  test("the address is masked, and neither number nor anything else of the person is told", async () => {
    expect(await find("zebra-finder")).toEqual({
      accounts: [
        {
          id,
          realm: "practice",
          type: "HCP",
          name: "Zoë Quintessa",
          username: "Zebra-Finder",
          maskedEmail: "z***@e***.org",
          status: "active",
        },
      ],
      more: false,
    });
  });
});

test("both realms are searched, and a username that is an address is not told", async () => {
  const email = "both.realms@example.org";
  const academic = await addAcademic(server, { email });
  const { username } = await registerPerson(server, { emailAddress: email });
  const { accounts } = await find(email);
  expect(accounts).toHaveLength(2);
  expect(accounts).toContainEqual(
    expect.objectContaining({ id: academic.id, realm: "academic", username: null }),
  );
  expect(accounts).toContainEqual(expect.objectContaining({ realm: "practice", username }));
});

test.each([
  ["was typed with two spaces", "Anna  Marie", "van  Wyk", "van wyk anna"],
  ["has vowels that are marks", "राम", "शर्मा", "राम शर्मा"],
])("a name that %s is found", async (_what, firstname, lastname, text) => {
  const { username } = await registerPerson(server, { firstname, lastname });
  expect(await idsOf(text)).toEqual([(await accountOf(server, username)).id]);
});

test("an archived account and a patient's are found as what they are", async () => {
  const { username } = await registerPerson(server, { lastname: "Xylophone" });
  await archive(server, username);
  expect((await find("xyloph")).accounts).toMatchObject([{ status: "archived" }]);
  await importPatient(server, "patience-patient");
  expect((await find("patience-p")).accounts).toMatchObject([{ type: "PATIENT" }]);
});

test("a registration that waits for verification is found by the whole address, and no name is told", async () => {
  await signUpAcademic(server, { person: newHcp({ username: "waiting.person@example.org" }) });
  const { accounts } = await find("Waiting.Person@example.org");
  expect(accounts).toMatchObject([
    { realm: "academic", status: "pending", name: null, maskedEmail: "w***@e***.org" },
  ]);
  expect((await find("waiting.person@exam")).accounts).toEqual([]);
});

test("[SEC-D15] signs of patterns mean themselves", async () => {
  await registerPerson(server, { username: "under_score-1" });
  expect((await find("under_s")).accounts).toHaveLength(1);
  expect((await find("und_r_s")).accounts).toEqual([]);
  expect((await find("%%%")).accounts).toEqual([]);
  expect((await find("___")).accounts).toEqual([]);
});

test("at most 20 are told, and that there are more; what is typed exactly comes first", async () => {
  const name = (place: number) => `crowd-${String(place).padStart(2, "0")}`;
  for (let place = 0; place < 21; place += 1) await importPatient(server, name(place));
  const found = await find("crowd");
  expect([found.accounts.length, found.more]).toEqual([20, true]);
  await importPatient(server, "crow");
  const { accounts } = await find("crow");
  expect([accounts.length, accounts[0].username]).toEqual([20, "crow"]);
  const few = await find("crowd-1");
  expect([few.accounts.length, few.more]).toEqual([10, false]);
});

test("what one page does not tell is on the next, each account once", async () => {
  for (let place = 0; place < 41; place += 1) await importPatient(server, `paged-${place}`);
  const seen: string[] = [];
  for (const page of [1, 2, 3]) {
    const { accounts, more } = (
      await support.post("/accounts/find", { text: "paged", page })
    ).json();
    expect(more).toBe(page < 3);
    seen.push(...accounts.map(({ id }: { id: string }) => id));
  }
  expect(new Set(seen).size).toBe(41);
  expect((await support.post("/accounts/find", { text: "paged", page: 11 })).statusCode).toBe(400);
});

test("nobody is found by what nobody has", async () => {
  for (const text of ["nobody-of-this", "no@body.example", "0800000000", randomUUID(), "…—…"]) {
    expect(await find(text)).toEqual({ accounts: [], more: false });
  }
});

test("400: less than three letters, more than an address has, or a control character", async () => {
  for (const text of ["", "ab", "  ab  ", "a".repeat(255), "abc\u0000"]) {
    expect((await ask(text)).statusCode).toBe(400);
  }
});

test("[SEC-H5] each search is an event: who, by what and how many, and not what was typed", async () => {
  await registerPerson(server, { lastname: "Unmentionable" });
  const somebody = await staffAs(server, "support");
  await somebody.post("/accounts/find", { text: "unmention" });
  const event = await server.database.kysely
    .selectFrom("audit_events")
    .selectAll()
    .where("actor", "=", `staff:${somebody.id}`)
    .executeTakeFirstOrThrow();
  expect(event).toMatchObject({ kind: "accounts-searched", subject_id: null, realm: null });
  expect(event.details).toEqual({ by: "name", hits: 1, more: false, from: "192.0.2.0/24" });
  expect(JSON.stringify(event).toLowerCase()).not.toContain("unmention");
});

test("nobody copies the people: a caller's searches have a rate limit, another's are their own", async () => {
  const busy = await staffAs(server, "support");
  const search = () => busy.post("/accounts/find", { text: "nobody-here" });
  for (let time = 0; time < 60; time += 1) expect((await search()).statusCode).toBe(200);
  const refused = await search();
  expect([refused.statusCode, refused.json().code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(refused.headers["ratelimit-policy"]).toContain("account-search");
  expect((await ask("nobody-here")).statusCode).toBe(200);
});

test("403: a role that does not search; 401: a product", async () => {
  for (const role of ["registrar", "auditor"] as const) {
    const { post } = await staffAs(server, role);
    const answer = await post("/accounts/find", { text: "nobody" });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "ROLE_REFUSED"]);
  }
  const { post } = await callerAs(server, "practice");
  expect((await post("/accounts/find", { text: "nobody" })).statusCode).toBe(401);
});
