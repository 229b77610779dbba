import { standardMessages } from "@frontdoor/contract/errors.ts";
import { marketingConsentText } from "@frontdoor/contract/practice/contact.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let sender = 0;
/** A request that every rule accepts; each comes from another address. */
const ask = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
  sender += 1;
  const body = {
    origin: "practice",
    name: " Lerato ",
    lastName: "van der Merwe",
    email: "lerato@example.org",
    phoneNumber: "082 123 4567",
    ...changes,
  };
  const clientAddress = `198.51.100.${sender % 250}`;
  return server.post("/practice/brochure/contactRequest", body, { headers, clientAddress });
};
const newestLead = () =>
  server.database.kysely
    .selectFrom("leads")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
const countLeads = async () =>
  (await server.database.kysely.selectFrom("leads").select("id").execute()).length;

describe("[S7.074 S7.075 S3.065] 200", () => {
  test("the request is stored as it was sent and mailed to the contact address, answers to the person", async () => {
    const response = await ask();
    expect([response.statusCode, response.body]).toEqual([200, "{}"]);
    expect(await newestLead()).toMatchObject({
      origin: "practice",
      name: "Lerato",
      last_name: "van der Merwe",
      email: "lerato@example.org",
      phone_number: "+27821234567",
    });
    await server.deliver();
    const mails = server.mails();
    expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([
      ["hello@heron.example", "lerato@example.org"],
    ]);
    expect(mails[0]?.text).toContain("+27821234567");
    expect(mails[0]?.text).toMatch(/Form: \W*Practice/);
  });

  test("[SEC-H11] without a tick there is no consent, with one its words and its time are kept", async () => {
    await ask();
    expect(await newestLead()).toMatchObject({ marketing_consent: false, consent_text: null });
    server.advance({ seconds: 1 });
    await ask({ origin: "med-e-mass", marketingConsent: true });
    expect(await newestLead()).toMatchObject({
      origin: "med-e-mass",
      marketing_consent: true,
      consent_text: marketingConsentText,
      created_at: server.deps.clock(),
    });
  });

  test("[SEC-F2 SEC-F13] presses with one key store and send one request", async () => {
    await server.deliver();
    const before = [await countLeads(), server.sent.length];
    const press = () => {
      sender = 99;
      return ask({}, { "idempotency-key": "contact-1" });
    };
    const answers = await Promise.all([press(), press(), press()]);
    await server.deliver();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect([await countLeads(), server.sent.length]).toEqual(before.map((count) => count + 1));
  });

  test("[SEC-G9 SEC-G10] what a person typed is text in the mail, and the outbox holds an id alone", async () => {
    await ask({ name: "Zoë", lastName: "O-Neil" });
    const row = await server.database.kysely
      .selectFrom("outbox")
      .select("payload")
      .where("state", "=", "waiting")
      .executeTakeFirstOrThrow();
    expect(row.payload).toEqual({ leadId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    await server.deliver();
    expect(server.mails().at(-1)?.subject).toBe("Contact request from Zoë O-Neil");
  });
});

describe("400", () => {
  test("[S5.076 S8.036] a refused request carries the form's own message, and what is missing counts as empty", async () => {
    const answers = [
      await ask({ name: "" }),
      await ask({ phoneNumber: "+44 0000 000 000" }),
      await server.post("/practice/brochure/contactRequest", {}),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([400, "VALIDATION"]);
      expect(answer.json().message).toBe(
        "Please ensure that your contact details are entered correctly.",
      );
      expect(answer.json().title).toBe(standardMessages.validation);
    }
    const named = ["email", "lastName", "name", "origin", "phoneNumber"];
    expect(Object.keys(answers[2]?.json().fields).sort()).toEqual(named);
    expect((await server.post("/practice/security/auth", {})).json().message).not.toBe(
      answers[0]?.json().message,
    );
  });

  test.each([
    ["name", "R2D2"],
    ["name", ""],
    ["name", "Lerato\r\nBcc: x@example.org"],
    ["lastName", "<img src=x>"],
    ["email", "not an address"],
    ["email", "a@example.org\r\nBcc: b@example.org"],
    ["phoneNumber", "12345"],
    ["phoneNumber", "+49 1"],
    ["origin", "elsewhere"],
    ["marketingConsent", "yes"],
  ])("[S5.068 S5.069 S5.070 S5.071 S5.072 S5.073 S5.074 S5.075] %s: %j", async (field, value) => {
    const before = await countLeads();
    const response = await ask({ [field]: value });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await countLeads()).toBe(before);
  });
});

describe("429", () => {
  test("[SEC-G12] the sixth request of an hour from one address, and nothing of it is kept", async () => {
    const fromOne = () => {
      sender = 199;
      return ask();
    };
    const answers = [];
    for (let press = 0; press < 5; press += 1) answers.push((await fromOne()).statusCode);
    const before = await countLeads();
    const sixth = await fromOne();
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(sixth.statusCode).toBe(429);
    expect(sixth.headers).toMatchObject({
      "retry-after": "3600",
      "ratelimit-policy": '"contact";q=5;w=3600',
      ratelimit: '"contact";r=0;t=3600',
    });
    expect(await countLeads()).toBe(before);
    server.advance({ hours: 1, seconds: 1 });
    expect((await fromOne()).statusCode).toBe(200);
  });
});
