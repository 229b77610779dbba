import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo, logInToAccount, newOwner } from "../../../../test/account-settings.ts";
import { accountOf, auditOf } from "../../../../test/accounts.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { setUpTwoStep } from "../../../../test/two-step.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Owner = Awaited<ReturnType<typeof newOwner>>;
const overview = async (owner: Pick<Owner, "get">) => (await owner.get("/overview")).statusCode;
async function verificationLink(owner: Owner) {
  await owner.post("/email/send");
  return linkTo(server, owner.email, "account/email");
}

const press = (token: string) => server.post("/account/email/proof", { token });
const choose = (location: string, password: string) =>
  server.post("/practice/security/password/processReset", {
    password,
    token: location.split("/").at(-1),
  });

test("[SEC-K22] in a browser that the account does not know the first verification is a new password, and whoever registered is logged out", async () => {
  const stranger = await newOwner(server);
  const { username } = stranger;
  const token = await verificationLink(stranger);
  const read = await server.post("/account/email/proof/read", { token });
  expect(read.json()).toMatchObject({
    address: stranger.email,
    isNew: false,
    next: "new-password",
  });
  const { location } = (await press(token)).json();
  expect((await accountOf(server, username)).email_proven_at).toBeNull();
  expect((await press(token)).json().code).toBe("CHANGE_LINK_INVALID");
  expect((await choose(location, "owners-linen-63")).statusCode).toBe(200);
  expect((await accountOf(server, username)).email_proven_at).not.toBeNull();
  expect(await overview(stranger)).toBe(401);
  await expect(logInToAccount(server, { realm: "practice", username })).rejects.toThrow();
});

test("[SEC-K22] the token of that new password is kept under no Idempotency-Key", async () => {
  const stranger = await newOwner(server);
  const token = await verificationLink(stranger);
  const headers = { "idempotency-key": "press-on-a-proof-link-1" };
  const kept = async () =>
    (await server.database.kysely.selectFrom("idempotency_keys").selectAll().execute()).length;
  const before = await kept();
  const { location } = (await server.post("/account/email/proof", { token }, { headers })).json();
  expect(location).toMatch(/^\/passwordreset\/ud\/[\w-]{43}$/);
  expect(await kept()).toBe(before);
});

test("[SEC-K22] a browser that another account knows is none of this one's", async () => {
  const stranger = await newOwner(server);
  const victim = await newOwner(server);
  const token = await verificationLink(stranger);
  const answer = await victim.post("/email/proof", { token });
  expect(answer.json().location).toMatch(/^\/passwordreset\//);
});

test("[SEC-K22] a new address is verified by whoever logs in first, in a browser that does not know the account", async () => {
  const stranger = await newOwner(server);
  const emailAddress = "not.theirs@example.org";
  await stranger.post("/email", { emailAddress });
  const token = await linkTo(server, emailAddress, "account/email");
  const read = await server.post("/account/email/proof/read", { token });
  expect(read.json()).toMatchObject({ address: emailAddress, isNew: true, next: "log-in" });
  expect((await press(token)).json().code).toBe("SESSION_ENDED");
  expect((await accountOf(server, stranger.username)).email).toBe(stranger.email);
  const { realm, username } = stranger;
  const elsewhere = await logInToAccount(server, { realm, username });
  expect((await elsewhere.post("/email/proof", { token })).statusCode).toBe(200);
  expect((await accountOf(server, username)).email).toBe(emailAddress);
});

test("[SEC-K24] whoever says that the account is not theirs ends the link, and gets no other until it has another address", async () => {
  const stranger = await newOwner(server);
  const token = await verificationLink(stranger);
  expect((await server.post("/account/email/proof/refuse", { token })).statusCode).toBe(200);
  expect((await press(token)).json().code).toBe("CHANGE_LINK_INVALID");
  const { id } = await accountOf(server, stranger.username);
  expect(await auditOf(server, id, "email-refused")).toMatchObject([{ actor: "anonymous" }]);
  await server.deliver();
  const sent = server.sent.length;
  expect((await stranger.post("/email/send")).statusCode).toBe(200);
  await server.deliver();
  expect(server.sent).toHaveLength(sent);
  expect((await stranger.get("/overview")).json().email.refusedAt).not.toBeNull();
  const own = "strangers.own@example.org";
  await stranger.post("/email", { emailAddress: own });
  const ownToken = await linkTo(server, own, "account/email");
  expect((await stranger.post("/email/proof", { token: ownToken })).statusCode).toBe(200);
  expect((await stranger.get("/overview")).json().email).toMatchObject({
    address: own,
    refusedAt: null,
  });
});

test("[SEC-K24] a new address that is refused is asked for no more, and a proven account stays proven", async () => {
  const owner = await newOwner(server);
  await owner.post("/email/proof", { token: await verificationLink(owner) });
  const emailAddress = "mistyped@example.org";
  await owner.post("/email", { emailAddress });
  const token = await linkTo(server, emailAddress, "account/email");
  expect((await server.post("/account/email/proof/refuse", { token })).statusCode).toBe(200);
  expect((await owner.post("/email/proof", { token })).json().code).toBe("CHANGE_LINK_INVALID");
  const { email } = (await owner.get("/overview")).json();
  expect(email).toMatchObject({ address: owner.email, change: null, refusedAt: null });
  expect(email.provenAt).not.toBeNull();
});

test("[SEC-K22] whoever follows the link in the browser of the registration stays, and the password goes on logging in", async () => {
  const owner = await newOwner(server);
  const { realm, username } = owner;
  const elsewhere = await logInToAccount(server, { realm, username });
  const token = await verificationLink(owner);
  expect((await owner.post("/email/proof", { token })).statusCode).toBe(200);
  expect(await overview(owner)).toBe(200);
  expect(await overview(elsewhere)).toBe(401);
  const again = await logInToAccount(server, { realm, username });
  expect(await overview(again)).toBe(200);
});

test("[SEC-K22] another address of an unverified account ends them too, and a later verification ends none", async () => {
  const owner = await newOwner(server);
  const { realm, username } = owner;
  const elsewhere = await logInToAccount(server, { realm, username });
  const move = async (emailAddress: string) => {
    await owner.post("/email", { emailAddress });
    const token = await linkTo(server, emailAddress, "account/email");
    return owner.post("/email/proof", { token });
  };
  expect((await move("first.proof@example.org")).statusCode).toBe(200);
  expect(await overview(owner)).toBe(200);
  expect(await overview(elsewhere)).toBe(401);
  const later = await logInToAccount(server, { realm, username });
  expect((await move("second.proof@example.org")).statusCode).toBe(200);
  expect(await overview(later)).toBe(200);
});

test("[SEC-J13] the first verification by the page's own link removes two-step verification that a stranger set up", async () => {
  const stranger = await newOwner(server);
  const { account } = await setUpTwoStep(server, stranger.username);
  const token = await verificationLink(stranger);
  const { location } = (await press(token)).json();
  await choose(location, "owners-linen-63");
  expect(await auditOf(server, account.id, "second-step-ended")).toMatchObject([
    { actor: "system" },
  ]);
});

test("[SEC-J13] and so does the first verification in the browser of the registration, where nothing else is asked", async () => {
  const owner = await newOwner(server);
  const { account } = await setUpTwoStep(server, owner.username);
  expect(
    (await owner.post("/email/proof", { token: await verificationLink(owner) })).json(),
  ).toEqual({});
  expect(await auditOf(server, account.id, "second-step-ended")).toMatchObject([
    { actor: "system" },
  ]);
});

test("[SEC-K12] until when an address waits tells nobody whether others have asked for links to it", async () => {
  const [owner, other] = [await newOwner(server), await newOwner(server)];
  const waits = [];
  for (const [address, others] of [
    ["asked.once@example.org", 0],
    ["asked.thrice@example.org", 2],
  ] as const) {
    for (let time = 0; time < others; time += 1) {
      await other.post("/email", { emailAddress: address });
    }
    await owner.post("/email", { emailAddress: address });
    server.advance({ minutes: 1 });
    expect((await owner.post("/email/send")).statusCode).toBe(200);
    const { until } = (await owner.get("/overview")).json().email.change;
    waits.push(Date.parse(until) - server.deps.clock().getTime());
  }
  expect(waits[1]).toBe(waits[0]);
});
