import { randomBytes } from "node:crypto";
import { failures } from "@frontdoor/contract/errors.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, archive, auditOf } from "../../../../test/accounts.ts";
import { createAuthenticator, type Lies } from "../../../../test/authenticator.ts";
import {
  logInWithPasskey,
  loginOptions,
  newOwnerWithPasskey,
  sendAnswer,
} from "../../../../test/passkeys.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";
import { archiveAccount } from "../../../identity/removal/archive-account.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: { refusedPasskeysByAddress: { perHour: 1_000 } } });
});
afterAll(() => server.close());

type Owner = Awaited<ReturnType<typeof newOwnerWithPasskey>>;

const lying = (lies: Lies) => async (owner: Owner) =>
  logInWithPasskey(server, owner.authenticator, { lies });
const changedTo = (owner: Owner, change: Record<string, unknown>) =>
  server.database.kysely
    .updateTable("accounts")
    .set(change)
    .where("id", "=", owner.accountId)
    .execute();

/** What must not be told apart, each with somebody new who has a passkey. */
const refusals: Record<string, (owner: Owner) => ReturnType<typeof sendAnswer>> = {
  "a passkey that nobody has": async () => {
    const stranger = createAuthenticator();
    stranger.make({ challenge: "", user: { id: randomBytes(32).toString("base64url") } });
    return logInWithPasskey(server, stranger);
  },
  "a passkey that was removed here and is kept on the device": async ({
    authenticator,
    passkeyId,
    post,
  }) => {
    expect((await post(`/passkeys/${passkeyId}/remove`)).statusCode).toBe(200);
    return logInWithPasskey(server, authenticator);
  },
  "an archived account's passkey": async ({ authenticator, username }) => {
    const account = await accountOf(server, username);
    await server.database.kysely
      .transaction()
      .execute((tx) => archiveAccount(tx, server.deps, account, account.id));
    return logInWithPasskey(server, authenticator);
  },
  "a passkey whose row an archive left": async ({ authenticator, username }) => {
    await archive(server, username);
    return logInWithPasskey(server, authenticator);
  },
  "an account that is not active yet": async (owner) => {
    await changedTo(owner, { status: "pending" });
    return logInWithPasskey(server, owner.authenticator);
  },
  "a patient's": async (owner) => {
    await changedTo(owner, { type: "PATIENT" });
    return logInWithPasskey(server, owner.authenticator);
  },
  "a passkey of the other realm": async () => {
    const { authenticator } = await newOwnerWithPasskey(server, { realm: "academic" });
    return logInWithPasskey(server, authenticator);
  },
  "a signature of another key": async ({ authenticator }) => {
    const other = createAuthenticator();
    other.make({ challenge: "", user: { id: authenticator.held[0]?.userHandle ?? "" } });
    return logInWithPasskey(server, other, { lies: { id: authenticator.held[0]?.id ?? "" } });
  },
  "nobody verified": lying({ isVerified: false }),
  "another site": lying({ origin: "https://localhost.example" }),
  "another port of this host": lying({ origin: "https://localhost:3001" }),
  "the same host without encryption": lying({ origin: "http://localhost:3000" }),
  "another relying party": lying({ rpId: "localhost.example" }),
  "a page in a frame of another site": lying({ crossOrigin: true }),
  "a registration's answer": lying({ type: "webauthn.create" }),
  "no user handle": lying({ userHandle: null }),
  "another account's user handle": async ({ authenticator }) => {
    const other = await newOwnerWithPasskey(server);
    const { userHandle = "" } = other.authenticator.held[0] ?? {};
    return logInWithPasskey(server, authenticator, { lies: { userHandle } });
  },
  "a challenge of a proof": async ({ authenticator, post }) => {
    const { options } = (await post("/proof/options")).json();
    return sendAnswer(server, authenticator.answer(options));
  },
  "a challenge of a registration": async ({ authenticator, post }) => {
    const { options } = (await post("/passkeys/options")).json();
    return sendAnswer(server, authenticator.answer(options));
  },
  "a challenge that we did not make": lying({ challenge: randomBytes(54).toString("base64url") }),
  "a challenge that has expired": async ({ authenticator }) => {
    const options = await loginOptions(server);
    server.advance({ minutes: 5 });
    return sendAnswer(server, authenticator.answer(options));
  },
  "an answer that came before": async ({ authenticator }) => {
    const answer = authenticator.answer(await loginOptions(server));
    expect((await sendAnswer(server, answer)).statusCode).toBe(200);
    return sendAnswer(server, answer);
  },
  nonsense: async ({ authenticator }) => {
    const { id, rawId, type } = authenticator.answer(await loginOptions(server));
    const response = { clientDataJSON: "x", authenticatorData: "x", signature: "x" };
    return sendAnswer(server, { id, rawId, type, clientExtensionResults: {}, response });
  },
};

test.each(Object.keys(refusals))("[SEC-I2 SEC-I6] %s is refused like all others", async (name) => {
  const owner = await newOwnerWithPasskey(server);
  const before = (await auditOf(server, owner.accountId, "logged-in")).length;
  const refused = await refusals[name]?.(owner);
  if (refused === undefined) throw new Error(name);
  expect(refused.statusCode).toBe(401);
  expect(refused.json().message).toBe(failures.PASSKEY_REFUSED.message);
  const reference = await logInWithPasskey(server, createUnknown());
  expect(visible(refused)).toEqual(visible(reference));
  expect(refused.cookies).toEqual([]);
  const isReplay = name === "an answer that came before";
  const after = (await auditOf(server, owner.accountId, "logged-in")).length;
  expect(after - before).toBe(isReplay ? 1 : 0);
});

function createUnknown() {
  const unknown = createAuthenticator();
  unknown.make({ challenge: "", user: { id: "eA" } });
  return unknown;
}

test("[SEC-I2] what is no answer at all is a wrong request, whoever asks", async () => {
  for (const body of [{}, { passkey: "x" }, { passkey: { id: "a" } }, "null", "["]) {
    expect((await server.post("/practice/security/passkey", body)).statusCode).toBe(400);
  }
});

test("[SEC-I2] the academic product refuses a practice user's passkey with the same bytes", async () => {
  const { authenticator } = await newOwnerWithPasskey(server);
  const sending = { realm: "academic" } as const;
  const refused = await logInWithPasskey(server, authenticator, sending);
  expect(refused.statusCode).toBe(401);
  expect(visible(refused)).toEqual(
    visible(await logInWithPasskey(server, createUnknown(), sending)),
  );
  const academic = await newOwnerWithPasskey(server, sending);
  const entered = await logInWithPasskey(server, academic.authenticator, sending);
  expect(entered.json().location).toMatch(/^https:\/\/academic\.example\/start\?code=/);
});

test("[SEC-I8] refusals end in 429 for their address, without a further event, and a right passkey still enters", async () => {
  const strict = await openTestServer({ limits: { refusedPasskeysByAddress: { perHour: 3 } } });
  const { authenticator } = await newOwnerWithPasskey(strict);
  const unknown = createUnknown();
  const sending = { clientAddress: "203.0.113.40" };
  for (let time = 0; time < 3; time += 1) {
    expect((await logInWithPasskey(strict, unknown, sending)).statusCode).toBe(401);
  }
  const refused = await logInWithPasskey(strict, unknown, sending);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["ratelimit-policy"]).toBe('"login";q=3;w=3600');
  const events = strict.database.kysely
    .selectFrom("audit_events")
    .select("id")
    .where("kind", "=", "login-failed");
  expect(await events.execute()).toHaveLength(3);
  expect((await logInWithPasskey(strict, authenticator, sending)).statusCode).toBe(200);
  expect((await logInWithPasskey(strict, unknown)).statusCode).toBe(401);
  await strict.close();
});
