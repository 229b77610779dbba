import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, archive, registerPerson } from "../../../../test/accounts.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";
import { enqueue } from "../../../identity/outbox-jobs.ts";
import { atOnce } from "../../../platform/outbox/outbox.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const remind = (email: unknown, headers: Record<string, string> = {}) =>
  server.post("/practice/security/username/requestReminder", { email }, { headers });

/** Asks, lets the worker work and returns the mails that left. */
async function mailsFor(email: string) {
  await server.deliver();
  const seen = server.sent.length;
  await remind(email);
  await server.deliver();
  return server.sent.slice(seen);
}

describe("[S7.068 S7.069 S3.067] 200", () => {
  test("[SEC-C15] one mail names every username of the address, and no other", async () => {
    const first = await registerPerson(server);
    const { emailAddress } = first;
    const second = await registerPerson(server, { emailAddress });
    const third = await registerPerson(server);
    const mails = await mailsFor(emailAddress);
    expect(mails.map(({ to }) => to)).toEqual([emailAddress]);
    expect(mails[0]?.text).toContain(first.username);
    expect(mails[0]?.text).toContain(second.username);
    expect(mails[0]?.text).not.toContain(third.username);
  });

  test("[SEC-C15] an account that moved to another address while the mail waited is told of no other's", async () => {
    const { kysely } = server.database;
    const thief = await registerPerson(server);
    const owner = await registerPerson(server, { emailAddress: thief.emailAddress });
    await server.deliver();
    const seen = server.sent.length;
    const accountIds = [
      (await accountOf(server, thief.username)).id,
      (await accountOf(server, owner.username)).id,
    ] as const;
    await kysely
      .updateTable("accounts")
      .set({ email: "thief@example.org" })
      .where("id", "=", accountIds[0])
      .execute();
    await kysely.transaction().execute((tx) =>
      enqueue(tx, {
        ...atOnce(server.deps.clock),
        kind: "practice.reminder-mail",
        payload: { accountIds },
      }),
    );
    await server.deliver();
    const [mail] = server.sent.slice(seen);
    expect(mail?.to).toBe("thief@example.org");
    expect(mail?.text).not.toContain(owner.username);
  });

  test("[SEC-C1] the answer is the same for an address with an account, with an archived one and with none", async () => {
    const known = await registerPerson(server);
    const gone = await registerPerson(server);
    await archive(server, gone.username);
    const answers = [];
    for (const email of [known.emailAddress, gone.emailAddress, "nobody@example.org"]) {
      answers.push(visible(await remind(email)));
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, body: "{}" });
  });

  test("[SEC-C2] it writes one row, keyed by the address's index, whoever it is", async () => {
    const { emailAddress } = await registerPerson(server);
    await server.deliver();
    for (const email of [emailAddress, "not-here@example.org"]) await remind(email);
    const rows = await server.database.kysely
      .selectFrom("outbox")
      .select(["kind", "payload"])
      .where("state", "=", "waiting")
      .execute();
    expect(rows.map(({ kind }) => kind)).toEqual([
      "practice.reminder-requested",
      "practice.reminder-requested",
    ]);
    expect(JSON.stringify(rows)).not.toContain("example.org");
    await server.deliver();
  });

  test("an archived account and an invented address get no mail", async () => {
    const { username, emailAddress } = await registerPerson(server);
    await server.deliver();
    await archive(server, username);
    expect(await mailsFor(emailAddress)).toEqual([]);
    expect(await mailsFor("nobody-at-all@example.org")).toEqual([]);
  });

  test("[SEC-C11] mail goes to the stored spelling, and two spellings do not learn of each other", async () => {
    const upper = await registerPerson(server, { emailAddress: "Naledi@Example.org" });
    const lower = await registerPerson(server, { emailAddress: "naledi@example.org" });
    const mails = await mailsFor(" naledi@EXAMPLE.org ");
    expect(mails.map(({ to }) => to).sort()).toEqual(["Naledi@Example.org", "naledi@example.org"]);
    const textTo = (address: string) => mails.find(({ to }) => to === address)?.text;
    expect(textTo("Naledi@Example.org")).toContain(upper.username);
    expect(textTo("Naledi@Example.org")).not.toContain(lower.username);
    expect(await mailsFor("naled\u0131@example.org")).toEqual([]);
  });

  test("one a quarter of an hour and five a day reach an address, whatever its spelling; the answer stays the same", async () => {
    const { emailAddress } = await registerPerson(server);
    const sent = [];
    for (let quarter = 0; quarter < 6; quarter += 1) {
      const first = await mailsFor(emailAddress);
      const second = await mailsFor(emailAddress.toUpperCase());
      sent.push([first.length, second.length]);
      server.advance({ minutes: 15, seconds: 1 });
    }
    expect(sent).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(visible(await remind(emailAddress))).toMatchObject({ status: 200, body: "{}" });
  });

  test("[SEC-F2] presses with one key send one mail", async () => {
    const { emailAddress } = await registerPerson(server);
    await server.deliver();
    const seen = server.sent.length;
    const press = () => remind(emailAddress, { "idempotency-key": "remind-1" });
    const answers = await Promise.all([press(), press(), press()]);
    await server.deliver();
    expect(server.sent.length - seen).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });
});

describe("400", () => {
  test.each(["", "  ", "not an address", "a@b", undefined, ["a@example.org"]])(
    "[S5.084 S5.085] the address %j",
    async (email) => {
      const response = await remind(email);
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().fields)).toEqual(["email"]);
    },
  );
});

test("[SEC-C14] GET asks for nothing", async () => {
  const response = await server.get("/practice/security/username/requestReminder");
  expect(response.statusCode).toBe(405);
});
