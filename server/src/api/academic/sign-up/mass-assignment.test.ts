import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAcademic, hodLinksOf, joinAcademic } from "../../../../test/academics.ts";
import { newHcp, newSupervisor, newTrainee } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const signUp = (role: string, body: unknown) => server.post(`/academic/v1/signup/${role}`, body);

const privileged = {
  role: "HOD",
  roles: ["HOD"],
  type: "HOD",
  userType: "HOD",
  status: "active",
  state: "active",
  id: "00000000-0000-7000-8000-000000000000",
  accountId: "00000000-0000-7000-8000-000000000000",
  account_id: "00000000-0000-7000-8000-000000000000",
  realm: "practice",
  verified: true,
  emailVerified: true,
  email: "another@example.org",
  emailAddress: "another@example.org",
  active: true,
  enabled: true,
  activated: true,
  activatedAt: "2020-01-01",
  activated_at: "2020-01-01",
  confirm: true,
  confirmed: true,
  inviteId: "00000000-0000-7000-8000-000000000000",
  invite_id: "00000000-0000-7000-8000-000000000000",
  inviteKey: "x",
  hod_id: "00000000-0000-7000-8000-000000000000",
  hodConfirmed: true,
  linkStatus: "confirmed",
  passwordHash: "x",
  password_hash: "x",
  device: "x",
  deviceHash: "x",
  termsVersion: "x",
  createdAt: "2020-01-01",
  expiresAt: "2999-01-01",
  admin: true,
  isAdmin: true,
  permissions: ["*"],
  scope: "*",
  sudo: true,
  profile_sealed: "x",
};

describe("[SEC-D3] forty privileged keys have no effect", () => {
  test.each([
    ["hcp", "HCP", newHcp],
    ["trainee", "TRAINEE", newTrainee],
    ["supervisor", "SUPERVISOR", newSupervisor],
  ] as const)("on a %s", async (role, type, make) => {
    expect(Object.keys(privileged)).toHaveLength(40);
    const person = { ...privileged, ...make() };
    const { account } = await joinAcademic(server, { role, person });
    expect(account).toMatchObject({
      realm: "academic",
      status: "active",
      type,
      email: person.username,
      terms_version: "2026-11",
    });
    expect(account.id).not.toBe(privileged.id);
    const links = await hodLinksOf(server, account.id);
    expect(links.filter(({ status }) => status !== "pending")).toEqual([]);
  });

  test("of a proof neither makes an account nor a role", async () => {
    const person = newHcp();
    await signUp("hcp", person);
    const body = { ...privileged, emailAddress: person.username, verificationCode: "x" };
    const response = await server.post("/academic/v1/signup/verifyEmail", body);
    expect(response.json().code).toBe("VERIFICATION_INVALID");
  });
});

test("[SEC-D3] a trainee or a person outside the sector who names a head of department is linked to nobody", async () => {
  const hod = await addAcademic(server);
  const named = { hodId: hod.id, clinicalUnit: "Theatre", confirmedHod: true };
  for (const [role, make] of [
    ["hcp", newHcp],
    ["trainee", newTrainee],
  ] as const) {
    const { account } = await joinAcademic(server, { role, person: make(named) });
    expect(account.clinical_unit).toBeNull();
    const links = await hodLinksOf(server, account.id);
    expect(links).toEqual([]);
  }
});

test.each([
  { username: ["a@example.org"] },
  { password: 12345678 },
  { name: null },
  { identityType: ["IDDOC"] },
  { disciplineId: { id: "anaesthetics" } },
  { termsAccepted: "true" },
  { hodInvite: [] },
  { hodInvite: { emailAddress: ["a@example.org"], name: "Sipho" } },
  { confirmedHod: "true" },
])("[SEC-D4] 400: a value of another type, %j", async (changes) => {
  expect((await signUp("supervisor", newSupervisor(changes))).statusCode).toBe(400);
});

test("[SEC-D4] 400: a body that reaches for a prototype", async () => {
  const body = JSON.stringify(newHcp());
  for (const poison of ['"__proto__":{"x":1}', '"constructor":{"prototype":{"x":1}}']) {
    expect((await signUp("hcp", body.replace("{", `{${poison},`))).statusCode).toBe(400);
  }
});

test.each(["\r\nBcc: x@example.org", "\n", "\u0000"])(
  "[SEC-G9 SEC-D10] 400: control characters reach no message, %j",
  async (poison) => {
    const person = newSupervisor();
    for (const field of ["name", "surname", "username", "cellPhoneNumber", "clinicalUnit"]) {
      const changes = { [field]: `${Reflect.get(person, field)}${poison}x` };
      expect((await signUp("supervisor", { ...person, ...changes })).statusCode).toBe(400);
    }
    for (const hodInvite of [
      { emailAddress: `hod@example.org${poison}x`, name: "Sipho" },
      { emailAddress: "hod@example.org", name: `Sipho${poison}x` },
      { emailAddress: "hod@example.org", name: "x".repeat(10_000) },
    ]) {
      expect((await signUp("supervisor", { ...person, hodInvite })).statusCode).toBe(400);
    }
  },
);
