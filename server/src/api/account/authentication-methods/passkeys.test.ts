import { maximumPasskeys } from "@frontdoor/contract/account/account-page.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newOwner } from "../../../../test/account-settings.ts";
import { accountOf, auditOf } from "../../../../test/accounts.ts";
import { createAuthenticator } from "../../../../test/authenticator.ts";
import {
  addPasskey,
  chrome,
  creationOptions,
  logInWithPasskey,
  newOwnerWithPasskey,
  newVerifiedOwner,
} from "../../../../test/passkeys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Owner = Awaited<ReturnType<typeof newOwner>>;
const listed = async ({ get }: Owner) => (await get("/overview")).json().passkeys;
const codeOf = (response: { json(): { code?: string } }) => response.json().code;

test("[SEC-I9] a browser is asked for a passkey that needs no name, knows its person and tells nothing of the account", async () => {
  const owner = await newVerifiedOwner(server);
  const options = await creationOptions(owner);
  expect(options).toMatchObject({
    rp: { id: "localhost", name: "Heron" },
    user: { name: owner.username, displayName: "Lerato van der Merwe, Heron Practice" },
    attestation: "none",
    excludeCredentials: [],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const handle = Buffer.from(options.user.id, "base64url");
  expect(handle).toHaveLength(32);
  expect((await creationOptions(owner)).user.id).toBe(options.user.id);
  const other = await creationOptions(await newVerifiedOwner(server));
  expect(other.user.id).not.toBe(options.user.id);
});

test("[SEC-I9] a passkey is called after the device, is listed, and is not made twice on one device", async () => {
  const owner = await newVerifiedOwner(server);
  const authenticator = createAuthenticator();
  const { id } = (await addPasskey(owner, authenticator)).json();
  const createdAt = server.deps.clock().toISOString();
  expect(await listed(owner)).toEqual([
    { id, label: "Chrome on Windows", createdAt, lastUsedAt: null },
  ]);
  const { excludeCredentials } = await creationOptions(owner);
  expect(excludeCredentials).toEqual([
    {
      id: authenticator.held[0]?.id,
      type: "public-key",
      transports: ["internal", "hybrid"],
    },
  ]);
});

test("[SEC-I10] the owner is told of a passkey that is added and of one that is removed, and so is the audit", async () => {
  const { accountId, passkeyId, post } = await newOwnerWithPasskey(server);
  server.advance({ seconds: 1 });
  expect((await post(`/passkeys/${passkeyId}/remove`, {}, chrome)).statusCode).toBe(200);
  const changes = await auditOf(server, accountId, "own-account-changed");
  expect(changes.map(({ details }) => details)).toEqual([
    { change: "passkey-added", thing: passkeyId },
    { change: "passkey-removed", thing: passkeyId },
  ]);
  const told = await server.database.kysely
    .selectFrom("tokens")
    .select("data")
    .where("purpose", "=", "not-me")
    .where("subject_id", "=", accountId)
    .orderBy("created_at")
    .execute();
  const about = { thing: passkeyId, name: "Chrome on Windows", browser: "Chrome" };
  expect(told.map(({ data }) => data)).toEqual([
    expect.objectContaining({ ...about, change: "passkey-added", way: "password" }),
    expect.objectContaining({ ...about, change: "passkey-removed" }),
  ]);
});

test("[SEC-I10] a removed passkey logs nobody in, a renamed one still does", async () => {
  const owner = await newOwnerWithPasskey(server);
  const { authenticator, passkeyId, post } = owner;
  expect((await post(`/passkeys/${passkeyId}/rename`, { label: "Ward laptop" })).statusCode).toBe(
    200,
  );
  expect(await listed(owner)).toMatchObject([{ label: "Ward laptop" }]);
  expect((await logInWithPasskey(server, authenticator)).statusCode).toBe(200);
  expect((await post(`/passkeys/${passkeyId}/remove`)).statusCode).toBe(200);
  expect(await listed(owner)).toEqual([]);
  expect((await logInWithPasskey(server, authenticator)).statusCode).toBe(401);
  for (const call of ["remove", "rename"]) {
    const again = await post(`/passkeys/${passkeyId}/${call}`, { label: "x" });
    expect([again.statusCode, codeOf(again)]).toEqual([404, "PASSKEY_UNKNOWN"]);
  }
});

test("[SEC-I10] nobody names or removes another account's passkey", async () => {
  const { passkeyId, authenticator } = await newOwnerWithPasskey(server);
  const other = await newVerifiedOwner(server);
  for (const id of [passkeyId, "nonsense"]) {
    for (const call of ["remove", "rename"]) {
      expect(codeOf(await other.post(`/passkeys/${id}/${call}`, { label: "x" }))).toBe(
        "PASSKEY_UNKNOWN",
      );
    }
  }
  expect((await logInWithPasskey(server, authenticator)).statusCode).toBe(200);
});

test("[SEC-I11] a passkey is made for a verified address alone", async () => {
  const owner = await newOwner(server);
  expect(codeOf(await owner.post("/passkeys/options"))).toBe("EMAIL_UNPROVEN");
  const proven = await newVerifiedOwner(server);
  const passkey = createAuthenticator().make(await creationOptions(proven));
  await server.database.kysely
    .updateTable("accounts")
    .set({ email_proven_at: null })
    .where("id", "=", proven.accountId)
    .execute();
  expect(codeOf(await proven.post("/passkeys", { passkey }))).toBe("EMAIL_UNPROVEN");
});

test("[SEC-I9] an account has twenty passkeys at most", async () => {
  const owner = await newVerifiedOwner(server);
  const waiting = createAuthenticator().make(await creationOptions(owner));
  for (let number = 0; number < maximumPasskeys; number += 1) {
    expect((await addPasskey(owner, createAuthenticator())).statusCode).toBe(200);
  }
  expect(codeOf(await owner.post("/passkeys/options"))).toBe("TOO_MANY_PASSKEYS");
  expect(codeOf(await owner.post("/passkeys", { passkey: waiting }))).toBe("TOO_MANY_PASSKEYS");
});

test("[SEC-I12] without a session, a recent reauthentication, or while changes are locked, nothing is added or removed", async () => {
  const owner = await newOwnerWithPasskey(server);
  const passkey = createAuthenticator().make(await creationOptions(owner));
  const changes = [
    ["/passkeys/options", {}],
    ["/passkeys", { passkey }],
    [`/passkeys/${owner.passkeyId}/remove`, {}],
  ] as const;
  const rename = [`/passkeys/${owner.passkeyId}/rename`, { label: "Ward" }] as const;
  const answersOf = async (calls: typeof changes | [typeof rename], cookies = owner.cookies) =>
    Promise.all(
      calls.map(async ([path, body]) =>
        codeOf(await server.post(`/account${path}`, body, { cookies })),
      ),
    );
  for (const cookies of [{}, { ...owner.cookies, "__Host-fd": "" }]) {
    expect(await answersOf(changes, cookies)).toEqual(Array(3).fill("SESSION_ENDED"));
    expect(await answersOf([rename], cookies)).toEqual(["SESSION_ENDED"]);
  }
  server.advance({ minutes: 5 });
  expect(await answersOf(changes)).toEqual(Array(3).fill("PROOF_NEEDED"));
  expect(await answersOf([rename])).toEqual([undefined]);
  await owner.reauthenticate();
  await lockChanges(owner.username);
  expect(await answersOf(changes)).toEqual(Array(3).fill("CHANGES_LOCKED"));
  expect(await answersOf([rename])).toEqual(["CHANGES_LOCKED"]);
  expect((await logInWithPasskey(server, owner.authenticator)).statusCode).toBe(200);
});

async function lockChanges(username: string): Promise<void> {
  const { id } = await accountOf(server, username);
  // As somebody's press just now does it: no password was chosen since.
  const until = new Date(server.deps.clock().getTime() + 72 * 3_600_000 + 1);
  await server.database.kysely
    .updateTable("accounts")
    .set({ changes_locked_until: until })
    .where("id", "=", id)
    .execute();
}

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1", "iPhone"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  ["Mozilla/5.0 (Windows NT 10.0)", "Windows"],
  ["curl/8.5.0", "Passkey"],
])("a passkey that is made with %j is called %s", async (userAgent, label) => {
  const owner = await newVerifiedOwner(server);
  const passkey = createAuthenticator().make(await creationOptions(owner));
  await owner.post("/passkeys", { passkey }, { "user-agent": userAgent });
  expect(await listed(owner)).toMatchObject([{ label }]);
});
