import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo, newOwner } from "../../../test/account-settings.ts";
import { accountOf, askForReset } from "../../../test/accounts.ts";
import { createAuthenticator } from "../../../test/authenticator.ts";
import {
  addPasskey,
  logInWithPasskey,
  newOwnerWithPasskey,
  newVerifiedOwner,
} from "../../../test/passkeys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const press = async (token: string) => {
  const answer = await server.post("/account/not-me", { token });
  expect(answer.statusCode).toBe(200);
  return String(answer.json().location);
};
const entersBy = async (authenticator: ReturnType<typeof createAuthenticator>) =>
  (await logInWithPasskey(server, authenticator)).statusCode === 200;

test.each(["asked", "changed"])(
  "[SEC-K13] a stranger who registered an address and moved on from it is put out by its owner: %s",
  async (told) => {
    const stranger = await newOwner(server);
    const own = `own.${told}@example.org`;
    expect((await stranger.post("/email", { emailAddress: own })).statusCode).toBe(200);
    const asked = await linkTo(server, stranger.email, "not-me");
    server.advance({ seconds: 1 });
    const proof = await linkTo(server, own, "account/email");
    expect((await stranger.post("/email/proof", { token: proof })).statusCode).toBe(200);
    const changed = await linkTo(server, stranger.email, "not-me");
    expect(changed).not.toBe(asked);
    const { id } = await accountOf(server, stranger.username);
    await server.database.kysely
      .updateTable("accounts")
      .set({ number_confirmed_at: server.deps.clock() })
      .where("id", "=", id)
      .execute();
    const authenticator = createAuthenticator();
    expect((await addPasskey(stranger, authenticator)).statusCode).toBe(200);
    expect(await entersBy(authenticator)).toBe(true);

    const location = await press(told === "asked" ? asked : changed);
    const account = await accountOf(server, stranger.username);
    expect(account).toMatchObject({ email: stranger.email, number_confirmed_at: null });
    expect(account.email_proven_at).not.toBeNull();
    expect(await entersBy(authenticator)).toBe(false);
    const reset = { password: "owners-linen-63", token: location.split("/").at(-1) };
    await server.post("/practice/security/password/processReset", reset);
    expect(await entersBy(authenticator)).toBe(false);
  },
);

test("[SEC-K13] an address that was never proven is not, once its stranger has moved back to it", async () => {
  const stranger = await newOwner(server);
  await stranger.post("/email", { emailAddress: "own.back@example.org" });
  const proof = await linkTo(server, "own.back@example.org", "account/email");
  await stranger.post("/email/proof", { token: proof });
  expect((await addPasskey(stranger, createAuthenticator())).statusCode).toBe(200);
  expect((await stranger.post("/email/undo")).statusCode).toBe(200);
  expect((await accountOf(server, stranger.username)).email_proven_at).toBeNull();
  const { token } = await askForReset(server, stranger.username);
  const reset = { password: "owners-linen-63", token };
  await server.post("/practice/security/password/processReset", reset);
  const rows = server.database.kysely
    .selectFrom("passkeys")
    .innerJoin("accounts", "accounts.id", "passkeys.account_id")
    .select("passkeys.id")
    .where("username", "=", stranger.username);
  expect(await rows.execute()).toEqual([]);
});

test("[SEC-K16] whichever mail is pressed, a passkey that was added in those hours logs nobody in", async () => {
  const owner = await newVerifiedOwner(server);
  const [first, second] = [createAuthenticator(), createAuthenticator()];
  expect((await addPasskey(owner, first)).statusCode).toBe(200);
  server.advance({ seconds: 1 });
  expect((await owner.changePassword("thiefs-granite-52")).statusCode).toBe(200);
  const newest = await linkTo(server, owner.email, "not-me");
  server.advance({ seconds: 1 });
  expect((await addPasskey(owner, second)).statusCode).toBe(200);
  expect(await entersBy(first)).toBe(true);
  expect(await entersBy(second)).toBe(true);
  await press(newest);
  expect(await entersBy(first)).toBe(false);
  expect(await entersBy(second)).toBe(false);
});

test("[SEC-K16] a passkey that the owner has had for longer stays", async () => {
  const owner = await newOwnerWithPasskey(server);
  server.advance({ hours: 72, seconds: 1 });
  const later = await logInWithPasskey(server, owner.authenticator, { query: "?target=account" });
  const cookies = Object.fromEntries(later.cookies.map(({ name, value }) => [name, value]));
  const body = { password: "thiefs-granite-52" };
  expect((await server.post("/account/password", body, { cookies })).statusCode).toBe(200);
  await press(await linkTo(server, owner.email, "not-me"));
  expect(await entersBy(owner.authenticator)).toBe(true);
});
