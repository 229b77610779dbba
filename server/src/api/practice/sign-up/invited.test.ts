import { messages } from "@frontdoor/contract/messages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { practiceAccount, registerPerson } from "../../../../test/accounts.ts";
import { makeInvite, storedInvite } from "../../../../test/invites.ts";
import { newPerson } from "../../../../test/people.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";
import { revokeInvite } from "../../../identity/invites/invites.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const register = (body: unknown, headers: Record<string, string> = {}) =>
  server.post("/practice/registration/register", body, { headers });
/** A person with an invite for their address; without a practice of their own, as the form sends it. */
async function invitedPerson(
  role = "HCP",
  changes: Record<string, unknown> = {},
  isMailed = false,
) {
  const { practiceNumber, practicePhone, phone, ...person } = newPerson();
  const { id, code } = await makeInvite(server, { email: person.emailAddress, role, isMailed });
  return {
    id,
    invitedAddress: person.emailAddress,
    body: { ...person, type: role, inviteCode: code, ...changes },
  };
}

describe("200", () => {
  test("[S3.039 S5.059 SEC-D6] an invited health professional needs no practice number or phone; the invite is used up", async () => {
    const { id, body } = await invitedPerson();
    expect((await register(body)).statusCode).toBe(200);
    const account = await practiceAccount(server, body.username);
    expect(account).toMatchObject({
      type: "HCP",
      practice_number: null,
      practice_phone: null,
      discipline_id: "general-practice",
    });
    expect(await storedInvite(server, id)).toMatchObject({
      status: "REGISTERED",
      used_by: account?.id,
    });
  });

  test("[S3.041 S6.007] an invited user has the type of the invite, and without HCP no profession", async () => {
    const { body } = await invitedPerson("RECEPTIONIST", { hcp: undefined });
    expect((await register(body)).statusCode).toBe(200);
    expect(await practiceAccount(server, body.username)).toMatchObject({
      type: "RECEPTIONIST",
      discipline_id: null,
    });
  });

  test("[SEC-C6] an invite that was mailed proves address and number, one that was handed over neither", async () => {
    for (const isMailed of [true, false]) {
      const { body } = await invitedPerson("HCP", {}, isMailed);
      expect((await register(body)).statusCode).toBe(200);
      const provenAt = isMailed ? server.deps.clock() : null;
      expect(await practiceAccount(server, body.username)).toMatchObject({
        email_proven_at: provenAt,
        number_confirmed_at: provenAt,
      });
    }
  });

  test("the welcome mail to an address that a mailed invite proved names the person and the username", async () => {
    const { body } = await invitedPerson("HCP", {}, true);
    await register(body);
    await server.deliver();
    const subject = "Welcome to Heron Practice";
    const mail = server
      .mails()
      .find((sent) => sent.to === body.emailAddress && sent.subject === subject);
    expect(mail?.text).toContain(`Hello ${body.firstname},`);
    expect(mail?.text).toContain(`Your username is ${body.username}.`);
  });

  test("[SEC-F2] a second press with the same key gets the same answer, although the invite is used", async () => {
    const { body } = await invitedPerson();
    const headers = { "idempotency-key": "invited-1" };
    const first = await register(body, headers);
    const second = await register(body, headers);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.body).toBe(first.body);
  });

  test("[SEC-D1 SEC-D6] a contact detail that is another person's is answered like a free one, and the invite stays for its person", async () => {
    const { cellularNumber } = newPerson();
    const shared = { cellularNumber, username: cellularNumber };
    await registerPerson(server, shared);
    const { id, body } = await invitedPerson("HCP", shared);
    const free = await invitedPerson();
    const answers = [await register(body), await register(free.body)].map(visible);
    const shapeOf = ({ status, headers, body: text }: (typeof answers)[number]) => [
      status,
      Object.keys(headers),
      text.length,
    ];
    expect(answers.map(shapeOf)[0]).toEqual(answers.map(shapeOf)[1]);
    expect((await storedInvite(server, id)).status).toBe("SENT");
    const told = server.database.kysely.selectFrom("product_events").select("id");
    expect(await told.where("invite_id", "=", id).execute()).toEqual([]);

    const username = "invited-another-name";
    expect((await register({ ...body, username })).statusCode).toBe(200);
    expect(await storedInvite(server, id)).toMatchObject({
      status: "REGISTERED",
      used_by: (await practiceAccount(server, username)).id,
    });
  });

  test("one that is the invited person's own leaves the invite for their login", async () => {
    const { id, body } = await invitedPerson();
    const username = body.emailAddress;
    await registerPerson(server, { username, emailAddress: username });
    expect((await register({ ...body, username })).statusCode).toBe(200);
    expect((await storedInvite(server, id)).status).toBe("SENT");
  });
});

describe("400", () => {
  const refused = async (body: { username: string }) => {
    const response = await register(body);
    expect([response.statusCode, response.json().code]).toEqual([400, "INVITE_INVALID"]);
    await expect(practiceAccount(server, body.username)).rejects.toThrow("no result");
    return response;
  };

  test("[SEC-D5] another address than the invite's: the field and the remedy are told, and the address is not", async () => {
    const { id, invitedAddress, body } = await invitedPerson("HCP", {
      emailAddress: "another@example.org",
    });
    const response = await refused(body);
    expect(response.json().fields).toEqual({ emailAddress: messages.inviteForOtherAddress });
    expect(response.body).not.toContain(invitedAddress);
    expect((await storedInvite(server, id)).status).toBe("SENT");
    expect(
      (await register({ ...body, emailAddress: ` ${invitedAddress.toUpperCase()}` })).statusCode,
    ).toBe(200);
  });

  test("[SEC-D5] another address with an invite that could not be used either is told as that alone", async () => {
    const other = { emailAddress: "another@example.org" };
    const revoked = await invitedPerson("HCP", other);
    await server.database.kysely
      .transaction()
      .execute((tx) => revokeInvite(tx, server.deps, { id: revoked.id, actor: "practice" }));
    const invented = await invitedPerson("HCP", { ...other, inviteCode: "A".repeat(43) });
    const otherType = await invitedPerson("RECEPTIONIST", { ...other, type: "HCP" });
    const patient = await invitedPerson("PATIENT", { ...other, hcp: undefined });
    for (const { body } of [revoked, invented, otherType, patient]) {
      expect((await refused(body)).json().fields).toBeUndefined();
    }
  });

  test.each([
    ["HCP", "ADMIN"],
    ["RECEPTIONIST", "HCP"],
    ["RECEPTIONIST", "receptionist"],
  ])("[SEC-D5 SEC-D3] an invite for %s does not make a %s", async (role, type) => {
    const { id, body } = await invitedPerson(role, { type });
    await refused(body);
    expect((await storedInvite(server, id)).status).toBe("SENT");
  });

  test("[S6.013] an invite for a patient, made before those were refused, makes no account", async () => {
    const { id, body } = await invitedPerson("PATIENT", { hcp: undefined });
    await refused(body);
    expect((await storedInvite(server, id)).status).toBe("SENT");
  });

  test("an invented code, a revoked and an expired invite: one and the same answer", async () => {
    const revoked = await invitedPerson();
    await server.database.kysely
      .transaction()
      .execute((tx) => revokeInvite(tx, server.deps, { id: revoked.id, actor: "practice" }));
    const expired = await invitedPerson();
    server.advance({ days: 7 });
    const invented = await invitedPerson("HCP", { inviteCode: "A".repeat(43) });
    for (const { body } of [revoked, expired, invented]) await refused(body);
  });

  test("[SEC-D6] an invite that was used", async () => {
    const { body } = await invitedPerson();
    await register(body);
    await refused({ ...body, username: "second-of-one-invite" });
  });

  test("[SEC-D6] of fifty parallel registrations with one invite one makes an account, the others leave nothing", async () => {
    const { body } = await invitedPerson();
    const usernames = Array.from({ length: 50 }, (_, place) => `invited-race-${place}`);
    const answers = await Promise.all(usernames.map((username) => register({ ...body, username })));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 49 }, () => 400)]);
    const accounts = await server.database.kysely
      .selectFrom("accounts")
      .select("id")
      .where("username", "in", usernames)
      .execute();
    expect(accounts).toHaveLength(1);
  });

  test("[S5.055 S5.057] an empty code is no invite: the practice is asked for", async () => {
    const { body } = await invitedPerson("HCP", { inviteCode: " " });
    const response = await register(body);
    expect(Object.keys(response.json().fields)).toEqual(["practiceNumber", "practicePhone"]);
  });
});

test("409: a taken invented username leaves the invite unused", async () => {
  const { username } = await registerPerson(server);
  const { id, body } = await invitedPerson("HCP", { username });
  expect((await register(body)).statusCode).toBe(409);
  expect((await storedInvite(server, id)).status).toBe("SENT");
});
