import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  academicAccount,
  joinAcademic,
  mailedCodes,
  signUpAcademic,
  verify,
} from "../../../../test/academics.ts";
import { auditOf } from "../../../../test/accounts.ts";
import { newHcp, newTrainee } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { decrypt } from "../../../platform/encryption.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A person who signed up and has the mail. */
async function mailed(person = newHcp()) {
  const { cookies, username: email } = await signUpAcademic(server, { person });
  const [code = ""] = await mailedCodes(server, email);
  return { email, code, cookies, person };
}
const accountsOf = (email: string) =>
  server.database.kysely.selectFrom("accounts").selectAll().where("email", "=", email).execute();

describe("200", () => {
  test("[S7.040 S7.041 SEC-E1] in the browser that signed up the link activates at once", async () => {
    const { email, code, cookies } = await mailed();
    const response = await verify(server, { email, code, cookies });
    expect([response.statusCode, response.json()]).toEqual([200, { confirmationNeeded: false }]);
    const email_proven_at = server.deps.clock();
    expect(await accountsOf(email)).toMatchObject([
      { realm: "academic", status: "active", email_proven_at },
    ]);
  });

  test("everything that was typed is in the account, and no longer in the registration", async () => {
    const person = newTrainee({ hpcsaNumber: "MP7654321" });
    const { account } = await joinAcademic(server, { role: "trainee", person });
    expect(account).toMatchObject({
      type: "TRAINEE",
      email: person.username,
      name: "Naledi",
      surname: "Botha",
      cell_number: `+27${person.cellPhoneNumber.slice(1)}`,
      identity_type: "IDDOC",
      discipline_id: "anaesthetics",
      speciality_id: "anaesthetics",
      grade_id: "registrar",
      hpcsa_number: "MP7654321",
      practice_number: "1234567",
      training_institution_id: "ukzn-addington-hospital",
      trainee_post_number: "PN-77",
      registrar_appointed_on: "2024-02-29",
      clinical_unit: null,
      terms_version: "2026-11",
    });
    const encrypted = account.number_sealed ?? "";
    expect(decrypt(server.deps.keys, encrypted, account.id)).toBe(person.idNumber);
    const registration = await server.database.kysely
      .selectFrom("pending_registrations")
      .select(["profile_sealed", "password_hash"])
      .where("email", "=", person.username)
      .executeTakeFirstOrThrow();
    expect(registration).toEqual({ profile_sealed: null, password_hash: null });
  });

  test("[S5.001] whatever hyphen a name was typed with, the keyboard's is stored", async () => {
    const person = newHcp({ name: "Anne\u2011Marie", surname: "Smith\u2010Khumalo" });
    const { account } = await joinAcademic(server, { person });
    expect(account).toMatchObject({ name: "Anne-Marie", surname: "Smith-Khumalo" });
  });

  test("[SEC-E1] whatever opens the link elsewhere, ten times, activates nothing until a person presses", async () => {
    const { email, code } = await mailed();
    const foreign = { "__Host-fd": "s".repeat(43) };
    for (let look = 0; look < 10; look += 1) {
      const response = await verify(server, { email, code, ...(look % 2 && { cookies: foreign }) });
      expect([response.statusCode, response.json()]).toEqual([200, { confirmationNeeded: true }]);
    }
    expect(await accountsOf(email)).toEqual([]);
    const pressed = await verify(server, { email, code, confirm: true });
    expect([pressed.statusCode, pressed.json()]).toEqual([200, { confirmationNeeded: false }]);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  test("[SEC-E2] done again it succeeds and changes nothing", async () => {
    const { email, code, cookies } = await mailed();
    await verify(server, { email, code, cookies });
    const before = await accountsOf(email);
    server.advance({ minutes: 1 });
    for (const again of [{ cookies }, { confirm: true as const }, {}]) {
      const response = await verify(server, { email, code, ...again });
      expect([response.statusCode, response.json()]).toEqual([200, { confirmationNeeded: false }]);
    }
    expect(await accountsOf(email)).toEqual(before);
  });

  test("[SEC-E2] of twenty parallel presses all succeed and one account is made", async () => {
    const { email, code } = await mailed();
    const press = () => verify(server, { email, code, confirm: true });
    const answers = await Promise.all(Array.from({ length: 20 }, press));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const accounts = await accountsOf(email);
    expect(accounts).toHaveLength(1);
    const events = await auditOf(server, accounts[0]?.id ?? "");
    expect(events).toMatchObject([{ kind: "registered", details: { role: "HCP" } }]);
  });

  test("[SEC-E3 S6.001] the role is the one that signed up, whatever the call says", async () => {
    const { email, code, cookies } = await mailed();
    const body = { emailAddress: email, verificationCode: code, role: "HOD", type: "HOD" };
    await server.post("/academic/v1/signup/verifyEmail?role=HOD", body, { cookies });
    expect((await academicAccount(server, email)).type).toBe("HCP");
  });

  test("[SEC-D17] another spelling of the address is the same address", async () => {
    const { email, code, cookies } = await mailed();
    const response = await verify(server, { email: ` ${email.toUpperCase()} `, code, cookies });
    expect(response.statusCode).toBe(200);
  });
});

describe("400", () => {
  const codeOf = (response: { json(): { code: string } }) => response.json().code;

  test("[S7.042] a code that nobody was sent, and one for another address, are not valid", async () => {
    const { email, code } = await mailed();
    const other = await mailed();
    const press = { confirm: true } as const;
    const answers = [
      await verify(server, { email, code: "x".repeat(43), ...press }),
      await verify(server, { email, code: other.code, ...press }),
      await verify(server, { email: "nobody@example.org", code, ...press }),
    ];
    expect(answers.map(codeOf)).toEqual(Array.from(answers, () => "VERIFICATION_INVALID"));
    expect(await accountsOf(email)).toEqual([]);
  });

  test("the link ends after 24 hours, in every browser", async () => {
    const { email, code, cookies } = await mailed();
    server.advance({ hours: 24 });
    for (const browser of [{ cookies }, {}, { confirm: true as const }]) {
      expect(codeOf(await verify(server, { email, code, ...browser }))).toBe(
        "VERIFICATION_EXPIRED",
      );
    }
    expect(await accountsOf(email)).toEqual([]);
  });

  test("[SEC-D1] of two registrations of one address the first proven is the account", async () => {
    const person = newHcp();
    await signUpAcademic(server, { person });
    await signUpAcademic(server, { person: { ...person, surname: "Zulu" } });
    const [first = "", second = ""] = await mailedCodes(server, person.username);
    const press = { email: person.username, confirm: true } as const;
    const answers = await Promise.all(
      [first, second].map((code) => verify(server, { ...press, code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await accountsOf(person.username)).toHaveLength(1);
  });
});

test("[SEC-D1] who signs up with an address that has an account is mailed about it, and gets no link", async () => {
  const owner = await joinAcademic(server);
  const seen = server.sent.length;
  await signUpAcademic(server, { person: { ...newHcp(), username: owner.username } });
  await server.deliver();
  const mails = server.sent.slice(seen);
  expect(mails.map((mail) => mail.channel === "email" && mail.subject)).toEqual([
    "You already have a Heron Academic account",
  ]);
  expect(mails[0]?.text).not.toContain("verificationCode");
  expect(await accountsOf(owner.username)).toHaveLength(1);
});

test("[SEC-E7 SEC-D1] who signs up with the address of a closed account is told whom to write to", async () => {
  const { username, account } = await joinAcademic(server);
  await server.database.kysely
    .updateTable("accounts")
    .set({ status: "archived", archived_at: server.deps.clock(), password_hash: null })
    .where("username", "=", username)
    .execute();
  const seen = server.mails().length;
  await signUpAcademic(server, { person: newHcp({ username }) });
  await server.deliver();
  const mails = server.mails().slice(seen);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [account.email, "Your Heron Academic account was closed"],
  ]);
  expect(mails[0]?.text).not.toContain("verificationCode");
});
