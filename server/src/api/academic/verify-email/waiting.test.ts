import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  academicAccount,
  joinAcademic,
  mailedCodes,
  signUpAcademic,
  verify,
} from "../../../../test/academics.ts";
import { makeInvite } from "../../../../test/invites.ts";
import { jobNamed } from "../../../../test/maintenance-jobs.ts";
import { goodPassword, newHcp, newSupervisor } from "../../../../test/people.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: { verificationByClient: { perHour: 3, perDay: 100 } } });
});
afterAll(() => server.close());

type Sending = { cookies?: Record<string, string>; headers?: Record<string, string> };
const resend = (emailAddress: string, sending: Sending = {}) =>
  server.post("/academic/v1/signup/resendVerification", { emailAddress }, sending);
const otherAddress = (
  emailAddress: string,
  newEmailAddress: string,
  { password = goodPassword, ...sending }: Sending & { password?: string } = {},
) =>
  server.post(
    "/academic/v1/signup/changeAddress",
    { emailAddress, password, newEmailAddress },
    sending,
  );
let made = 0;
const freshAddress = () => {
  made += 1;
  return `other.${made}@example.org`;
};

describe("sending the mail again", () => {
  test("ends the older link and brings a new one, in the browser that signed up and in another", async () => {
    const { username: email, cookies } = await signUpAcademic(server);
    await mailedCodes(server, email);
    expect((await resend(email, { cookies })).json()).toEqual({});
    await mailedCodes(server, email);
    await resend(email);
    const [first = "", second = "", third = ""] = await mailedCodes(server, email);
    for (const code of [first, second]) {
      const response = await verify(server, { email, code, cookies });
      expect(response.json().code).toBe("VERIFICATION_EXPIRED");
    }
    expect((await verify(server, { email, code: third, cookies })).statusCode).toBe(200);
  });

  test("after the link has ended a new one activates", async () => {
    const { username: email, cookies } = await signUpAcademic(server);
    await mailedCodes(server, email);
    server.advance({ hours: 25 });
    await resend(email);
    const code = (await mailedCodes(server, email)).at(-1) ?? "";
    expect((await verify(server, { email, code, cookies })).statusCode).toBe(200);
  });

  test("[SEC-C9] an address gets three in an hour, and the answer says nothing of it", async () => {
    const { username: email, cookies } = await signUpAcademic(server);
    const answers = [];
    for (let press = 0; press < 5; press += 1) {
      await server.deliver();
      answers.push(await resend(email, { cookies }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(visible(answer)))).size).toBe(1);
    expect(await mailedCodes(server, email)).toHaveLength(3);
  });

  test("[SEC-D1] the answer is the same for an account, a registration and nobody; an owner is told", async () => {
    const owner = await joinAcademic(server);
    const waiting = await signUpAcademic(server);
    await signUpAcademic(server, { person: { ...newHcp(), username: owner.username } });
    await server.deliver();
    const addresses = [owner.username, waiting.username, freshAddress()];
    const answers = await Promise.all(addresses.map((address) => resend(address)));
    expect(new Set(answers.map((answer) => JSON.stringify(visible(answer)))).size).toBe(1);
    await server.deliver();
    const subjects = server
      .mails()
      .filter(({ to }) => to === owner.username)
      .map((mail) => mail.channel === "email" && mail.subject);
    expect(subjects.slice(1)).toEqual([
      "You already have a Heron Academic account",
      "You already have a Heron Academic account",
    ]);
  });

  test("[SEC-F2] a second press with the same key asks once", async () => {
    const { username: email, cookies } = await signUpAcademic(server);
    const headers = { "idempotency-key": "again-1" };
    await server.deliver();
    for (let press = 0; press < 3; press += 1) await resend(email, { cookies, headers });
    expect(await mailedCodes(server, email)).toHaveLength(2);
  });
});

describe("using another address", () => {
  test("moves the registration: the old links end, the new address gets one, and it is the account's", async () => {
    const { username: email, cookies } = await signUpAcademic(server);
    const [old = ""] = await mailedCodes(server, email);
    const address = freshAddress();
    expect((await otherAddress(email, address, { cookies })).json()).toEqual({});
    for (const [shown, code] of [
      [email, old],
      [address, old],
    ] as const) {
      expect((await verify(server, { email: shown, code, confirm: true })).statusCode).toBe(400);
    }
    const [code = ""] = await mailedCodes(server, address);
    expect((await verify(server, { email: address, code, cookies })).statusCode).toBe(200);
    expect(await academicAccount(server, address)).toMatchObject({
      email: address,
      name: "Naledi",
    });
    await expect(academicAccount(server, email)).rejects.toThrow();
  });

  test("[SEC-A1] 401: a wrong password, another browser, and an unknown address, all alike", async () => {
    const person = await signUpAcademic(server);
    const { cookies } = person;
    const owner = await joinAcademic(server);
    const before = server.spent.verified;
    const answers = [
      await otherAddress(person.username, freshAddress(), { cookies, password: "wrong-otter-1" }),
      await otherAddress(person.username, freshAddress()),
      await otherAddress(owner.username, freshAddress(), { cookies }),
      await otherAddress(freshAddress(), freshAddress(), { cookies }),
    ];
    expect(server.spent.verified - before).toBe(4);
    expect(new Set(answers.map((answer) => JSON.stringify(visible(answer)))).size).toBe(1);
    expect(answers[0]?.json().code).toBe("BAD_CREDENTIALS");
  });

  test("[SEC-D1] to an address that has an account: the same answer, and its owner is told", async () => {
    const owner = await joinAcademic(server);
    const person = await signUpAcademic(server);
    const other = await signUpAcademic(server);
    const taken = await otherAddress(person.username, owner.username, { cookies: person.cookies });
    const free = await otherAddress(other.username, freshAddress(), { cookies: other.cookies });
    expect(visible(taken)).toEqual(visible(free));
    expect(await mailedCodes(server, owner.username)).toEqual([owner.code]);
  });

  test("400: what is no address, and what the password resembles", async () => {
    const { username: email, cookies } = await signUpAcademic(server);
    const wrong = await otherAddress(email, "nowhere", { cookies });
    expect(Object.keys(wrong.json().fields)).toEqual(["newEmailAddress"]);
    const alike = await otherAddress(email, `${goodPassword}@example.org`, { cookies });
    expect(Object.keys(alike.json().fields)).toEqual(["password"]);
  });

  test("[SEC-D5 SEC-D9] 400: a head of department's invite is for its address; nobody becomes their own", async () => {
    const person = newHcp({ trainingInstitutionId: "ukzn-addington-hospital" });
    const made = { kind: "academic", email: person.username, role: "HOD" } as const;
    const { code } = await makeInvite(server, made);
    const hod = await signUpAcademic(server, { role: "hod", person, inviteKey: code });
    const moved = await otherAddress(hod.username, freshAddress(), { cookies: hod.cookies });
    expect(Object.keys(moved.json().fields)).toEqual(["newEmailAddress"]);

    const hodInvite = { emailAddress: "my.hod@example.org", name: "Sipho Ndlovu" };
    const supervisor = await signUpAcademic(server, {
      role: "supervisor",
      person: newSupervisor({ hodInvite }),
    });
    const own = await otherAddress(supervisor.username, hodInvite.emailAddress.toUpperCase(), {
      cookies: supervisor.cookies,
    });
    expect(Object.keys(own.json().fields)).toEqual(["newEmailAddress"]);
  });

  test("[SEC-F2 SEC-F13] a second press with the same key gets the first answer", async () => {
    const { username: email, cookies } = await signUpAcademic(server);
    await server.deliver();
    const headers = { "idempotency-key": "other-1" };
    const address = freshAddress();
    const press = () => otherAddress(email, address, { cookies, headers });
    expect([(await press()).statusCode, (await press()).statusCode]).toEqual([200, 200]);
    expect(await mailedCodes(server, address)).toHaveLength(1);
  });
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "[SEC-D2 SEC-F13] a link that leaves while its registration moves verifies no other address",
  async () => {
    const { kysely } = server.database;
    const { username: email, cookies } = await signUpAcademic(server);
    const address = freshAddress();
    await resend(address);
    const counters = await kysely.startTransaction().execute();
    await counters
      .selectFrom("budget_windows")
      .selectAll()
      .where("name", "like", "verification%")
      .forUpdate()
      .execute();
    const moving = otherAddress(email, address, { cookies });
    await expect.poll(() => waitingForLocks(server)).toBe(1);
    const [code = ""] = await mailedCodes(server, email);
    await counters.rollback().execute();
    expect((await moving).statusCode).toBe(200);
    const verified = await verify(server, { email: address, code, confirm: true });
    expect(verified.json().code).toBe("VERIFICATION_EXPIRED");
    await expect(academicAccount(server, address)).rejects.toThrow();
  },
);

async function waitingForLocks({ database: { kysely } }: TestServer): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
  return rows.length;
}

test("[SEC-F13] when the answer of a sign-up was lost, the browser that repeats it is the one that signed up", async () => {
  const person = newHcp();
  const headers = { "idempotency-key": "lost-1" };
  await server.post("/academic/v1/signup/hcp", person, { headers });
  const again = await server.post("/academic/v1/signup/hcp", person, { headers });
  const cookies = Object.fromEntries(again.cookies.map(({ name, value }) => [name, value]));
  const login = { username: person.username, password: goodPassword };
  const response = await server.post("/academic/v1/security/brochureLogin", login, { cookies });
  expect(response.json().location).toMatch(/^\/verifyEmail\?/);
  const [code = ""] = await mailedCodes(server, person.username);
  const verified = await verify(server, { email: person.username, code, cookies });
  expect(verified.json()).toEqual({ confirmationNeeded: false });
});

test("[SEC-H8] a registration is removed after 30 days, proven or not, and its link with it", async () => {
  const { username: proven } = await joinAcademic(server);
  const { username: waiting } = await signUpAcademic(server);
  const emails = async () =>
    (
      await server.database.kysely.selectFrom("pending_registrations").select("email").execute()
    ).map(({ email }) => email);
  server.advance({ days: 30, seconds: -1 });
  await jobNamed("remove-old-registrations").run(server.database, server.deps.clock());
  expect(await emails()).toEqual(expect.arrayContaining([proven, waiting]));
  server.advance({ seconds: 1 });
  await jobNamed("remove-old-registrations").run(server.database, server.deps.clock());
  expect(await emails()).toEqual([]);
  expect((await academicAccount(server, proven)).status).toBe("active");
});
