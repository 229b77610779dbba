import { afterAll, beforeAll, expect, test } from "vitest";
import { logInToAccount } from "../../../test/account-settings.ts";
import { auditOf } from "../../../test/accounts.ts";
import { loginOptions, newOwnerWithPasskey } from "../../../test/passkeys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Owner = Pick<Awaited<ReturnType<typeof newOwnerWithPasskey>>, "post">;
const optionsOf = async ({ post }: Owner) => (await post("/proof/options")).json().options;
const prove = ({ post }: Owner, passkey: unknown) => post("/proof", { way: "passkey", passkey });

test("[SEC-I13] a passkey of the account reauthenticates, and only those of the account are asked for", async () => {
  const owner = await newOwnerWithPasskey(server);
  server.advance({ minutes: 6 });
  expect((await owner.post("/passkeys/options")).statusCode).toBe(403);
  const options = await optionsOf(owner);
  expect(options.allowCredentials).toMatchObject([{ id: owner.authenticator.held[0]?.id }]);
  expect((await prove(owner, owner.authenticator.answer(options))).statusCode).toBe(200);
  expect((await owner.post("/passkeys/options")).statusCode).toBe(200);
});

test("[SEC-I13] a passkey that was asked for by its id need not say whose it is", async () => {
  const owner = await newOwnerWithPasskey(server);
  const answer = owner.authenticator.answer(await optionsOf(owner), { userHandle: null });
  expect((await prove(owner, answer)).statusCode).toBe(200);
});

test("[SEC-I13] another account's passkey, another login's challenge and a repeated response do not reauthenticate", async () => {
  const owner = await newOwnerWithPasskey(server);
  const other = await newOwnerWithPasskey(server);
  const { authenticator, username } = owner;
  const elsewhere = await logInToAccount(server, { realm: "practice", username });
  const first = authenticator.answer(await optionsOf(owner));
  expect((await prove(owner, first)).statusCode).toBe(200);
  server.advance({ minutes: 6 });
  const refused = [
    other.authenticator.answer(await optionsOf(owner)),
    other.authenticator.answer(await optionsOf(other)),
    authenticator.answer(await optionsOf(elsewhere)),
    authenticator.answer(await loginOptions(server)),
    authenticator.answer(await optionsOf(owner), { isVerified: false }),
    first,
  ];
  for (const answer of refused) {
    expect((await prove(owner, answer)).json().code).toBe("PASSKEY_REFUSED");
  }
  expect((await owner.post("/passkeys/options")).statusCode).toBe(403);
});

test("[SEC-I13] one response sent twenty times at once reauthenticates once", async () => {
  const owner = await newOwnerWithPasskey(server);
  const answer = owner.authenticator.answer(await optionsOf(owner));
  const answers = await Promise.all(Array.from({ length: 20 }, () => prove(owner, answer)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("[SEC-I8 SEC-I13] a refused one is written down, and counts for its address as at a login", async () => {
  const narrow = await openTestServer({ limits: { refusedPasskeysByAddress: { perHour: 2 } } });
  const owner = await newOwnerWithPasskey(narrow);
  const wrong = owner.authenticator.answer(await loginOptions(narrow));
  for (const status of [401, 401, 429]) {
    expect((await prove(owner, wrong)).statusCode).toBe(status);
  }
  expect(await auditOf(narrow, owner.accountId, "login-failed")).toHaveLength(2);
  const right = owner.authenticator.answer(await optionsOf(owner));
  expect((await prove(owner, right)).statusCode).toBe(200);
  await narrow.close();
});
