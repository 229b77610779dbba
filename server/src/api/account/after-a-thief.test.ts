import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo, logInToAccount, newOwner } from "../../../test/account-settings.ts";
import { accountOf } from "../../../test/accounts.ts";
import { createAuthenticator } from "../../../test/authenticator.ts";
import { addPasskey, logInWithPasskey, newVerifiedOwner } from "../../../test/passkeys.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: { emailProofByEmail: { perHour: 1_000 } } });
});
afterAll(() => server.close());

type Owner = Awaited<ReturnType<typeof newOwner>>;
const ownPassword = "owners-linen-63";
const stolenPassword = "thiefs-granite-52";

async function move(owner: Owner, emailAddress: string) {
  expect((await owner.post("/email", { emailAddress })).statusCode).toBe(200);
  const token = await linkTo(server, emailAddress, "account/email");
  expect((await owner.post("/email/proof", { token })).statusCode).toBe(200);
}

async function numberCode(from: number): Promise<string> {
  await server.deliver();
  const sms = server.sent.slice(from).findLast(({ channel }) => channel === "sms");
  return /^\d{6}/.exec(sms?.text ?? "")?.[0] ?? "";
}

/** Presses the newest "This wasn’t me", and chooses a new password by the way that it opens. */
async function reportUnrecognised(owner: Owner) {
  const token = await linkTo(server, owner.email, "not-me");
  const { location } = (await server.post("/account/not-me", { token })).json();
  const reset = { password: ownPassword, token: location.split("/").at(-1) };
  const answer = await server.post("/practice/security/password/processReset", reset);
  expect(answer.statusCode).toBe(200);
  return logInToAccount(server, { ...owner, password: ownPassword, cookies: {} });
}

test("[SEC-K16] whichever mail is pressed, the number of before comes back: no code goes to a thief's", async () => {
  const owner = await newOwner(server);
  const { cell_number: own } = await accountOf(server, owner.username);
  const from = server.sent.length;
  await owner.post("/number", { cellNumber: "082 123 9911" });
  const proven = await owner.post("/number/proof", { code: await numberCode(from) });
  expect(proven.statusCode).toBe(200);
  server.advance({ seconds: 2 });
  await owner.changePassword(stolenPassword);
  await server.database.kysely
    .updateTable("accounts")
    .set({ code_way: "whatsapp" })
    .where("username", "=", owner.username)
    .execute();
  await reportUnrecognised(owner);
  expect(await accountOf(server, owner.username)).toMatchObject({
    cell_number: own,
    code_way: "sms",
  });
});

test.each([
  ["a new password", "/password", { password: ownPassword, currentPassword: goodPassword }],
  ["signing out everywhere", "/sign-out-everywhere", {}],
])(
  "[SEC-K7] %s gives up the address that another login asked for, not one's own",
  async (_what, path, body) => {
    const thief = await newOwner(server);
    const stolen = `stolen.${path.length}@example.org`;
    await thief.post("/email", { emailAddress: stolen });
    const proof = await linkTo(server, stolen, "account/email");
    const owner = await logInToAccount(server, thief);
    expect((await owner.post(path, body)).statusCode).toBe(200);
    expect((await server.post("/account/email/proof", { token: proof })).statusCode).toBe(400);

    const own = await newOwner(server);
    const wished = `wished.${path.length}@example.org`;
    await own.post("/email", { emailAddress: wished });
    const ownLink = await linkTo(server, wished, "account/email");
    expect((await own.post(path, body)).statusCode).toBe(200);
    expect((await own.post("/email/proof", { token: ownLink })).statusCode).toBe(200);
  },
);

test("[SEC-K14] the mailbox before has no power once its 72 hours are over, whatever was mailed there last", async () => {
  const owner = await newOwner(server);
  await move(owner, "moved.on@example.org");
  server.advance({ hours: 71 });
  const later = await logInToAccount(server, owner);
  expect((await later.changePassword(ownPassword)).statusCode).toBe(200);
  const token = await linkTo(server, owner.email, "not-me");
  expect((await server.post("/account/not-me/read", { token })).statusCode).toBe(200);
  server.advance({ hours: 1, seconds: 1 });
  for (const path of ["/account/not-me/read", "/account/not-me"]) {
    expect((await server.post(path, { token })).json().code).toBe("CHANGE_LINK_INVALID");
  }
});

test("[SEC-K16] while changes are stopped devices are signed out, and the new password removes a stranger's passkey", async () => {
  const owner = await newVerifiedOwner(server);
  const theirs = createAuthenticator();
  expect((await addPasskey(owner, theirs)).statusCode).toBe(200);
  server.advance({ hours: 73 });
  const thief = await logInToAccount(server, owner);
  await thief.changePassword(stolenPassword);
  const back = await reportUnrecognised({ ...owner, ...thief, email: owner.email });

  const entered = await logInWithPasskey(server, theirs, { query: "?target=account" });
  const cookies = Object.fromEntries(entered.cookies.map(({ name, value }) => [name, value]));
  const [passkey] = (await back.get("/overview")).json().passkeys;
  const remove = `/passkeys/${passkey.id}/remove`;
  const byPasskey = await server.post(`/account${remove}`, {}, { cookies });
  expect(byPasskey.json().code, "whoever has the passkey alone").toBe("CHANGES_LOCKED");
  expect((await back.post("/sign-out-everywhere")).statusCode).toBe(200);
  expect((await server.get("/account/overview", { cookies })).statusCode).toBe(401);
  expect((await back.post(remove)).statusCode).toBe(200);
  expect((await logInWithPasskey(server, theirs)).statusCode).toBe(401);
  expect((await back.changePassword(stolenPassword)).json().code).toBe("CHANGES_LOCKED");
});
