import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logInToAccount } from "../../../../test/account-settings.ts";
import { createAuthenticator, type Lies } from "../../../../test/authenticator.ts";
import {
  addPasskey,
  creationOptions,
  logInWithPasskey,
  loginOptions,
  newOwnerWithPasskey,
  newVerifiedOwner,
} from "../../../../test/passkeys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Owner = Awaited<ReturnType<typeof newVerifiedOwner>>;

const lying = (lies: Lies) => (owner: Owner) => addPasskey(owner, createAuthenticator(), lies);
const certificate = [new Uint8Array(randomBytes(100))];

const refusals: Record<string, (owner: Owner) => ReturnType<typeof addPasskey>> = {
  "nobody verified": lying({ isVerified: false }),
  "another site": lying({ origin: "https://localhost.example" }),
  "another relying party": lying({ rpId: "localhost.example" }),
  "a page in a frame of another site": lying({ crossOrigin: true }),
  "a login's answer": lying({ type: "webauthn.get" }),
  "a passkey that is not found without a name": lying({ rk: false }),
  "another id than the signed one": lying({ id: randomBytes(16).toString("base64url") }),
  "a statement of its maker": lying({
    attestation: { fmt: "packed", attStmt: new Map([["x5c", certificate]]) },
  }),
  "a statement of another format": lying({ attestation: { fmt: "tpm", attStmt: new Map() } }),
  "a challenge of a login": async (owner) => {
    const { challenge } = await loginOptions(server);
    return lying({ challenge })(owner);
  },
  "a challenge of a proof": async (owner) => {
    const { challenge } = (await owner.post("/proof/options")).json().options;
    return lying({ challenge })(owner);
  },
  "a challenge that we did not make": lying({ challenge: randomBytes(54).toString("base64url") }),
  "a challenge of another account's login": async (owner) => {
    const { challenge } = await creationOptions(await newVerifiedOwner(server));
    return lying({ challenge })(owner);
  },
  "a challenge of another login of the same account": async (owner) => {
    const elsewhere = await logInToAccount(server, { realm: "practice", username: owner.username });
    const { challenge } = await creationOptions(elsewhere);
    return lying({ challenge })(owner);
  },
  "a challenge that has expired": async (owner) => {
    const passkey = createAuthenticator().make(await creationOptions(owner));
    server.advance({ minutes: 5 });
    await owner.reauthenticate();
    return owner.post("/passkeys", { passkey });
  },
  "an answer that came before": async (owner) => {
    const passkey = createAuthenticator().make(await creationOptions(owner));
    const { id } = (await owner.post("/passkeys", { passkey })).json();
    await owner.post(`/passkeys/${id}/remove`);
    return owner.post("/passkeys", { passkey });
  },
};

test.each(Object.keys(refusals))("[SEC-I9] %s makes no passkey", async (name) => {
  const owner = await newVerifiedOwner(server);
  const refused = await refusals[name]?.(owner);
  expect([refused?.statusCode, refused?.json().code]).toEqual([401, "PASSKEY_REFUSED"]);
  expect((await owner.get("/overview")).json().passkeys).toEqual([]);
});

test("[SEC-I9] one answer sent twenty times at once makes one passkey", async () => {
  const owner = await newVerifiedOwner(server);
  const passkey = createAuthenticator().make(await creationOptions(owner));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => owner.post("/passkeys", { passkey })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await owner.get("/overview")).json().passkeys).toHaveLength(1);
});

test("[SEC-I9] nobody takes another account's passkey over by registering its id", async () => {
  const victim = await newOwnerWithPasskey(server);
  const [held] = victim.authenticator.held;
  const thief = await newVerifiedOwner(server);
  const authenticator = createAuthenticator();
  const passkey = authenticator.make(await creationOptions(thief), {
    credentialId: held?.id ?? "",
  });
  expect((await thief.post("/passkeys", { passkey })).json().code).toBe("PASSKEY_REFUSED");
  expect((await logInWithPasskey(server, authenticator)).statusCode).toBe(401);
  expect((await logInWithPasskey(server, victim.authenticator)).statusCode).toBe(200);
});
