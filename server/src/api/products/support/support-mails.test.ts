import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinAcademic } from "../../../../test/academics.ts";
import { linkTo, logInToAccount } from "../../../../test/account-settings.ts";
import { accountOf, archive, auditOf, registerPerson } from "../../../../test/accounts.ts";
import { jobNamed } from "../../../../test/maintenance-jobs.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let support: Caller;
const reason = "identity seen at the desk";

beforeAll(async () => {
  server = await openTestServer();
  support = await staffAs(server, "support");
});
afterAll(() => server.close());

const whose = (username: string, realm = "practice") => ({ realm, username, reason });
const emailOf = async (username: string) => (await accountOf(server, username)).email;
const mailsTo = (address: string) => server.mails().filter(({ to }) => to === address);

describe("send-reset", () => {
  const send = (username: string, realm = "practice", caller = support) =>
    caller.post("/accounts/send-reset", whose(username, realm));

  test.each([
    ["practice", registerPerson],
    ["academic", joinAcademic],
  ] as const)(
    "the ordinary mail goes to the %s account's address, and its link works",
    async (realm, join) => {
      const { username } = await join(server);
      const address = await emailOf(username);
      await server.deliver();
      const seen = mailsTo(address).length;
      const answer = await send(username, realm);
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
      await server.deliver();
      const mails = mailsTo(address).slice(seen);
      expect(mails).toHaveLength(1);
      const token = /\/passwordreset\/\w+\/([\w-]{43})/.exec(mails[0]?.text ?? "")?.[1];
      expect(token).toBeDefined();
      expect(answer.body).not.toContain(token);
    },
  );

  test("[SEC-H5] it is an event of the account: who and why", async () => {
    const { username } = await registerPerson(server);
    await send(username);
    const { id } = await accountOf(server, username);
    expect(await auditOf(server, id, "reset-sent")).toMatchObject([
      { actor: `staff:${support.id}`, realm: "practice", details: { reason } },
    ]);
  });

  test("404: nobody has the name, or the account is archived", async () => {
    const { username } = await registerPerson(server);
    await archive(server, username);
    for (const name of [username, "nobody-of-this-name"]) {
      expect((await send(name)).json().code).toBe("ACCOUNT_NOT_ACTIVE");
    }
  });

  test("429: beyond three an hour nothing is sent", async () => {
    const { username } = await registerPerson(server);
    const address = await emailOf(username);
    for (let time = 0; time < 3; time += 1) await send(username);
    await server.deliver();
    const seen = mailsTo(address).length;
    expect((await send(username)).statusCode).toBe(429);
    await server.deliver();
    expect(mailsTo(address)).toHaveLength(seen);
  });
});

describe("change-email", () => {
  const change = (username: string, emailAddress: string, caller = support) =>
    caller.post("/accounts/change-email", { ...whose(username), emailAddress });

  test("[SEC-K11] nothing changes before the new address is verified by its link", async () => {
    const { username, cookies } = await registerPerson(server);
    const before = await emailOf(username);
    const answer = await change(username, "desk.new@example.org");
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    const link = await linkTo(server, "desk.new@example.org", "account/email");
    expect(await emailOf(username)).toBe(before);
    const proof = await server.post("/account/email/proof", { token: link }, { cookies });
    expect(proof.statusCode).toBe(200);
    expect(await emailOf(username)).toBe("desk.new@example.org");
  });

  test("[SEC-K14] the one before is told, and takes the change back for 72 hours", async () => {
    const { username, cookies } = await registerPerson(server);
    const before = await emailOf(username);
    await change(username, "desk.taken@example.org");
    const undo = await linkTo(server, before, "not-me");
    const link = await linkTo(server, "desk.taken@example.org", "account/email");
    await server.post("/account/email/proof", { token: link }, { cookies });
    server.advance({ hours: 71 });
    const back = await server.post("/account/not-me", { token: undo });
    expect(back.statusCode).toBe(200);
    expect(await emailOf(username)).toBe(before);
    const again = await change(username, "desk.again@example.org");
    expect([again.statusCode, again.json().code]).toEqual([409, "CHANGES_LOCKED"]);
  });

  /** Somebody for whom support asked for an address, and the presses on its link in a browser or a stranger's. */
  async function askedFor(emailAddress: string) {
    const person = await registerPerson(server);
    const before = await emailOf(person.username);
    await change(person.username, emailAddress);
    const token = await linkTo(server, emailAddress, "account/email");
    const at = (path: string, cookies = {}) =>
      server.post(`/account/email/proof${path}`, { token }, { cookies });
    return { ...person, before, read: () => at("/read"), press: (cookies = {}) => at("", cookies) };
  }

  test("[SEC-L19] the mailbox alone moves no account: it takes a login, or the hours in which the one before can object", async () => {
    const asked = await askedFor("desk.alone@example.org");
    const opensAt = new Date(server.deps.clock().getTime() + 72 * 3_600_000).toISOString();
    server.advance({ hours: 72, seconds: -1 });
    expect((await asked.read()).json()).toMatchObject({ next: "log-in", opensAt });
    expect((await asked.press()).json().code).toBe("SESSION_ENDED");
    expect(await emailOf(asked.username)).toBe(asked.before);
    server.advance({ seconds: 1 });
    expect((await asked.read()).json()).toMatchObject({ next: "prove", opensAt });
    expect((await asked.press()).statusCode).toBe(200);
    expect(await emailOf(asked.username)).toBe("desk.alone@example.org");
  });

  test("[SEC-L19] a login in the browser of the link proves the other end at once", async () => {
    const asked = await askedFor("desk.logged.in@example.org");
    const { username } = asked;
    const { cookies } = await logInToAccount(server, { realm: "practice", username });
    const stranger = await registerPerson(server);
    expect((await asked.press(stranger.cookies)).json().code).toBe("SESSION_ENDED");
    expect((await asked.press(cookies)).statusCode).toBe(200);
    expect(await emailOf(username)).toBe("desk.logged.in@example.org");
  });

  test("[SEC-L19] what the address before says within its hours ends the link", async () => {
    const asked = await askedFor("desk.refused@example.org");
    const undo = await linkTo(server, asked.before, "not-me");
    server.advance({ hours: 71 });
    expect((await server.post("/account/not-me", { token: undo })).statusCode).toBe(200);
    server.advance({ hours: 2 });
    expect((await asked.press()).json().code).toBe("CHANGE_LINK_INVALID");
    expect(await emailOf(asked.username)).toBe(asked.before);
  });

  test("[SEC-L19] the link lives a day longer than those hours, as its mail says, and so does one that is sent again", async () => {
    const asked = await askedFor("desk.long@example.org");
    const [mail] = mailsTo("desk.long@example.org");
    expect(mail?.text).toContain("96 hours");
    server.advance({ hours: 10 });
    await support.post("/accounts/resend", whose(asked.username));
    const again = await linkTo(server, "desk.long@example.org", "account/email");
    expect(mailsTo("desk.long@example.org").at(-1)?.text).toContain("86 hours");
    expect((await asked.press()).json().code).toBe("CHANGE_LINK_INVALID");
    server.advance({ hours: 86, seconds: -1 });
    const pressed = await server.post("/account/email/proof", { token: again });
    expect(pressed.statusCode).toBe(200);
    const late = await askedFor("desk.late@example.org");
    server.advance({ hours: 96 });
    expect((await late.press()).json().code).toBe("CHANGE_LINK_INVALID");
  });

  test("[SEC-L19] a link that is sent again near the end of the wait lives as long as its mail says", async () => {
    const asked = await askedFor("desk.again.late@example.org");
    server.advance({ hours: 95 });
    await support.post("/accounts/resend", whose(asked.username));
    const token = await linkTo(server, "desk.again.late@example.org", "account/email");
    expect(mailsTo("desk.again.late@example.org").at(-1)?.text).toContain("24 hours");
    server.advance({ hours: 24, seconds: -1 });
    await jobNamed("remove-ended-email-changes").run(server.database, server.deps.clock());
    expect((await server.post("/account/email/proof", { token })).statusCode).toBe(200);
  });

  test("[SEC-L19] beyond the links to one address the last one still counts, and opens once nobody has objected to the last request", async () => {
    const emailAddress = "desk.fourth@example.org";
    const person = await registerPerson(server);
    for (let time = 0; time < 3; time += 1) await change(person.username, emailAddress);
    const token = await linkTo(server, emailAddress, "account/email");
    server.advance({ minutes: 30 });
    const owner = await logInToAccount(server, { realm: "practice", username: person.username });
    expect((await owner.post("/email", { emailAddress })).statusCode).toBe(200);
    expect(await linkTo(server, emailAddress, "account/email")).toBe(token);
    server.advance({ hours: 72, seconds: -1 });
    await jobNamed("remove-ended-email-changes").run(server.database, server.deps.clock());
    const press = () => server.post("/account/email/proof", { token });
    expect((await press()).json().code).toBe("SESSION_ENDED");
    server.advance({ seconds: 1 });
    expect((await press()).statusCode).toBe(200);
  });

  test.each([
    ["sent", 1],
    ["refused beyond the links to one address", 3],
  ])(
    "[SEC-L19] the address waits as long as support's link although its owner asks for the link again: %s",
    async (how, asked) => {
      const emailAddress = `desk.again.${asked}@example.org`;
      const person = await registerPerson(server);
      const overview = async () => (await owner.get("/overview")).json().email.change;
      for (let time = 0; time < asked; time += 1) await change(person.username, emailAddress);
      const owner = await logInToAccount(server, { realm: "practice", username: person.username });
      const { until } = await overview();
      expect((await owner.post("/email/send")).statusCode).toBe(200);
      expect((await overview()).until).toBe(until);
      const token = await linkTo(server, emailAddress, "account/email");
      server.advance({ hours: 72 });
      await jobNamed("remove-ended-email-changes").run(server.database, server.deps.clock());
      if (how === "sent") {
        const resent = await support.post("/accounts/resend", whose(person.username));
        expect(resent.json()).toEqual({ mail: "address-proof" });
      } else {
        const pressed = await server.post("/account/email/proof", { token });
        expect(pressed.statusCode).toBe(200);
      }
    },
  );

  test.each(["asks for the link again", "asks for the same address"])(
    "[SEC-L19] whoever's support asked and who then %s gets a link for as long as the address waits",
    async (how) => {
      const emailAddress = `desk.${how.replaceAll(" ", ".")}@example.org`;
      const { username } = await registerPerson(server);
      await change(username, emailAddress);
      server.advance({ hours: 10 });
      const owner = await logInToAccount(server, { realm: "practice", username });
      if (how.endsWith("again")) await owner.post("/email/send");
      else await owner.post("/email", { emailAddress });
      const token = await linkTo(server, emailAddress, "account/email");
      expect(mailsTo(emailAddress).at(-1)?.text).toContain("86 hours");
      server.advance({ hours: 86, seconds: -1 });
      await jobNamed("remove-ended-email-changes").run(server.database, server.deps.clock());
      const { cookies } = await logInToAccount(server, { realm: "practice", username });
      const pressed = await server.post("/account/email/proof", { token }, { cookies });
      expect(pressed.statusCode).toBe(200);
      expect(await emailOf(username)).toBe(emailAddress);
    },
  );

  test("[SEC-H5] it is an event of the account: who and why, and not the address", async () => {
    const { username } = await registerPerson(server);
    await change(username, "desk.event@example.org");
    const { id } = await accountOf(server, username);
    expect(await auditOf(server, id, "email-change-asked")).toMatchObject([
      { actor: `staff:${support.id}`, details: { reason } },
    ]);
    expect(await auditOf(server, id, "own-account-changed")).toMatchObject([
      { actor: `staff:${support.id}`, details: { change: "email" } },
    ]);
    expect(JSON.stringify(await auditOf(server, id))).not.toContain("desk.event");
  });

  test("400: what is no address; 404: nobody has the name", async () => {
    const { username } = await registerPerson(server);
    const faulty = await change(username, "no-address");
    expect(faulty.json()).toMatchObject({
      code: "VALIDATION",
      fields: { emailAddress: expect.any(String) },
    });
    expect((await change("nobody-of-this-name", "n@example.org")).statusCode).toBe(404);
  });

  test("403: a role that may not; 401: a product", async () => {
    for (const role of ["registrar", "auditor"] as const) {
      const caller = await staffAs(server, role);
      expect((await change("nobody", "n@example.org", caller)).json().code).toBe("ROLE_REFUSED");
      const reset = await caller.post("/accounts/send-reset", whose("nobody"));
      expect(reset.json().code).toBe("ROLE_REFUSED");
    }
    const product = await callerAs(server, "practice");
    expect((await change("nobody", "n@example.org", product)).statusCode).toBe(401);
  });
});

test("[SEC-L5] with two persons an owner confirms the change of an address that support asked for", async () => {
  const two = await openTestServer({ environment: { TWO_PERSON: "on" } });
  const { username } = await registerPerson(two);
  const desk = await staffAs(two, "support");
  const body = { ...whose(username), emailAddress: "two.persons@example.org" };
  const asked = await desk.post("/accounts/change-email", body);
  expect(asked.statusCode).toBe(202);
  expect(await linkTo(two, "two.persons@example.org", "account/email")).toBe("");
  const owner = await staffAs(two, "owner");
  const { id } = asked.json().pending;
  expect((await desk.post(`/approvals/${id}/confirm`)).statusCode).toBe(403);
  expect((await owner.post(`/approvals/${id}/confirm`)).statusCode).toBe(200);
  expect(await linkTo(two, "two.persons@example.org", "account/email")).not.toBe("");
  await two.close();
});
