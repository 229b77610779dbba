import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditOf, practiceAccount } from "../../../../test/accounts.ts";
import { goodPassword, newPerson } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { decrypt } from "../../../platform/encryption.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const register = (body: unknown, headers: Record<string, string> = {}) =>
  server.post("/practice/registration/register", body, { headers });

const countOf = async (table: "accounts" | "outbox" | "tokens" | "known_devices") => {
  const { kysely } = server.database;
  const rows = await kysely
    .selectFrom(table)
    .select((e) => e.fn.countAll().as("n"))
    .execute();
  return Number(rows[0]?.n);
};

describe("200", () => {
  test("[S7.055 S7.056 S7.057 S3.025 S3.026 S3.027 S3.028 S3.029 S3.030 S3.031 S3.032 S3.033 S3.034 S3.035 S3.036 S3.037 S3.038 S3.040] a complete practice user is stored and handed to the product", async () => {
    const person = newPerson();
    const response = await register(person);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      location: expect.stringMatching(/^https:\/\/practice\.example\/start\?code=[\w-]{43}$/),
    });
    expect(await practiceAccount(server, person.username)).toMatchObject({
      realm: "practice",
      status: "active",
      type: "HCP",
      email: person.emailAddress,
      name: "Lerato",
      surname: "van der Merwe",
      cell_number: `+27${person.cellularNumber.slice(1)}`,
      identity_type: "IDDOC",
      practice_number: "1234567",
      practice_phone: "+27215550123",
      discipline_id: "general-practice",
      role_id: "general-practitioner",
      hpcsa_number: "MP0123456",
    });
  });

  test("[S2.113 SEC-F4] the answer sets the device cookie and remembers the product", async () => {
    const response = await register(newPerson());
    const cookies = new Map(response.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.get("__Host-fd")).toMatchObject({
      httpOnly: true,
      secure: true,
      path: "/",
      sameSite: "Lax",
    });
    expect(cookies.get("login-context")).toMatchObject({ value: "practice", maxAge: 34_560_000 });
  });

  test("[S5.001] whatever hyphen a name was typed with, the keyboard's is stored", async () => {
    const person = newPerson({ firstname: "Anne\u2011Marie", lastname: "Smith\u2010Khumalo" });
    expect((await register(person)).statusCode).toBe(200);
    const stored = { name: "Anne-Marie", surname: "Smith-Khumalo" };
    expect(await practiceAccount(server, person.username)).toMatchObject(stored);
  });

  test("[S7.057] the code of the location signs in exactly this person", async () => {
    const person = newPerson();
    const { location } = (await register(person)).json();
    const code = new URL(location).searchParams.get("code") ?? "";
    const redeemed = await server.database.kysely
      .transaction()
      .execute((tx) => server.deps.handOffs.redeem(tx, "practice", code));
    expect(redeemed?.accountId).toBe((await practiceAccount(server, person.username)).id);
  });

  test("[SEC-D16] the version and the time of the accepted terms are kept", async () => {
    const person = newPerson();
    await register(person);
    const account = await practiceAccount(server, person.username);
    expect(account.terms_version).toBe("2026-11");
    expect(account.terms_accepted_at).toEqual(server.deps.clock());
  });

  test("[SEC-C9] the welcome mail to an address that nobody has proven carries nothing that was typed", async () => {
    const typed = { firstname: "Prizewinner", lastname: "Claimnow", username: "prize.example.net" };
    const person = newPerson(typed);
    await register(person);
    await server.deliver();
    const mails = server.mails().filter(({ to }) => to === person.emailAddress);
    expect(mails.map(({ subject }) => subject)).toEqual(["Welcome to Heron Practice"]);
    const whole = JSON.stringify({ ...mails[0], to: "" });
    const words = [...Object.values(typed), goodPassword, person.emailAddress];
    for (const word of words) expect(whole).not.toContain(word);
  });

  test("[SEC-H5] the registration is in the audit, by id alone", async () => {
    const person = newPerson();
    await register(person);
    const { id } = await practiceAccount(server, person.username);
    const events = await auditOf(server, id);
    expect(events.map(({ kind }) => kind)).toEqual(["registered"]);
    expect(JSON.stringify(events)).not.toContain(person.emailAddress);
  });

  test("[SEC-H2] no row holds the password or the identity number in clear, and the number opens under its own id alone", async () => {
    const person = newPerson();
    await register(person);
    const account = await practiceAccount(server, person.username);
    const { kysely } = server.database;
    const tables = ["accounts", "identity_documents", "outbox", "tokens", "audit_events"] as const;
    for (const table of [...tables, "idempotency_keys"] as const) {
      const dump = JSON.stringify(await kysely.selectFrom(table).selectAll().execute());
      expect(dump).not.toContain(person.identityNumber);
      expect(dump).not.toContain(goodPassword);
    }
    const encrypted = account.number_sealed ?? "";
    expect(decrypt(server.deps.keys, encrypted, account.id)).toBe(person.identityNumber);
    expect(() => decrypt(server.deps.keys, encrypted, "another-id")).toThrow();
  });

  test("[SEC-D13] an ID document leaves no passport behind, and a passport no ID number", async () => {
    const withId = newPerson({ passportNumber: "A1234567", passportCountry: "ZA" });
    const withPassport = newPerson({
      identityType: "PASSPORT",
      passportNumber: "A1234567",
      passportCountry: "NA",
    });
    expect((await register(withId)).statusCode).toBe(200);
    expect((await register(withPassport)).statusCode).toBe(200);
    expect((await practiceAccount(server, withId.username)).passport_country_id).toBeNull();
    const account = await practiceAccount(server, withPassport.username);
    expect(account.passport_country_id).toBe("NA");
    expect(decrypt(server.deps.keys, account.number_sealed ?? "", account.id)).toBe("A1234567");
  });
});

describe("400", () => {
  test("[SEC-D1] a contact detail of somebody else is no username, in no spelling", async () => {
    const others = [
      "somebody.else@example.org",
      "somebody.else\uff20example.org",
      "0829999999",
      "\uff10\uff18\uff12\uff19\uff19\uff19\uff19\uff19\uff19\uff19",
      "a sentence, with a link: https://evil.example",
    ];
    for (const username of others) {
      const response = await register(newPerson({ username }));
      expect(response.statusCode, username).toBe(400);
      expect(response.json().fields).toEqual({ username: "The Username field is invalid" });
    }
  });

  test("[SEC-D1] one's own is, however it is written", async () => {
    const person = newPerson();
    const username = `+27 ${person.cellularNumber.slice(1)}`;
    expect((await register({ ...person, username })).statusCode).toBe(200);
  });
});

test("[SEC-G9] registrations in the name of one address mail it three times an hour at most", async () => {
  const emailAddress = "flooded@example.org";
  for (let time = 0; time < 5; time += 1) await register(newPerson({ emailAddress }));
  await server.deliver();
  expect(server.mails().filter(({ to }) => to === emailAddress)).toHaveLength(3);
});

describe("a second press", () => {
  test("[SEC-F2 SEC-F13] with the same key gets the same answer and makes one account", async () => {
    const person = newPerson();
    const key = { "idempotency-key": "press-1" };
    const answers = await Promise.all([1, 2, 3].map(() => register(person, key)));
    const again = await register(person, key);
    expect(new Set([...answers, again].map(({ body }) => body)).size).toBe(1);
    expect(again.statusCode).toBe(200);
    await server.deliver();
    expect(server.mails().filter(({ to }) => to === person.emailAddress)).toHaveLength(1);
  });

  test("[SEC-F2 SEC-F13] when the first answer was lost gets its cookies as well, and spends no rate limit and no hash", async () => {
    const person = newPerson();
    const key = { "idempotency-key": "press-3" };
    const first = await register(person, key);
    const { verified, hashed } = server.spent;
    const windows = () =>
      server.database.kysely
        .selectFrom("budget_windows")
        .selectAll()
        .orderBy("key_index")
        .execute();
    const before = await windows();
    const again = await register(person, key);
    expect(again.cookies).toEqual(first.cookies);
    expect(again.cookies.map(({ name }) => name)).toEqual(["__Host-fd", "login-context"]);
    expect(server.spent).toEqual({ verified, hashed });
    expect(await windows()).toEqual(before);
  });

  test("with the same key and other values is refused", async () => {
    const key = { "idempotency-key": "press-2" };
    await register(newPerson(), key);
    expect((await register(newPerson(), key)).statusCode).toBe(422);
  });
});

describe("a taken username", () => {
  test("409: an invented one is named as taken, in whatever spelling", async () => {
    const person = newPerson();
    await register(person);
    for (const username of [person.username, person.username.toUpperCase()]) {
      const response = await register(newPerson({ username }));
      expect(response.statusCode).toBe(409);
      expect(response.json().code).toBe("USERNAME_TAKEN");
    }
    await server.deliver();
    expect(server.mails().filter(({ to }) => to === person.emailAddress)).toHaveLength(1);
  });

  test("of twenty parallel registrations one gets the name", async () => {
    const { username } = newPerson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register(newPerson({ username }))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  test.each(["EMAIL", "CELLULAR"])(
    "[SEC-D1 S3.044 S3.045] %s: answer and rows are those of a free one, the code signs in nobody, the owner is told",
    async (kind) => {
      const owner = newPerson();
      const { emailAddress, cellularNumber } = owner;
      const contact = kind === "EMAIL" ? { emailAddress } : { cellularNumber };
      owner.username = kind === "EMAIL" ? emailAddress : cellularNumber;
      const before = [
        await countOf("outbox"),
        await countOf("tokens"),
        await countOf("known_devices"),
      ];
      const free = await register(owner);
      const between = [
        await countOf("outbox"),
        await countOf("tokens"),
        await countOf("known_devices"),
      ];
      const { id, password_hash } = await practiceAccount(server, owner.username);
      const taken = await register({ ...newPerson(), ...contact, username: ` ${owner.username} ` });
      const after = [
        await countOf("outbox"),
        await countOf("tokens"),
        await countOf("known_devices"),
      ];

      expect(taken.statusCode).toBe(free.statusCode);
      expect(Object.keys(taken.headers)).toEqual(Object.keys(free.headers));
      expect(taken.headers["content-length"]).toBe(free.headers["content-length"]);
      expect(taken.cookies.map(({ name }) => name)).toEqual(free.cookies.map(({ name }) => name));
      const grown = (from: number[], to: number[]) => to.map((n, place) => n - (from[place] ?? 0));
      expect(grown(between, after)).toEqual(grown(before, between));

      const code = new URL(taken.json().location).searchParams.get("code") ?? "";
      const redeemed = await server.database.kysely
        .transaction()
        .execute((tx) => server.deps.handOffs.redeem(tx, "practice", code));
      expect(redeemed?.accountId).not.toBe(id);
      expect((await practiceAccount(server, owner.username)).password_hash).toBe(password_hash);
      await server.deliver();
      const mails = server.mails().filter(({ to }) => to === owner.emailAddress);
      expect(new Set(mails.map((mail) => (mail.channel === "email" ? mail.subject : "")))).toEqual(
        new Set(["Welcome to Heron Practice", "You already have a Heron Practice account"]),
      );
    },
  );

  test("[SEC-D1] a stranger's device does not become known to the owner's account", async () => {
    const owner = newPerson();
    owner.username = owner.emailAddress;
    await register(owner);
    const { username_index } = await practiceAccount(server, owner.username);
    const { emailAddress, username } = owner;
    await register({ ...newPerson(), emailAddress, username });
    const devices = await server.database.kysely
      .selectFrom("known_devices")
      .selectAll()
      .where("username_index", "=", username_index)
      .execute();
    expect(devices).toHaveLength(1);
  });
});
