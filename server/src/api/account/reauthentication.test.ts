import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newOwner } from "../../../test/account-settings.ts";
import { newOwnerWithPasskey } from "../../../test/passkeys.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { setUpTwoStep, stepOf, typeCode } from "../../../test/two-step.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const until = async (owner: Awaited<ReturnType<typeof newOwner>>) =>
  (await owner.get("/overview")).json().proof.until;

test("[SEC-K5] a login counts as a reauthentication for five minutes, and the password for five more", async () => {
  const owner = await newOwner(server);
  expect(await until(owner)).not.toBeNull();
  server.advance({ minutes: 5, seconds: 1 });
  expect(await until(owner)).toBeNull();
  const proven = await owner.reauthenticate();
  expect(proven.statusCode).toBe(200);
  expect(await until(owner)).toBe(proven.json().until);
});

test("[SEC-K6] a wrong password does not reauthenticate, and counts as it does at a login", async () => {
  const owner = await newOwner(server);
  server.advance({ minutes: 6 });
  for (let time = 0; time < 10; time += 1) {
    const response = await owner.reauthenticate("wrong-otter-1");
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe("WRONG_PASSWORD");
  }
  expect((await owner.reauthenticate()).json().code).toBe("WRONG_PASSWORD");
  expect(await until(owner)).toBeNull();
  const { username, cookies } = owner;
  const login = { username, password: goodPassword };
  const locked = await server.post("/practice/security/auth", login, { cookies });
  expect(locked.statusCode).toBe(401);
});

test("[SEC-K6] a reauthentication spends exactly one Argon2, right or wrong", async () => {
  const owner = await newOwner(server);
  for (const typed of [goodPassword, "wrong-otter-1"]) {
    const { verified, hashed } = server.spent;
    await owner.reauthenticate(typed);
    expect(server.spent).toEqual({ verified: verified + 1, hashed });
  }
});

test("[SEC-K5] without a login nothing is proven and nothing is hashed", async () => {
  const before = { ...server.spent };
  const body = { way: "password", password: goodPassword };
  expect((await server.post("/account/proof", body)).json().code).toBe("SESSION_ENDED");
  expect(server.spent).toEqual(before);
});

describe("where two-step verification is on", () => {
  test("[SEC-K5 SEC-J12] a password alone does not reauthenticate, and is not offered; a code is", async () => {
    const owner = await newOwner(server);
    const { code } = await setUpTwoStep(server, owner.username);
    server.advance({ minutes: 6 });
    expect((await owner.get("/overview")).json().proof.ways).toEqual(["code"]);
    expect((await owner.reauthenticate()).json().code).toBe("WRONG_PASSWORD");
    expect(await until(owner)).toBeNull();
    expect((await owner.post("/proof", { way: "code", code: code() })).statusCode).toBe(200);
    expect(await until(owner)).not.toBeNull();
  });

  test("[SEC-K5] a code behind a login by passkey is told of as a code, and none of a password", async () => {
    const owner = await newOwnerWithPasskey(server);
    const { code } = await setUpTwoStep(server, owner.username);
    const options = (await owner.post("/proof/options")).json().options;
    const passkey = owner.authenticator.answer(options);
    expect((await owner.post("/proof", { way: "passkey", passkey })).statusCode).toBe(200);
    expect((await owner.post("/proof", { way: "code", code: code() })).statusCode).toBe(200);
    const { way } = await server.database.kysely
      .selectFrom("account_sessions")
      .select("way")
      .where("account_id", "=", owner.accountId)
      .executeTakeFirstOrThrow();
    expect(way).toBe("code");
    await owner.post("/sign-out-everywhere");
    await owner.post(`/passkeys/${owner.passkeyId}/remove`);
    await server.deliver();
    const told = server.mails().filter(({ to }) => to === owner.email);
    const removed = told.find(({ subject }) => subject.startsWith("A passkey was removed"));
    expect(removed?.text).toContain("Confirmed by: A code from your app");
  });

  test("[SEC-J5 SEC-J12] account settings asks a remembered device as well", async () => {
    const owner = await newOwner(server);
    const { code } = await setUpTwoStep(server, owner.username);
    const { username, cookies } = owner;
    const login = { username, password: goodPassword };
    const logIn = (query: string) =>
      server.post(`/practice/security/auth${query}`, login, { cookies });
    const step = stepOf(await logIn(""), cookies);
    expect((await typeCode(server, step, code(), { remember: true })).statusCode).toBe(200);
    expect((await logIn("")).json().location).not.toContain("/code#");
    expect((await logIn("?target=account")).json().location).toContain("/code#");
  });
});
