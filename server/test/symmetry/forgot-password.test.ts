import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archive } from "../accounts.ts";
import { type House, openHouse, visible } from "../house.ts";
import { goodPassword } from "../people.ts";
import { askForLink, opens, realms } from "./realms.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe.each(realms)("$realm: a request for a reset", (calls) => {
  const request = (username: string, sending = {}) =>
    house.post(calls.resetPath, { username }, sending);

  test("[SEC-C1 SEC-A1] is answered alike for a real, an archived and an invented name", async () => {
    const { username } = await calls.addPerson(house);
    const gone = await calls.addPerson(house);
    await archive(house, gone.username);
    const answers = [];
    for (const name of [username, gone.username, "invented", "invented@example.org"]) {
      answers.push(visible(await request(name)));
    }
    expect(answers[0]?.status).toBe(200);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await house.deliver();
  });

  test("[SEC-C2] writes one row that names nobody, whoever it is, and no token", async () => {
    const { username } = await calls.addPerson(house);
    const tokens = await rows("tokens");
    for (const name of [username, "nobody-here@example.org"]) {
      const before = await rows("outbox");
      await request(name);
      const added = (await rows("outbox")).slice(before.length);
      expect(added).toHaveLength(1);
      expect(JSON.stringify(added)).not.toContain(name);
    }
    expect(await rows("tokens")).toEqual(tokens);
    await house.deliver();
  });

  test("[SEC-C10 SEC-C11] mails the link to the stored address from the configured origin", async () => {
    const { username, email } = await calls.addPerson(house);
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
    const seen = house.mails().length;
    await request(` ${username.toUpperCase()} `, { headers });
    await house.deliver();
    const [mail, ...others] = house.mails().slice(seen);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(email);
    expect(mail?.text).toMatch(calls.link);
    expect(JSON.stringify(mail)).toContain(calls.product);
    expect(JSON.stringify(mail)).not.toContain("evil.example");
  });

  test("[SEC-C1] sends an archived name no link, and an invented one nothing", async () => {
    const gone = await calls.addPerson(house);
    await archive(house, gone.username);
    const { messages } = await askForLink(house, calls, gone.username);
    expect(JSON.stringify(messages)).not.toMatch(/passwordreset|verifyEmail/);
    expect((await askForLink(house, calls, "nobody@example.org")).messages).toEqual([]);
  });

  test("[SEC-C6] the fourth of an hour sends nothing and says the same", async () => {
    const { username } = await calls.addPerson(house);
    const sent = [];
    for (let press = 0; press < 4; press += 1) {
      sent.push((await askForLink(house, calls, username)).messages.length > 0);
    }
    expect(sent).toEqual([true, true, true, false]);
    expect(visible(await request(username))).toEqual(visible(await request("unheard-of")));
    await house.deliver();
  });

  test("[SEC-C12] changes nothing about the account", async () => {
    const { username } = await calls.addPerson(house);
    await askForLink(house, calls, username);
    expect(await opens(house, username, goodPassword)).toBe(true);
  });

  test("[SEC-F2] a second press with the same key asks once", async () => {
    const { username } = await calls.addPerson(house);
    const seen = house.mails().length;
    const headers = { "idempotency-key": `ask-${calls.realm}` };
    await Promise.all([request(username, { headers }), request(username, { headers })]);
    await house.deliver();
    expect(house.mails()).toHaveLength(seen + 1);
  });

  test("[S2.137] an empty username is refused, and GET asks for nothing", async () => {
    const response = await request(" ");
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(["username"]);
    expect((await house.get(calls.resetPath)).statusCode).toBe(405);
  });
});

const rows = (table: "outbox" | "tokens") =>
  house.database.kysely.selectFrom(table).selectAll().orderBy("id").execute();
