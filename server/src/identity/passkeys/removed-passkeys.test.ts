import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, askForReset } from "../../../test/accounts.ts";
import { logInWithPasskey, newOwnerWithPasskey } from "../../../test/passkeys.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { archiveAccount } from "../removal/archive-account.ts";
import { passkeysOf } from "./passkey-store.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Owner = Awaited<ReturnType<typeof newOwnerWithPasskey>>;
const stored = ({ accountId }: Owner) => passkeysOf(server.database.kysely, "passkeys", accountId);

/** A new password by the mailed link; the mail that tells of it. */
async function reset({ username, email }: Owner) {
  const { token } = await askForReset(server, username);
  const body = { password: `${goodPassword}-new`, token };
  const answer = await server.post("/practice/security/password/processReset", body);
  expect(answer.statusCode).toBe(200);
  await server.deliver();
  return server
    .mails()
    .filter((mail) => mail.to === email)
    .at(-1)?.text;
}

test("[SEC-I11] the first verification of an address removes the passkeys of whoever registered it", async () => {
  const owner = await newOwnerWithPasskey(server);
  await server.database.kysely
    .updateTable("accounts")
    .set({ email_proven_at: null })
    .where("id", "=", owner.accountId)
    .execute();
  const mail = await reset(owner);
  expect(mail).not.toContain("Chrome on Windows");
  expect(await stored(owner)).toEqual([]);
  expect((await logInWithPasskey(server, owner.authenticator)).statusCode).toBe(401);
  expect((await accountOf(server, owner.username)).passkey_handle).toBeNull();
});

test("[SEC-I14] a reset keeps the passkeys of a verified address, and its mail lists them", async () => {
  const owner = await newOwnerWithPasskey(server);
  const mail = await reset(owner);
  expect(mail).toContain("Passkeys still work. This account has: Chrome on Windows.");
  expect((await logInWithPasskey(server, owner.authenticator)).statusCode).toBe(200);
});

test("[SEC-I14] the mail of a reset says nothing of passkeys where there are none", async () => {
  const owner = await newOwnerWithPasskey(server);
  await owner.post(`/passkeys/${owner.passkeyId}/remove`);
  expect(await reset(owner)).not.toContain("Passkeys");
});

test("[SEC-I15] an archive removes them", async () => {
  const owner = await newOwnerWithPasskey(server);
  const account = await accountOf(server, owner.username);
  await server.database.kysely
    .transaction()
    .execute((tx) => archiveAccount(tx, server.deps, account, "operator"));
  expect(await stored(owner)).toEqual([]);
});
