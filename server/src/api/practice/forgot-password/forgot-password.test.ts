import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, archive, askForReset, registerPerson } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const request = (username: string, sending = {}) =>
  server.post("/practice/security/password/requestReset", { username }, sending);
const countRows = async (table: "outbox" | "tokens" | "one_time_codes" | "audit_events") =>
  (await server.database.kysely.selectFrom(table).selectAll().execute()).length;

describe("[S7.060 S7.061 S7.062] 200: the request", () => {
  test("[SEC-C1 SEC-A1] the answer is the same for a real, an archived and an invented name", async () => {
    const { username } = await registerPerson(server);
    const gone = await registerPerson(server);
    await archive(server, gone.username);
    const answers = [];
    for (const name of [username, gone.username, "invented", "invented@example.org"]) {
      answers.push(visible(await request(name)));
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, body: '{"otpAvailable":true}' });
  });

  test("[SEC-C2] it writes exactly one row, keyed by the name's index, whoever it is", async () => {
    const { username } = await registerPerson(server);
    await server.deliver();
    for (const name of [username, "nobody-here"]) {
      const before = [await countRows("outbox"), await countRows("tokens")];
      await request(name);
      const after = [await countRows("outbox"), await countRows("tokens")];
      expect(after).toEqual([(before[0] ?? 0) + 1, before[1]]);
    }
    const rows = await server.database.kysely
      .selectFrom("outbox")
      .select(["kind", "payload"])
      .where("state", "=", "waiting")
      .execute();
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(["practice.reset-requested"]));
    expect(JSON.stringify(rows)).not.toContain(username);
    await server.deliver();
  });

  test("[SEC-C2] the worker does the same for a real, an archived and an invented name, at a moment that nobody can guess", async () => {
    const { username } = await registerPerson(server);
    const gone = await registerPerson(server);
    await archive(server, gone.username);
    await server.deliver();
    const written = async () => [
      await countRows("outbox"),
      await countRows("tokens"),
      await countRows("one_time_codes"),
      await countRows("audit_events"),
      server.spent.hashed,
    ];
    for (const name of [username, gone.username, "a-name-of-nobody"]) {
      const before = await written();
      await request(name);
      await server.deliver();
      const after = await written();
      expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual([4, 1, 1, 1, 1]);
    }
    const rows = await server.database.kysely
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "like", "practice.reset-%")
      .execute();
    const waits = rows.map((row) => row.available_at.getTime() - row.created_at.getTime());
    expect(new Set(waits).size).toBeGreaterThan(5);
  });

  test("[SEC-C2 SEC-C7] no code opens anything under a name that got none", async () => {
    await request("nobody-with-a-code");
    await server.deliver();
    const body = { otp: "000000", username: "nobody-with-a-code", password: "violet-gravel-77" };
    const response = await server.post("/practice/security/password/processResetWithOtp", body);
    expect(response.json().code).toBe("OTP_INVALID");
  });

  test("the owner gets the link by mail and the code by SMS, an invented name gets nothing", async () => {
    const { username, emailAddress, cellularNumber } = await registerPerson(server);
    await server.deliver();
    const { messages, token, code } = await askForReset(server, username);
    expect(messages.map(({ to }) => to).sort()).toEqual(
      [`+27${cellularNumber.slice(1)}`, emailAddress].sort(),
    );
    expect(token).toHaveLength(43);
    expect(code).toMatch(/^[0-9]{6}$/);
    expect((await askForReset(server, "nobody-there")).messages).toEqual([]);
  });

  test("[SEC-C11] the mail goes to the stored address, whatever spelling was typed", async () => {
    const person = await registerPerson(server, {
      username: "Zanele.D@Example.org",
      emailAddress: "Zanele.D@Example.org",
    });
    await server.deliver();
    const { messages } = await askForReset(server, "zanele.d@EXAMPLE.ORG");
    expect(messages.map(({ to }) => to)).toContain(person.emailAddress);
    expect((await askForReset(server, "zanele.d@examp\u0131e.org")).messages).toEqual([]);
  });

  test("[SEC-C10] links are built from the configured origin, never from a header", async () => {
    const { username } = await registerPerson(server);
    await server.deliver();
    const seen = server.sent.length;
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
    await request(username, { headers });
    await server.deliver();
    const texts = server.sent.slice(seen).map((message) => JSON.stringify(message));
    expect(texts.join()).toContain("https://localhost:3000/passwordreset/ud/");
    expect(texts.join()).not.toContain("evil.example");
  });

  test("[SEC-C12] asking changes nothing about the account", async () => {
    const { username } = await registerPerson(server);
    const before = await accountOf(server, username);
    await askForReset(server, username);
    expect(await accountOf(server, username)).toEqual(before);
    const login = { username, password: goodPassword };
    expect((await server.post("/practice/security/auth", login)).statusCode).toBe(200);
  });

  test("[SEC-C6] the fourth request of an hour and the eleventh of a day send nothing and say the same", async () => {
    const { username } = await registerPerson(server);
    await server.deliver();
    const mailsOf = async () => (await askForReset(server, username)).messages.length;
    const sentEach = [];
    for (let hour = 0; hour < 5; hour += 1) {
      for (let press = 0; press < 4; press += 1) sentEach.push((await mailsOf()) > 0);
      server.advance({ hours: 1, seconds: 1 });
    }
    const hourly = [true, true, true, false];
    const spent = [false, false, false, false];
    expect(sentEach).toEqual([
      ...hourly,
      ...hourly,
      ...hourly,
      true,
      false,
      false,
      false,
      ...spent,
    ]);
    expect(visible(await request(username))).toMatchObject({ body: '{"otpAvailable":true}' });
  });

  test("[SEC-C6] one connection, whatever networks it has, leaves others theirs of a person's day", async () => {
    const { username, emailAddress } = await registerPerson(server);
    await server.deliver();
    const linksSent = () =>
      server
        .mails()
        .filter(({ to, text }) => to === emailAddress && text.includes("/passwordreset/"));
    for (let network = 16; network < 56; network += 1) {
      await request(username, { clientAddress: `2001:db8:7:${network.toString(16)}00::1` });
    }
    await server.deliver();
    const before = linksSent().length;
    await request(username, { clientAddress: "198.51.100.77" });
    await server.deliver();
    expect(linksSent()).toHaveLength(before + 1);
  });

  test("[SEC-C6] the code goes in the mail until a changed number has settled for seven days", async () => {
    const { username } = await registerPerson(server);
    await server.deliver();
    await server.database.kysely
      .updateTable("accounts")
      .set({ cell_number_changed_at: server.deps.clock() })
      .where("username", "=", username)
      .execute();
    const early = await askForReset(server, username);
    expect([early.token.length, early.code]).toEqual([43, ""]);
    expect(early.mailedCode).toMatch(/^[0-9]{6}$/);
    server.advance({ days: 7 });
    const late = await askForReset(server, username);
    expect(late.code).toMatch(/^[0-9]{6}$/);
    expect(late.mailedCode).toBe("");
  });

  test("a second press with the same key asks once", async () => {
    const { username } = await registerPerson(server);
    await server.deliver();
    const seen = server.sent.length;
    const headers = { "idempotency-key": "ask-1" };
    await Promise.all([request(username, { headers }), request(username, { headers })]);
    await server.deliver();
    expect(server.sent.length - seen).toBe(2);
  });
});

describe("400: the request", () => {
  test("[S2.137] an empty username is refused", async () => {
    const response = await request(" ");
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(["username"]);
  });
});

test("[SEC-C14] GET asks for nothing", async () => {
  const response = await server.get("/practice/security/password/requestReset");
  expect(response.statusCode).toBe(405);
});

test("[SEC-C1 SEC-H9] the owner of a closed account is told so once an hour, by a reset as by another registration", async () => {
  const emailAddress = "closed.owner@example.org";
  const person = await registerPerson(server, { username: emailAddress, emailAddress });
  await archive(server, emailAddress);
  await server.deliver();
  const told = () =>
    server
      .mails()
      .filter(({ to }) => to === emailAddress)
      .map(({ subject }) => subject)
      .filter((subject) => subject === "Your Heron Practice account was closed");
  for (let press = 0; press < 2; press += 1) await request(emailAddress);
  await server.deliver();
  expect(told()).toHaveLength(1);

  const { cookies: _cookies, ...body } = person;
  expect((await server.post("/practice/registration/register", body)).statusCode).toBe(200);
  await server.deliver();
  expect(told()).toHaveLength(2);
});
