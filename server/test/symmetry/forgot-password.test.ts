import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archive } from "../accounts.ts";
import { goodPassword } from "../people.ts";
import { openTestServer, type TestServer, visible } from "../test-server.ts";
import { askForLink, opens, realms } from "./realms.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe.each(realms)("$realm: a request for a reset", (calls) => {
  const request = (username: string, sending = {}) =>
    server.post(calls.resetPath, { username }, sending);

  test("[SEC-C1 SEC-A1] is answered alike for a real, an archived and an invented name", async () => {
    const { username } = await calls.addPerson(server);
    const gone = await calls.addPerson(server);
    await archive(server, gone.username);
    const answers = [];
    for (const name of [username, gone.username, "invented", "invented@example.org"]) {
      answers.push(visible(await request(name)));
    }
    expect(answers[0]?.status).toBe(200);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await server.deliver();
  });

  test("[SEC-C2] writes one row that names nobody, whoever it is, and no token", async () => {
    const { username } = await calls.addPerson(server);
    const tokens = await rows("tokens");
    for (const name of [username, "nobody-here@example.org"]) {
      const before = await rows("outbox");
      await request(name);
      const added = (await rows("outbox")).slice(before.length);
      expect(added).toHaveLength(1);
      expect(JSON.stringify(added)).not.toContain(name);
    }
    expect(await rows("tokens")).toEqual(tokens);
    await server.deliver();
  });

  test("[SEC-C10 SEC-C11] mails the link to the stored address from the configured origin", async () => {
    const { username, email } = await calls.addPerson(server);
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
    const seen = server.mails().length;
    await request(` ${username.toUpperCase()} `, { headers });
    await server.deliver();
    const [mail, ...others] = server.mails().slice(seen);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(email);
    expect(mail?.text).toMatch(calls.link);
    expect(JSON.stringify(mail)).toContain(calls.product);
    expect(JSON.stringify(mail)).not.toContain("evil.example");
  });

  test("[SEC-C1] sends an archived name no link, and an invented one nothing", async () => {
    const gone = await calls.addPerson(server);
    await archive(server, gone.username);
    const { messages } = await askForLink(server, calls, gone.username);
    expect(JSON.stringify(messages)).not.toMatch(/passwordreset|verifyEmail/);
    expect((await askForLink(server, calls, "nobody@example.org")).messages).toEqual([]);
  });

  test("[SEC-C6] the fourth of an hour sends nothing and says the same", async () => {
    const { username } = await calls.addPerson(server);
    const sent = [];
    for (let press = 0; press < 4; press += 1) {
      sent.push((await askForLink(server, calls, username)).messages.length > 0);
    }
    expect(sent).toEqual([true, true, true, false]);
    expect(visible(await request(username))).toEqual(visible(await request("unheard-of")));
    await server.deliver();
  });

  test("[SEC-C12] changes nothing about the account", async () => {
    const { username } = await calls.addPerson(server);
    await askForLink(server, calls, username);
    expect(await opens(server, username, goodPassword)).toBe(true);
  });

  test("[SEC-F2] a second press with the same key asks once", async () => {
    const { username } = await calls.addPerson(server);
    const seen = server.mails().length;
    const headers = { "idempotency-key": `ask-${calls.realm}` };
    await Promise.all([request(username, { headers }), request(username, { headers })]);
    await server.deliver();
    expect(server.mails()).toHaveLength(seen + 1);
  });

  test("[S2.137] an empty username is refused, and GET asks for nothing", async () => {
    const response = await request(" ");
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(["username"]);
    expect((await server.get(calls.resetPath)).statusCode).toBe(405);
  });
});

const rows = (table: "outbox" | "tokens") =>
  server.database.kysely.selectFrom(table).selectAll().orderBy("id").execute();
