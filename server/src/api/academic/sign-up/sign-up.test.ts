import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword, newHcp, newSupervisor, newTrainee } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { deviceHash } from "../../../identity/devices/device.ts";
import { openRegistration } from "../registration.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const signUp = (role: string, body: unknown, sending = {}) =>
  server.post(`/academic/v1/signup/${role}`, body, sending);

const pendingOf = async (email: string) => {
  const row = await server.database.kysely
    .selectFrom("pending_registrations")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const profile_sealed = row.profile_sealed ?? "";
  return { row, registration: openRegistration(server.deps.keys, { ...row, profile_sealed }) };
};

describe("200", () => {
  test("[S7.010 S7.014 S7.015 S3.001 S3.002 S3.003 S3.004 S3.005 S3.006 S3.007 S3.008 S3.012 S3.013 S3.014 S3.015 SEC-D13 SEC-D16] a person outside the academic sector is kept as typed, without what the role does not have", async () => {
    const person = newHcp({
      passportNumber: "A1234567",
      passportCountryId: "NA",
      trainingInstitutionId: "ukzn-addington-hospital",
      traineePostNumber: "PN-1",
      clinicalUnit: "Theatre",
    });
    const response = await signUp("hcp", person);
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    const { row, registration } = await pendingOf(person.username);
    expect(row).toMatchObject({
      role: "HCP",
      terms_version: "2026-11",
      terms_accepted_at: server.deps.clock(),
      activated_at: null,
    });
    expect(registration).toEqual({
      role: "HCP",
      email: person.username,
      name: "Naledi",
      surname: "Botha",
      cellNumber: `+27${person.cellPhoneNumber.slice(1)}`,
      identity: { type: "IDDOC", number: person.idNumber, passportCountryId: null },
      profile: {
        disciplineId: "anaesthetics",
        specialityId: "anaesthetics",
        gradeId: "registrar",
        hpcsaNumber: "MP0123456",
        practiceNumber: "1234567",
        trainingInstitutionId: null,
        traineePostNumber: null,
        registrarAppointedOn: null,
        clinicalUnit: null,
      },
      hod: null,
    });
  });

  test("[S7.011 S3.009 S3.010 S3.011 S3.019 S3.020] a trainee has an institution, a post and the date of a registrar", async () => {
    const person = newTrainee({
      identityType: "PASSPORT",
      passportNumber: "A1234567",
      passportCountryId: "NA",
    });
    expect((await signUp("trainee", person)).statusCode).toBe(200);
    const { registration } = await pendingOf(person.username);
    expect(registration.role).toBe("TRAINEE");
    expect(registration.identity).toEqual({
      type: "PASSPORT",
      number: "A1234567",
      passportCountryId: "NA",
    });
    expect(registration.profile).toMatchObject({
      trainingInstitutionId: "ukzn-addington-hospital",
      traineePostNumber: "PN-77",
      registrarAppointedOn: "2024-02-29",
    });
  });

  test("[S4.029] the appointment date of a trainee who is no registrar is not kept", async () => {
    const person = newTrainee({ specialityGradeId: "medical-officer" });
    await signUp("trainee", person);
    const { registration } = await pendingOf(person.username);
    expect(registration.profile.registrarAppointedOn).toBeNull();
  });

  test("[S7.012 S3.021 S3.022 S3.023] a supervisor has a clinical unit and names a head of department to invite", async () => {
    const person = newSupervisor();
    expect((await signUp("supervisor", person)).statusCode).toBe(200);
    const { registration } = await pendingOf(person.username);
    expect(registration.profile.clinicalUnit).toBe("Cardiac theatre");
    expect(registration.hod).toEqual(Reflect.get(person, "hodInvite"));
  });

  test("[SEC-F4 SEC-D2] the answer sets the device cookie, no account is made, nobody is handed over", async () => {
    const person = newHcp();
    const response = await signUp("hcp", person);
    const cookie = response.cookies.find(({ name }) => name === "__Host-fd");
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, path: "/", sameSite: "Lax" });
    const { row } = await pendingOf(person.username);
    expect(row.device_hash).toEqual(deviceHash(cookie?.value.split(".")[0] ?? ""));
    for (const table of ["accounts", "known_devices", "tokens"] as const) {
      const rows = await server.database.kysely.selectFrom(table).selectAll().execute();
      expect(rows).toEqual([]);
    }
  });

  test("[SEC-F2 SEC-F13] a second press with the same key registers once", async () => {
    const person = newHcp();
    const headers = { "idempotency-key": "sign-up-1" };
    const answers = await Promise.all([1, 2, 3].map(() => signUp("hcp", person, { headers })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const rows = await server.database.kysely
      .selectFrom("pending_registrations")
      .select("id")
      .where("email", "=", person.username)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test("[SEC-H2] no row holds the password, the name or the identity number in clear", async () => {
    const person = newHcp({ surname: "Quarterstaff" });
    await signUp("hcp", person);
    const { kysely } = server.database;
    const tables = ["pending_registrations", "outbox", "audit_events", "idempotency_keys"] as const;
    for (const table of tables) {
      const dump = JSON.stringify(await kysely.selectFrom(table).selectAll().execute());
      for (const secret of [person.idNumber, goodPassword, "Quarterstaff"]) {
        expect(dump).not.toContain(secret);
      }
    }
  });
});

describe("the verification mail", () => {
  test("[S2.024] goes to the address as typed, with the page's link and a code of 43 characters", async () => {
    const person = newTrainee();
    await signUp("trainee", person);
    await server.deliver();
    const mails = server.mails().filter(({ to }) => to === person.username);
    expect(mails).toHaveLength(1);
    const link = new URL(/https?:\S+\/verifyEmail\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "");
    expect(link.searchParams.get("email")).toBe(person.username);
    expect(link.searchParams.get("role")).toBe("TRAINEE");
    expect(link.searchParams.get("verificationCode")).toMatch(/^[\w-]{43}$/);
    expect(mails[0]?.text).not.toContain(goodPassword);
  });

  test("[SEC-C9] carries nothing that was typed but the address: nobody has proven it", async () => {
    const typed = { name: "Prizewinner", surname: "Claimnow" };
    const person = newHcp(typed);
    await signUp("hcp", person);
    await server.deliver();
    const mails = server.mails().filter(({ to }) => to === person.username);
    expect(mails).toHaveLength(1);
    for (const word of Object.values(typed)) expect(JSON.stringify(mails)).not.toContain(word);
  });

  test("[SEC-C9] one address gets three in an hour, however often somebody signs up with it", async () => {
    const person = newHcp();
    for (let press = 0; press < 5; press += 1) {
      expect((await signUp("hcp", person)).statusCode).toBe(200);
    }
    await server.deliver();
    expect(server.mails().filter(({ to }) => to === person.username)).toHaveLength(3);
  });
});

describe("400", () => {
  test.each([
    ["hcp", { disciplineId: "no-such" }, "disciplineId specialityId"],
    ["hcp", { specialityId: "psychiatry" }, "specialityId"],
    ["hcp", { specialityGradeId: "no-such" }, "specialityGradeId"],
    ["hcp", { cellPhoneNumber: "+999123456" }, "cellPhoneNumber"],
    ["hcp", { username: "no address" }, "username"],
    ["hcp", { hpcsaNumber: "" }, "hpcsaNumber"],
    ["hcp", { idNumber: "8001015009088" }, "idNumber"],
    ["hcp", { prNumber: "123" }, "prNumber"],
    ["hcp", { name: "N4ledi" }, "name"],
    ["hcp", { termsAccepted: false }, "termsAccepted"],
    ["hcp", { password: "password1" }, "password"],
    ["hcp", { password: "mp0123456" }, "password"],
    [
      "hcp",
      { identityType: "PASSPORT", passportNumber: "A1234567", passportCountryId: "XX" },
      "passportCountryId",
    ],
    ["trainee", { trainingInstitutionId: "" }, "trainingInstitutionId"],
    ["trainee", { trainingInstitutionId: "no-such" }, "trainingInstitutionId"],
    ["trainee", { registrarAppointmentDate: "1949-12-31" }, "registrarAppointmentDate"],
    ["supervisor", { clinicalUnit: "" }, "clinicalUnit"],
    ["supervisor", { hodInvite: undefined }, "hod"],
    ["supervisor", { hodInvite: { emailAddress: "x", name: "Sipho" } }, "hodInvite.emailAddress"],
    [
      "supervisor",
      { hodInvite: { emailAddress: "sipho@example.org", name: "http://x.example" } },
      "hodInvite.name",
    ],
  ])("[SEC-D12] %s with %j: the server names %s", async (role, changes, field) => {
    const make = { hcp: newHcp, trainee: newTrainee, supervisor: newSupervisor }[role] ?? newHcp;
    const response = await signUp(role, make(changes));
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields).join(" ")).toBe(field);
    expect(response.cookies).toEqual([]);
  });

  test("[SEC-D9] a supervisor does not become their own head of department, in no spelling", async () => {
    const person = newSupervisor();
    const hodInvite = { emailAddress: ` ${person.username.toUpperCase()}`, name: "Naledi" };
    const response = await signUp("supervisor", { ...person, hodInvite });
    expect(Object.keys(response.json().fields)).toEqual(["hodInvite.emailAddress"]);
  });
});
