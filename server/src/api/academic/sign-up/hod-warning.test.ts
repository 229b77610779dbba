import { afterAll, beforeAll, expect, test } from "vitest";
import {
  academicAccount,
  addAcademic,
  hodLinksOf,
  joinAcademic,
  mailedCodes,
  verify,
} from "../../../../test/academics.ts";
import { auditOf } from "../../../../test/accounts.ts";
import { newSupervisor } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let hod: { id: string };
beforeAll(async () => {
  server = await openTestServer();
  hod = await addAcademic(server, {
    institutionId: "ukzn-addington-hospital",
    specialityId: "anaesthetics",
  });
});
afterAll(() => server.close());

const choosing = (changes: Record<string, unknown> = {}) =>
  newSupervisor({ hodInvite: undefined, hodId: hod.id, ...changes });
const elsewhere = { trainingInstitutionId: "ufs-bongani-regional-hospital" };
const signUp = (body: unknown) => server.post("/academic/v1/signup/supervisor", body);
const warningsOf = async (hodId: string) =>
  (await auditOf(server, hodId)).map(({ kind, details }) => [kind, details.shown]);

test("[S3.021 S6.004 SEC-D9] a chosen head of department of the same institution and speciality is linked, pending", async () => {
  const person = choosing();
  const { account } = await joinAcademic(server, { role: "supervisor", person });
  const links = await hodLinksOf(server, account.id);
  expect(links).toMatchObject([{ hod_id: hod.id, invite_id: null, status: "pending" }]);
  expect(await warningsOf(hod.id)).toEqual([]);
});

test.each([
  ["institution", elsewhere],
  ["speciality", { specialityId: "anaesthetics-critical-care", specialityGradeId: "consultant" }],
])(
  "[S4.016 S4.019 S4.020 S7.016 SEC-D11] 406 while another %s is not confirmed; nothing is kept",
  async (_what, changes) => {
    const person = choosing(changes);
    for (const confirmedHod of [undefined, false]) {
      const response = await signUp({ ...person, confirmedHod });
      expect(response.statusCode).toBe(406);
      expect(response.json().code).toBe("HOD_UNCONFIRMED");
    }
    const kept = await server.database.kysely
      .selectFrom("pending_registrations")
      .selectAll()
      .where("email", "=", person.username)
      .execute();
    expect(kept).toEqual([]);
  },
);

test("[S3.024 S4.017 S4.018 SEC-D11] confirmed, it goes through, and the audit tells whether the warning was shown", async () => {
  const other = await addAcademic(server);
  const asked = choosing({ hodId: other.id, ...elsewhere });
  await signUp(asked);
  server.advance({ seconds: 1 });
  expect((await signUp({ ...asked, confirmedHod: true })).statusCode).toBe(200);
  server.advance({ seconds: 1 });
  const unasked = choosing({ hodId: other.id, ...elsewhere });
  expect((await signUp({ ...unasked, confirmedHod: true })).statusCode).toBe(200);
  expect(await warningsOf(other.id)).toEqual([
    ["hod-warning-shown", undefined],
    ["hod-warning-confirmed", true],
    ["hod-warning-confirmed", false],
  ]);
});

test("a second press with the same key is asked once", async () => {
  const other = await addAcademic(server);
  const person = choosing({ hodId: other.id, ...elsewhere });
  const headers = { "idempotency-key": "hod-1" };
  const press = (body: unknown) => server.post("/academic/v1/signup/supervisor", body, { headers });
  expect([(await press(person)).statusCode, (await press(person)).statusCode]).toEqual([406, 406]);
  expect(await warningsOf(other.id)).toHaveLength(1);
});

test("400: nobody's id, somebody who is no head of department, and one who has left", async () => {
  const trainee = await addAcademic(server, { type: "TRAINEE" });
  const gone = await addAcademic(server);
  await server.database.kysely
    .updateTable("accounts")
    .set({ status: "archived", archived_at: server.deps.clock(), password_hash: null })
    .where("id", "=", gone.id)
    .execute();
  for (const hodId of ["no-id", "00000000-0000-7000-8000-000000000000", trainee.id, gone.id]) {
    const response = await signUp(choosing({ hodId }));
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ["hod"]]);
  }
});

test("[S3.021 SEC-D9 SEC-D10] whoever is named by address and has an account of another role is linked, not invited, and the product is told", async () => {
  const trainee = await addAcademic(server, { type: "TRAINEE" });
  const hodInvite = { emailAddress: trainee.email, name: "Naledi Botha" };
  const person = newSupervisor({ hodInvite });
  const { account } = await joinAcademic(server, { role: "supervisor", person });
  const links = await hodLinksOf(server, account.id);
  expect(links).toMatchObject([{ hod_id: trainee.id, invite_id: null, status: "pending" }]);
  await server.deliver();
  expect(server.mails().filter(({ to }) => to === trainee.email)).toEqual([]);
  const events = await server.database.kysely
    .selectFrom("product_events")
    .select("kind")
    .where("subject_id", "=", trainee.id)
    .execute();
  expect(events).toEqual([{ kind: "hod-named" }]);
});

test("[SEC-E7] a head of department who leaves before the address is verified takes nobody's account along", async () => {
  const leaving = await addAcademic(server, {
    institutionId: "ukzn-addington-hospital",
    specialityId: "anaesthetics",
  });
  const person = choosing({ hodId: leaving.id });
  await signUp(person);
  await server.database.kysely
    .updateTable("accounts")
    .set({ status: "archived", archived_at: server.deps.clock(), password_hash: null })
    .where("id", "=", leaving.id)
    .execute();
  const [code = ""] = await mailedCodes(server, person.username);
  await verify(server, { email: person.username, code, confirm: true });
  const account = await academicAccount(server, person.username);
  expect(account.status).toBe("active");
  const links = await hodLinksOf(server, account.id);
  expect(links).toEqual([]);
  const events = await server.database.kysely
    .selectFrom("product_events")
    .select(["product", "kind"])
    .where("subject_id", "=", account.id)
    .execute();
  expect(events).toEqual([{ product: "academic", kind: "hod-missing" }]);
});

test("[S3.021 SEC-D4 Q056] of a chosen and an invited head of department the chosen one counts, and null is absent", async () => {
  for (const hodInvite of [null, {}, { emailAddress: "", name: "" }]) {
    const person = choosing({ hodInvite, passportNumber: null, prNumber: null });
    expect((await signUp(person)).statusCode).toBe(200);
  }
  const nobody = await signUp(choosing({ hodId: null, hodInvite: null }));
  expect([nobody.statusCode, Object.keys(nobody.json().fields)]).toEqual([400, ["hod"]]);
});
