import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  academicAccount,
  hodLinksOf,
  joinAcademic,
  mailedCodes,
  signUpAcademic,
  verify,
} from "../../../../test/academics.ts";
import { makeInvite, storedInvite } from "../../../../test/invites.ts";
import { newHcp, newSupervisor, newTrainee } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const institution = { trainingInstitutionId: "ukzn-addington-hospital" };
const invite = (email: string, role: string) =>
  makeInvite(server, { kind: "academic", email, role, name: "Sipho Ndlovu" });
const load = (key: string) => server.get(`/academic/v1/signup/invite/${key}`);
const inviteMailsTo = (email: string) =>
  server.mails().filter(({ to, text }) => to === email && text.includes("inviteKey="));

describe("loading an invite", () => {
  test("[S7.043 S7.044 S7.045 S3.050] tells the address, the name and the role, as often as it is read", async () => {
    const { code, id } = await invite("sipho@example.org", "TRAINEE");
    for (let look = 0; look < 3; look += 1) {
      expect((await load(code)).json()).toEqual({
        emailAddress: "sipho@example.org",
        name: "Sipho Ndlovu",
        role: "TRAINEE",
      });
    }
    expect(await storedInvite(server, id)).toMatchObject({ status: "SENT" });
  });

  test("404: one that is unknown, a practice's, or run out", async () => {
    const { code } = await invite("sipho@example.org", "TRAINEE");
    const practice = await makeInvite(server, { email: "sipho@example.org" });
    expect((await load("x".repeat(43))).statusCode).toBe(404);
    expect((await load(practice.code)).statusCode).toBe(404);
    server.advance({ days: 8 });
    expect((await load(code)).statusCode).toBe(404);
  });
});

test("the mail of an invite without a name greets nobody by it", async () => {
  await makeInvite(server, {
    kind: "academic",
    email: "nameless@example.org",
    role: "TRAINEE",
    isMailed: true,
  });
  await server.deliver();
  const [mail] = inviteMailsTo("nameless@example.org");
  expect(mail?.text).toContain("Hello, you are invited to Heron Academic");
});

describe("signing up with an invite", () => {
  test("[S7.014 SEC-D6] it is used up by the activation and names its account", async () => {
    const person = newTrainee();
    const { code, id } = await invite(person.username, "TRAINEE");
    await signUpAcademic(server, { role: "trainee", person, inviteKey: code });
    await server.deliver();
    expect(await storedInvite(server, id)).toMatchObject({ status: "SENT" });
    const { account } = await joinAcademic(server, { role: "trainee", person, inviteKey: code });
    expect(await storedInvite(server, id)).toMatchObject({
      status: "REGISTERED",
      used_by: account.id,
    });
    expect((await load(code)).statusCode).toBe(404);
  });

  test.each([
    ["another address", "hcp", { username: "somebody.else@example.org" }, "username"],
    ["another role", "trainee", institution, "role"],
  ])(
    "[SEC-D5] 400: %s than the invite's, and the field is named",
    async (_what, role, changes, field) => {
      const person = newHcp();
      const { code } = await invite(person.username, "HCP");
      const body = { ...person, ...changes };
      const response = await server.post(`/academic/v1/signup/${role}?inviteKey=${code}`, body);
      expect(response.statusCode).toBe(400);
      expect(response.json().code).toBe("INVITE_INVALID");
      expect(response.json().fields).toEqual({ [field]: expect.stringContaining("another") });
    },
  );

  test("[SEC-D4] 400: a repeated key", async () => {
    const path = "/academic/v1/signup/hcp?inviteKey=a&inviteKey=b";
    expect((await server.post(path, newHcp())).statusCode).toBe(400);
  });

  test("a request that is repeated by its key gets its first answer, also when the invite is used by now", async () => {
    const person = newHcp();
    const { code } = await invite(person.username, "HCP");
    const press = () =>
      server.post(`/academic/v1/signup/hcp?inviteKey=${code}`, person, {
        headers: { "idempotency-key": "invited-1" },
      });
    expect((await press()).statusCode).toBe(200);
    const [proof = ""] = await mailedCodes(server, person.username);
    await verify(server, { email: person.username, code: proof, confirm: true });
    expect((await press()).statusCode).toBe(200);
    expect(
      (await server.post(`/academic/v1/signup/hcp?inviteKey=${code}`, person)).json().code,
    ).toBe("INVITE_INVALID");
  });
});

describe("a head of department", () => {
  const signUpHod = (body: unknown, key?: string) =>
    server.post(`/academic/v1/signup/hod${key === undefined ? "" : `?inviteKey=${key}`}`, body);

  test("[S7.013 SEC-D8 S6.009] 404 without a valid invite for that role", async () => {
    const person = newHcp(institution);
    const asTrainee = await invite(person.username, "TRAINEE");
    const revoked = await invite(person.username, "HOD");
    await server.database.kysely
      .updateTable("invites")
      .set({ status: "REVOKED" })
      .where("id", "=", revoked.id)
      .execute();
    for (const key of [undefined, "", "x".repeat(43), asTrainee.code, revoked.code]) {
      expect((await signUpHod(person, key)).statusCode).toBe(404);
    }
    expect(
      (await signUpHod({ ...person, role: "HOD", inviteKey: asTrainee.code })).statusCode,
    ).toBe(404);
  });

  test("[S7.013] with one becomes a HOD, who also gets a mail that says so", async () => {
    const person = newHcp(institution);
    const { code } = await invite(person.username, "HOD");
    const { account } = await joinAcademic(server, { role: "hod", person, inviteKey: code });
    expect(account).toMatchObject({
      type: "HOD",
      training_institution_id: institution.trainingInstitutionId,
    });
    expect(
      server.mails().some(({ to, text }) => to === person.username && text.includes("role=HOD")),
    ).toBe(true);
  });

  test("[SEC-D6] of fifty registrations with one invite exactly one becomes an account", async () => {
    const open = await openTestServer({
      limits: {
        verificationByClient: { perHour: 100, perDay: 100 },
        verificationByEmail: { perHour: 100, perDay: 100 },
      },
    });
    const person = newHcp(institution);
    const { code } = await makeInvite(open, {
      kind: "academic",
      email: person.username,
      role: "HOD",
    });
    // What races is the proof; on a busy machine fifty sign-ups at once would wait too long for their turn.
    for (let signedUp = 0; signedUp < 50; signedUp += 5) {
      const five = Array.from({ length: 5 }, () =>
        signUpAcademic(open, { role: "hod", person, inviteKey: code }),
      );
      await Promise.all(five);
    }
    const codes = await mailedCodes(open, person.username);
    expect(codes).toHaveLength(50);
    const answers = await Promise.all(
      codes.map((proof) => verify(open, { email: person.username, code: proof, confirm: true })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const accounts = await open.database.kysely.selectFrom("accounts").selectAll().execute();
    expect(accounts).toHaveLength(1);
    await open.close();
  });

  test("an invite that ends between sign-up and verification still counts, one that is revoked does not", async () => {
    const late = newHcp(institution);
    const { code } = await invite(late.username, "HOD");
    server.advance({ days: 6, hours: 23 });
    const person = await signUpAcademic(server, { role: "hod", person: late, inviteKey: code });
    server.advance({ hours: 2 });
    const [proof = ""] = await mailedCodes(server, late.username);
    const { cookies } = person;
    const kept = await verify(server, { email: late.username, code: proof, cookies });
    expect(kept.statusCode).toBe(200);

    const other = newHcp(institution);
    const revoked = await invite(other.username, "HOD");
    await signUpAcademic(server, { role: "hod", person: other, inviteKey: revoked.code });
    const [dead = ""] = await mailedCodes(server, other.username);
    await server.database.kysely
      .updateTable("invites")
      .set({ status: "REVOKED" })
      .where("id", "=", revoked.id)
      .execute();
    const refused = await verify(server, { email: other.username, code: dead, confirm: true });
    expect(refused.json().code).toBe("INVITE_WITHDRAWN");
    await expect(academicAccount(server, other.username)).rejects.toThrow();
  });
});

describe("a supervisor names a head of department", () => {
  const supervisorWith = (hodInvite: { emailAddress: string; name: string }) =>
    newSupervisor({ hodInvite });

  test("[SEC-D10 SEC-D9 S6.004 S6.005] the invite leaves when the supervisor's address is verified, and the link waits for a confirmation", async () => {
    const hodInvite = { emailAddress: "first.hod@example.org", name: "Sipho Ndlovu" };
    const person = supervisorWith(hodInvite);
    const { cookies } = await signUpAcademic(server, { role: "supervisor", person });
    const [code = ""] = await mailedCodes(server, person.username);
    expect(inviteMailsTo(hodInvite.emailAddress)).toEqual([]);
    await verify(server, { email: person.username, code, cookies });
    await server.deliver();
    const [mail] = inviteMailsTo(hodInvite.emailAddress);
    expect(mail?.text).toContain("Naledi Botha uses Heron Academic");
    const supervisor = await academicAccount(server, person.username);
    expect(await hodLinksOf(server, supervisor.id)).toMatchObject([
      { hod_id: null, status: "pending" },
    ]);

    const key = /inviteKey=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    const hod = newHcp({ ...institution, username: hodInvite.emailAddress });
    const { account } = await joinAcademic(server, { role: "hod", person: hod, inviteKey: key });
    expect(await hodLinksOf(server, supervisor.id)).toMatchObject([
      { hod_id: account.id, status: "pending" },
    ]);
  });

  test("one who has an account is linked and not invited", async () => {
    const hod = newHcp(institution);
    const { code } = await invite(hod.username, "HOD");
    const { account } = await joinAcademic(server, { role: "hod", person: hod, inviteKey: code });
    const hodInvite = { emailAddress: hod.username.toUpperCase(), name: "Sipho Ndlovu" };
    const { account: supervisor } = await joinAcademic(server, {
      role: "supervisor",
      person: supervisorWith(hodInvite),
    });
    await server.deliver();
    expect(await hodLinksOf(server, supervisor.id)).toMatchObject([
      { hod_id: account.id, invite_id: null, status: "pending" },
    ]);
    expect(inviteMailsTo(hodInvite.emailAddress)).toEqual([]);
  });

  test("[SEC-C9] however many supervisors name one address, it gets five invites in a day", async () => {
    const hodInvite = { emailAddress: "busy.hod@example.org", name: "Sipho Ndlovu" };
    for (let n = 0; n < 6; n += 1) {
      await joinAcademic(server, { role: "supervisor", person: supervisorWith(hodInvite) });
    }
    await server.deliver();
    expect(inviteMailsTo(hodInvite.emailAddress)).toHaveLength(5);
  });
});
