import { afterAll, beforeAll, expect, test } from "vitest";
import { joinAcademic, mailedCodes, signUpAcademic, verify } from "../../../../test/academics.ts";
import { linkTo, newOwner } from "../../../../test/account-settings.ts";
import { accountOf, archive, auditOf, registerPerson } from "../../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let support: Caller;
const reason = "asked by telephone";

beforeAll(async () => {
  server = await openTestServer({ limits: { supportMailByCaller: { perHour: 50 } } });
  support = await staffAs(server, "support");
});
afterAll(() => server.close());

const resend = (username: string, realm = "practice", caller = support) =>
  caller.post("/accounts/resend", { realm, username, reason });

test("a registration that waits gets a new link, which proves it; the one before is worth nothing", async () => {
  const { username: email } = await signUpAcademic(server);
  const [before] = await mailedCodes(server, email);
  expect((await resend(email, "academic")).json()).toEqual({ mail: "verification" });
  const [, after] = await mailedCodes(server, email);
  expect(after).toMatch(/^[\w-]{43}$/);
  const prove = (code = "") => verify(server, { email, code, confirm: true });
  expect((await prove(before)).statusCode).toBe(400);
  expect((await prove(after)).statusCode).toBe(200);
});

test("[SEC-H5] it is an event of the registration: who, what and why", async () => {
  const { username } = await signUpAcademic(server);
  await resend(username, "academic");
  const { accounts } = (await support.post("/accounts/find", { text: username })).json();
  expect(await auditOf(server, accounts[0].id, "mail-resent")).toMatchObject([
    { actor: `staff:${support.id}`, realm: "academic", details: { mail: "verification", reason } },
  ]);
});

test("an address that is not proven gets its link, a new one that waits goes first", async () => {
  const owner = await newOwner(server);
  expect((await resend(owner.username)).json()).toEqual({ mail: "address-proof" });
  expect(await linkTo(server, owner.email, "account/email")).not.toBe("");
  await owner.post("/email", { emailAddress: "resend.new@example.org" });
  const before = await linkTo(server, "resend.new@example.org", "account/email");
  await resend(owner.username);
  const after = await linkTo(server, "resend.new@example.org", "account/email");
  expect(after).not.toBe(before);
});

test("409: nothing waits for a proof", async () => {
  const { username } = await joinAcademic(server);
  const answer = await resend(username, "academic");
  expect([answer.statusCode, answer.json().code]).toEqual([409, "NOTHING_TO_RESEND"]);
  const { id } = await accountOf(server, username);
  expect(await auditOf(server, id, "mail-resent")).toEqual([]);
});

test("of several registrations of an address none is guessed: the id says which", async () => {
  const first = await signUpAcademic(server);
  await signUpAcademic(server, { person: { ...first, surname: "Stranger" } });
  expect((await resend(first.username, "academic")).json().code).toBe("NOTHING_TO_RESEND");
  const { accounts } = (await support.post("/accounts/find", { text: first.username })).json();
  expect(accounts).toHaveLength(2);
  expect((await resend(accounts[0].id, "academic")).json()).toEqual({ mail: "verification" });
});

test("404: nobody has the name, or the account is archived", async () => {
  const { username } = await registerPerson(server);
  await archive(server, username);
  for (const name of [username, "nobody-of-this-name"]) {
    expect((await resend(name)).json().code).toBe("ACCOUNT_NOT_ACTIVE");
  }
  expect((await resend("nobody@example.org", "academic")).statusCode).toBe(404);
});

test("400: no reason; 403 and 401: a role and a product that may not", async () => {
  const body = { realm: "practice", username: "nobody", reason: " " };
  expect((await support.post("/accounts/resend", body)).statusCode).toBe(400);
  for (const role of ["registrar", "auditor"] as const) {
    const caller = await staffAs(server, role);
    expect((await resend("nobody", "practice", caller)).json().code).toBe("ROLE_REFUSED");
  }
  const product = await callerAs(server, "academic");
  expect((await resend("nobody", "academic", product)).statusCode).toBe(401);
});

test("429: an account gets three such mails an hour, whoever has them sent", async () => {
  const { username } = await registerPerson(server);
  const another = await staffAs(server, "support");
  for (const caller of [support, another, support]) {
    expect((await resend(username, "practice", caller)).statusCode).toBe(200);
  }
  const refused = await resend(username, "practice", another);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});
