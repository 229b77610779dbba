import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  academicAccount,
  joinAcademic,
  mailedCodes,
  signUpAcademic,
  verify,
} from "../../../test/academics.ts";
import { type House, openHouse, visible } from "../../../test/house.ts";
import { makeInvite } from "../../../test/invites.ts";
import { goodPassword, newHcp, newSupervisor } from "../../../test/people.ts";
import { removeOldRegistrations } from "../../upkeep-jobs/storage-jobs.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse({ limits: { verificationByClient: { perHour: 3, perDay: 100 } } });
});
afterAll(() => house.close());

type Sending = { cookies?: Record<string, string>; headers?: Record<string, string> };
const resend = (emailAddress: string, sending: Sending = {}) =>
  house.post("/academic/v1/signup/resendVerification", { emailAddress }, sending);
const otherAddress = (
  emailAddress: string,
  newEmailAddress: string,
  { password = goodPassword, ...sending }: Sending & { password?: string } = {},
) =>
  house.post(
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
    const { username: email, cookies } = await signUpAcademic(house);
    await mailedCodes(house, email);
    expect((await resend(email, { cookies })).json()).toEqual({});
    await mailedCodes(house, email);
    await resend(email);
    const [first = "", second = "", third = ""] = await mailedCodes(house, email);
    for (const code of [first, second]) {
      const response = await verify(house, { email, code, cookies });
      expect(response.json().code).toBe("VERIFICATION_EXPIRED");
    }
    expect((await verify(house, { email, code: third, cookies })).statusCode).toBe(200);
  });

  test("after the link has ended a new one activates", async () => {
    const { username: email, cookies } = await signUpAcademic(house);
    await mailedCodes(house, email);
    house.advance({ hours: 25 });
    await resend(email);
    const code = (await mailedCodes(house, email)).at(-1) ?? "";
    expect((await verify(house, { email, code, cookies })).statusCode).toBe(200);
  });

  test("[SEC-C9] an address gets three in an hour, and the answer says nothing of it", async () => {
    const { username: email, cookies } = await signUpAcademic(house);
    const answers = [];
    for (let press = 0; press < 5; press += 1) {
      await house.deliver();
      answers.push(await resend(email, { cookies }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(visible(answer)))).size).toBe(1);
    expect(await mailedCodes(house, email)).toHaveLength(3);
  });

  test("[SEC-D1] the answer is the same for an account, a registration and nobody; an owner is told", async () => {
    const owner = await joinAcademic(house);
    const waiting = await signUpAcademic(house);
    await signUpAcademic(house, { person: { ...newHcp(), username: owner.username } });
    await house.deliver();
    const addresses = [owner.username, waiting.username, freshAddress()];
    const answers = await Promise.all(addresses.map((address) => resend(address)));
    expect(new Set(answers.map((answer) => JSON.stringify(visible(answer)))).size).toBe(1);
    await house.deliver();
    const subjects = house
      .mails()
      .filter(({ to }) => to === owner.username)
      .map((mail) => mail.channel === "email" && mail.subject);
    expect(subjects.slice(1)).toEqual([
      "You already have a Heron Academic account",
      "You already have a Heron Academic account",
    ]);
  });

  test("[SEC-F2] a second press with the same key asks once", async () => {
    const { username: email, cookies } = await signUpAcademic(house);
    const headers = { "idempotency-key": "again-1" };
    await house.deliver();
    for (let press = 0; press < 3; press += 1) await resend(email, { cookies, headers });
    expect(await mailedCodes(house, email)).toHaveLength(2);
  });
});

describe("using another address", () => {
  test("moves the registration: the old links end, the new address gets one, and it is the account's", async () => {
    const { username: email, cookies } = await signUpAcademic(house);
    const [old = ""] = await mailedCodes(house, email);
    const address = freshAddress();
    expect((await otherAddress(email, address, { cookies })).json()).toEqual({});
    for (const [shown, code] of [
      [email, old],
      [address, old],
    ] as const) {
      expect((await verify(house, { email: shown, code, confirm: true })).statusCode).toBe(400);
    }
    const [code = ""] = await mailedCodes(house, address);
    expect((await verify(house, { email: address, code, cookies })).statusCode).toBe(200);
    expect(await academicAccount(house, address)).toMatchObject({ email: address, name: "Naledi" });
    await expect(academicAccount(house, email)).rejects.toThrow();
  });

  test("[SEC-A1] 401: a wrong password, another browser, and an address of nobody, all alike", async () => {
    const person = await signUpAcademic(house);
    const { cookies } = person;
    const owner = await joinAcademic(house);
    const before = house.spent.verified;
    const answers = [
      await otherAddress(person.username, freshAddress(), { cookies, password: "wrong-otter-1" }),
      await otherAddress(person.username, freshAddress()),
      await otherAddress(owner.username, freshAddress(), { cookies }),
      await otherAddress(freshAddress(), freshAddress(), { cookies }),
    ];
    expect(house.spent.verified - before).toBe(4);
    expect(new Set(answers.map((answer) => JSON.stringify(visible(answer)))).size).toBe(1);
    expect(answers[0]?.json().code).toBe("BAD_CREDENTIALS");
  });

  test("[SEC-D1] to an address that has an account: the same answer, and its owner is told", async () => {
    const owner = await joinAcademic(house);
    const person = await signUpAcademic(house);
    const other = await signUpAcademic(house);
    const taken = await otherAddress(person.username, owner.username, { cookies: person.cookies });
    const free = await otherAddress(other.username, freshAddress(), { cookies: other.cookies });
    expect(visible(taken)).toEqual(visible(free));
    expect(await mailedCodes(house, owner.username)).toEqual([owner.code]);
  });

  test("400: what is no address, and what the password resembles", async () => {
    const { username: email, cookies } = await signUpAcademic(house);
    const wrong = await otherAddress(email, "nowhere", { cookies });
    expect(Object.keys(wrong.json().fields)).toEqual(["newEmailAddress"]);
    const alike = await otherAddress(email, `${goodPassword}@example.org`, { cookies });
    expect(Object.keys(alike.json().fields)).toEqual(["password"]);
  });

  test("[SEC-D5 SEC-D9] 400: a head of department's invite is for its address; nobody becomes their own", async () => {
    const person = newHcp({ trainingInstitutionId: "ukzn-addington-hospital" });
    const made = { kind: "academic", email: person.username, role: "HOD" } as const;
    const { code } = await makeInvite(house, made);
    const hod = await signUpAcademic(house, { role: "hod", person, inviteKey: code });
    const moved = await otherAddress(hod.username, freshAddress(), { cookies: hod.cookies });
    expect(Object.keys(moved.json().fields)).toEqual(["newEmailAddress"]);

    const hodInvite = { emailAddress: "my.hod@example.org", name: "Sipho Ndlovu" };
    const supervisor = await signUpAcademic(house, {
      role: "supervisor",
      person: newSupervisor({ hodInvite }),
    });
    const own = await otherAddress(supervisor.username, hodInvite.emailAddress.toUpperCase(), {
      cookies: supervisor.cookies,
    });
    expect(Object.keys(own.json().fields)).toEqual(["newEmailAddress"]);
  });

  test("[SEC-F2 SEC-F13] a second press with the same key gets the first answer", async () => {
    const { username: email, cookies } = await signUpAcademic(house);
    await house.deliver();
    const headers = { "idempotency-key": "other-1" };
    const address = freshAddress();
    const press = () => otherAddress(email, address, { cookies, headers });
    expect([(await press()).statusCode, (await press()).statusCode]).toEqual([200, 200]);
    expect(await mailedCodes(house, address)).toHaveLength(1);
  });
});

test("[SEC-F13] when the answer of a sign-up was lost, the browser that repeats it is the one that signed up", async () => {
  const person = newHcp();
  const headers = { "idempotency-key": "lost-1" };
  await house.post("/academic/v1/signup/hcp", person, { headers });
  const again = await house.post("/academic/v1/signup/hcp", person, { headers });
  const cookies = Object.fromEntries(again.cookies.map(({ name, value }) => [name, value]));
  const login = { username: person.username, password: goodPassword };
  const response = await house.post("/academic/v1/security/brochureLogin", login, { cookies });
  expect(response.json().location).toMatch(/^\/verifyEmail\?/);
  const [code = ""] = await mailedCodes(house, person.username);
  const verified = await verify(house, { email: person.username, code, cookies });
  expect(verified.json()).toEqual({ confirmationNeeded: false });
});

test("[SEC-H8] a registration is removed after 30 days, proven or not, and its link with it", async () => {
  const { username: proven } = await joinAcademic(house);
  const { username: waiting } = await signUpAcademic(house);
  const emails = async () =>
    (await house.database.kysely.selectFrom("pending_registrations").select("email").execute()).map(
      ({ email }) => email,
    );
  house.advance({ days: 30, seconds: -1 });
  await removeOldRegistrations.run(house.database, house.deps.clock());
  expect(await emails()).toEqual(expect.arrayContaining([proven, waiting]));
  house.advance({ seconds: 1 });
  await removeOldRegistrations.run(house.database, house.deps.clock());
  expect(await emails()).toEqual([]);
  expect((await academicAccount(house, proven)).status).toBe("active");
});
