import { messages } from "@frontdoor/contract/messages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askForReset, registerPerson } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const newPassword = "violet-gravel-77";
const reset = (username: string, otp: string, changes = {}, headers = {}) =>
  server.post(
    "/practice/security/password/processResetWithOtp",
    { otp, username, password: newPassword, ...changes },
    { headers },
  );
const logIn = async (username: string, password: string) =>
  (await server.post("/practice/security/auth", { username, password })).statusCode;
/** A code that is certainly not the given one. */
const wrongCode = (code: string, step = 1) =>
  String((Number(code) + step) % 1_000_000).padStart(6, "0");

async function personWithCode() {
  const person = await registerPerson(server);
  await server.deliver();
  return { ...person, ...(await askForReset(server, person.username)) };
}

describe("200", () => {
  test("[S7.064 S7.065 S7.066 SEC-C7] the right code sets the password and ends at our own login page, signed in nowhere", async () => {
    const { username, code } = await personWithCode();
    const tokens = server.database.kysely
      .selectFrom("tokens")
      .select("id")
      .where("purpose", "=", "hand-off")
      .where("created_at", ">=", server.deps.clock());
    const before = (await tokens.execute()).length;
    const response = await reset(username, code);
    expect(response.json()).toEqual({ location: "/login/practice" });
    expect(response.cookies).toEqual([]);
    expect((await tokens.execute()).length).toBe(before);
    expect(await logIn(username, newPassword)).toBe(200);
    expect(await logIn(username, goodPassword)).toBe(401);
  });

  test("[S5.081] the right code is taken however it was pasted", async () => {
    const split = (code: string, by: string) => `${code.slice(0, 3)}${by}${code.slice(3)}`;
    const spellings: ((code: string) => string)[] = [
      ...[" ", "-", "\u2010", "\u2011", "\u2013", "\u2212", "\u00a0", "\u202f"].map(
        (by) => (code: string) => split(code, by),
      ),
      (code) => code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    ];
    for (const spelt of spellings) {
      const { username, code } = await personWithCode();
      const response = await reset(username, spelt(code));
      expect(response.json(), spelt(code)).toEqual({ location: "/login/practice" });
    }
  });

  test("[SEC-C9] the owner is mailed that the password was changed", async () => {
    const { username, emailAddress, code } = await personWithCode();
    await reset(username, code);
    await server.deliver();
    const last = server.mails().at(-1);
    expect(last).toMatchObject({
      to: emailAddress,
      subject: "Your Heron Practice password was changed",
    });
    expect(JSON.stringify(last)).not.toContain(newPassword);
  });

  test("[SEC-F2] a second press with the same key gets the same answer", async () => {
    const { username, code } = await personWithCode();
    const headers = { "idempotency-key": "otp-1" };
    const first = await reset(username, code, {}, headers);
    const second = await reset(username, code, {}, headers);
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
  });

  test("the link of the same request dies with the code", async () => {
    const { username, code, token } = await personWithCode();
    await reset(username, code);
    const body = { password: "lantern-maple-90", token };
    const response = await server.post("/practice/security/password/processReset", body);
    expect(response.json().code).toBe("RESET_LINK_EXPIRED");
  });
});

describe("400", () => {
  test("[SEC-A1] a wrong code, a name without a code and an invented name get the same answer and spend one hash each", async () => {
    const { username, code } = await personWithCode();
    const quiet = await registerPerson(server);
    const answers = [];
    for (const name of [username, quiet.username, "invented"]) {
      const before = server.spent.verified;
      answers.push(visible(await reset(name, wrongCode(code))));
      expect(server.spent.verified - before).toBe(1);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(400);
  });

  test("[SEC-C5] after five wrong tries the right code is worth nothing, and a new one gives no new tries", async () => {
    const { username, code } = await personWithCode();
    for (let step = 1; step <= 5; step += 1) await reset(username, wrongCode(code, step));
    expect((await reset(username, code)).json().code).toBe("OTP_INVALID");
    const newer = await askForReset(server, username);
    expect((await reset(username, newer.code)).json().code).toBe("OTP_INVALID");
  });

  test("[SEC-C5] fifty parallel tries of the right code after four wrong ones change the password once", async () => {
    const { username, code } = await personWithCode();
    for (let step = 1; step <= 4; step += 1) await reset(username, wrongCode(code, step));
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(username, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("[SEC-C5] a code lives ten minutes, works once, and only the newest does", async () => {
    const late = await personWithCode();
    server.advance({ minutes: 10, seconds: 1 });
    expect((await reset(late.username, late.code)).statusCode).toBe(400);

    const twice = await personWithCode();
    await reset(twice.username, twice.code);
    expect((await reset(twice.username, twice.code)).statusCode).toBe(400);

    const older = await personWithCode();
    const newer = await askForReset(server, older.username);
    if (newer.code !== older.code) {
      expect((await reset(older.username, older.code)).statusCode).toBe(400);
    }
    expect((await reset(older.username, newer.code)).statusCode).toBe(200);
  });

  test("[SEC-C7] ten wrong codes of a day leave the link alone, even to a right code", async () => {
    const { username, code } = await personWithCode();
    for (let step = 1; step <= 10; step += 1) await reset(username, wrongCode(code, step));
    server.advance({ hours: 1 });
    const newer = await askForReset(server, username);
    expect((await reset(username, newer.code)).json().code).toBe("OTP_INVALID");
    const body = { password: newPassword, token: newer.token };
    const byLink = await server.post("/practice/security/password/processReset", body);
    expect(byLink.statusCode).toBe(200);
  });

  test("[SEC-B3 SEC-B4] a common password or own details are refused with the reason, and the code stays good", async () => {
    const { username, code } = await personWithCode();
    const common = await reset(username, code, { password: "iloveyou1" });
    expect(common.json().fields).toEqual({ password: messages.passwordCommon });
    const own = await reset(username, code, { password: "lerato2026" });
    expect(own.json().fields).toEqual({ password: messages.passwordContainsContext });
    expect((await reset(username, code)).statusCode).toBe(200);
  });

  test("[SEC-C5 SEC-B3] refused passwords spend no tries of a right code, and give none to wrong ones", async () => {
    const { username, code } = await personWithCode();
    for (let step = 1; step <= 4; step += 1) await reset(username, wrongCode(code, step));
    for (let press = 0; press < 6; press += 1) {
      const weak = await reset(username, code, { password: "iloveyou1" });
      expect(weak.json().fields).toEqual({ password: messages.passwordCommon });
    }
    await reset(username, wrongCode(code, 5));
    expect((await reset(username, code)).json().code).toBe("OTP_INVALID");
  });

  test("[S5.081 S5.082 S5.088] the rules of the form hold on the server", async () => {
    const response = await reset("", "12345", { password: "short" });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(["otp", "username", "password"]);
  });
});

test("[SEC-B3] own details are told to nobody who has not proved the code", async () => {
  const { username, code } = await personWithCode();
  const response = await reset(username, wrongCode(code), { password: "lerato2026" });
  expect(response.json().code).toBe("OTP_INVALID");
});
