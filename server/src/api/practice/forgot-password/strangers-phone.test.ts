import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, askForReset, registerPerson } from "../../../../test/accounts.ts";
import { makeInvite } from "../../../../test/invites.ts";
import { newPerson } from "../../../../test/people.ts";
import { callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ownersPassword = "violet-gravel-77";
const strangersPassword = "lantern-maple-90";
const byCode = (username: string, otp: string, password = strangersPassword) =>
  server.post("/practice/security/password/processResetWithOtp", { otp, username, password });
const byLink = (token: string, password = ownersPassword) =>
  server.post("/practice/security/password/processReset", { password, token });
const logIn = (username: string, password: string, cookies = {}) =>
  server.post("/practice/security/auth", { username, password }, { cookies });
const sixDigits = /^\d{6}$/;

/** A person who has taken their account over by a link; nobody has confirmed the number. */
async function verifiedPerson() {
  const person = await registerPerson(server);
  await server.deliver();
  const { token } = await askForReset(server, person.username);
  expect((await byLink(token)).statusCode).toBe(200);
  await server.deliver();
  return person;
}
const confirm = async (username: string, cellularNumber: string) => {
  const { post } = await callerAs(server, "practice");
  return post("/accounts/confirm-number", { username, cellularNumber });
};

describe("whoever registered another person's address with a phone of their own", () => {
  test("[SEC-C6 SEC-C8 S7.062] gets no code, device, hand-off or link through the owner's first link", async () => {
    const { username, emailAddress, cellularNumber, password, cookies } = await registerPerson(
      server,
      { username: "owner@example.org", emailAddress: "owner@example.org" },
    );
    const { location } = (await logIn(username, password, cookies)).json();
    await server.deliver();
    const { token, code } = await askForReset(server, username);
    expect(code).toMatch(sixDigits);
    expect((await byLink(token)).statusCode).toBe(200);

    expect((await byCode(username, code)).json().code).toBe("OTP_INVALID");
    expect((await byLink(token, strangersPassword)).json().code).toBe("RESET_LINK_USED");
    expect((await logIn(username, password, cookies)).statusCode).toBe(401);
    const products = await callerAs(server, "practice");
    const handOff = { code: new URL(location).searchParams.get("code") };
    expect((await products.post("/handoff/redeem", handOff)).statusCode).toBe(400);
    const devices = await server.database.kysely
      .selectFrom("known_devices as device")
      .innerJoin("accounts", "accounts.username_index", "device.username_index")
      .select("accounts.id")
      .where("accounts.username", "=", username)
      .execute();
    expect(devices).toEqual([]);
    const events = (await products.get("/events")).json();
    const { id } = await accountOf(server, username);
    expect(JSON.stringify(events)).toContain(id);

    await server.deliver();
    const phone = `+27${cellularNumber.slice(1)}`;
    for (let press = 0; press < 2; press += 1) {
      const { messages, mailedCode } = await askForReset(server, username);
      expect(messages.map(({ channel, to }) => [channel, to])).toEqual([["email", emailAddress]]);
      expect(mailedCode).toMatch(sixDigits);
      expect(JSON.stringify(messages)).not.toContain(phone);
    }
    expect((await logIn(username, ownersPassword)).statusCode).toBe(200);
  });

  test("[SEC-C6] gets no SMS through the product's word for the number from before the link either", async () => {
    const { username, cellularNumber } = await registerPerson(server);
    await server.deliver();
    expect((await confirm(username, cellularNumber)).statusCode).toBe(200);
    const { token } = await askForReset(server, username);
    expect((await byLink(token)).statusCode).toBe(200);
    await server.deliver();
    const { code, mailedCode } = await askForReset(server, username);
    expect([code, mailedCode]).toEqual(["", expect.stringMatching(sixDigits)]);
  });

  test("[SEC-C6 SEC-C5] gets no SMS of a request that was made before the link was used", async () => {
    const { username, emailAddress } = await registerPerson(server);
    await server.deliver();
    const { token } = await askForReset(server, username);
    server.advance({ hours: 1, seconds: -1 });
    await server.post("/practice/security/password/requestReset", { username });
    expect((await byLink(token)).statusCode).toBe(200);
    const seen = server.sent.length;
    await server.deliver();
    const sent = server.sent.slice(seen);
    expect(sent.filter(({ channel }) => channel === "sms")).toEqual([]);
    expect(sent.every(({ to }) => to === emailAddress)).toBe(true);
  });

  test("[SEC-C5 SEC-C6] keeps nothing of a code that waits in the outbox when the link is used", async () => {
    const { username } = await registerPerson(server);
    await server.deliver();
    const { token } = await askForReset(server, username);
    const { kysely } = server.database;
    const unsent = { state: "waiting", lease_until: null, done_at: null } as const;
    await kysely
      .updateTable("outbox")
      .set(unsent)
      .where("kind", "=", "practice.reset-sms")
      .execute();
    expect((await byLink(token)).statusCode).toBe(200);
    const seen = server.sent.length;
    await server.deliver();
    expect(server.sent.slice(seen).map(({ channel }) => channel)).toEqual(["email"]);
  });
});

describe("an honest person", () => {
  test("[S7.062 S7.066] who never used a link gets the code by SMS, time and again", async () => {
    const { username } = await registerPerson(server);
    await server.deliver();
    for (const password of [ownersPassword, strangersPassword]) {
      const { code, mailedCode } = await askForReset(server, username);
      expect(mailedCode).toBe("");
      expect((await byCode(username, code, password)).statusCode).toBe(200);
      expect((await logIn(username, password)).statusCode).toBe(200);
      await server.deliver();
    }
  });

  test("[SEC-C6] who registered with a mailed invite gets it by SMS after a link as well", async () => {
    const { practiceNumber, practicePhone, phone, ...person } = newPerson();
    const invite = { email: person.emailAddress, isMailed: true };
    const { code: inviteCode } = await makeInvite(server, invite);
    const { username } = await registerPerson(server, { ...person, inviteCode });
    await server.deliver();
    const { token } = await askForReset(server, username);
    expect((await byLink(token)).statusCode).toBe(200);
    await server.deliver();
    const { code, mailedCode } = await askForReset(server, username);
    expect([code, mailedCode]).toEqual([expect.stringMatching(sixDigits), ""]);
  });

  test("[SEC-C6 SEC-C7 S7.065] who used a link finds a code in the mail that works once, and the link beside it", async () => {
    const { username } = await verifiedPerson();
    const first = await askForReset(server, username);
    expect(first.code).toBe("");
    expect(first.token).toHaveLength(43);
    const reset = await byCode(username, first.mailedCode, strangersPassword);
    expect(reset.json()).toEqual({ location: "/login/practice" });
    expect((await byCode(username, first.mailedCode)).json().code).toBe("OTP_INVALID");
    expect((await logIn(username, strangersPassword)).statusCode).toBe(200);
  });

  test("[SEC-C6] gets the SMS back when the product has confirmed the number", async () => {
    const { username, cellularNumber } = await verifiedPerson();
    expect((await confirm(username, cellularNumber)).json()).toEqual({});
    const { code, mailedCode } = await askForReset(server, username);
    expect(mailedCode).toBe("");
    expect((await byCode(username, code, strangersPassword)).statusCode).toBe(200);
  });
});

test("[SEC-C1 SEC-C2 SEC-A1] request and worker do the same whether the code goes by SMS, by mail or nowhere", async () => {
  const { kysely } = server.database;
  const people = [await registerPerson(server), await verifiedPerson()];
  await server.deliver();
  const written = async () => {
    const counts = [];
    for (const table of ["outbox", "tokens", "one_time_codes", "audit_events"] as const) {
      counts.push((await kysely.selectFrom(table).selectAll().execute()).length);
    }
    return [...counts, server.spent.hashed];
  };
  const answers = [];
  const works = [];
  for (const username of [...people.map((person) => person.username), "nobody-of-any-phone"]) {
    await kysely.deleteFrom("one_time_codes").execute();
    const before = await written();
    const body = { username };
    answers.push(visible(await server.post("/practice/security/password/requestReset", body)));
    await server.deliver();
    const after = await written();
    works.push(after.map((count, place) => count - (before[place] ?? 0)));
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  for (const work of works) expect(work).toEqual(works[0]);
});
