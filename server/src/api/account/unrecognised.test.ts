import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo, logInToAccount, newOwner } from "../../../test/account-settings.ts";
import { accountOf, askForReset, auditOf } from "../../../test/accounts.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const thiefs = "thiefs-granite-52";
const press = (token: string) => server.post("/account/not-me", { token });
/** Somebody whose password was changed by whoever holds their login. */
async function robbed(realm: "practice" | "academic" = "practice") {
  const owner = await newOwner(server, realm);
  expect((await owner.changePassword(thiefs)).statusCode).toBe(200);
  return { ...owner, token: await linkTo(server, owner.email, "not-me") };
}
const resetPaths = {
  practice: "/practice/security/password/processReset",
  academic: "/academic/v1/security/passwordreset/process",
};

test.each(["practice", "academic"] as const)(
  "[SEC-K16] of a %s account it ends every login, takes the thief's password away and leads to a new one",
  async (realm) => {
    const owner = await robbed(realm);
    const { username, token } = owner;
    const read = await server.post("/account/not-me/read", { token });
    expect(read.json()).toMatchObject({ change: "password" });
    expect((await owner.get("/overview")).statusCode).toBe(200);
    const { location } = (await press(token)).json();
    expect(location).toMatch(/^\/passwordreset\/(ud|academic)\/[\w-]{43}$/);
    expect((await owner.get("/overview")).statusCode).toBe(401);
    await expect(logInToAccount(server, { realm, username, password: thiefs })).rejects.toThrow();
    const { id, password_hash } = await accountOf(server, username);
    expect(password_hash).toBeNull();
    expect(await auditOf(server, id, "change-taken-back")).toHaveLength(1);
    expect(await auditOf(server, id, "signed-out-everywhere")).toHaveLength(1);
  },
);

test("[SEC-K16] for 72 hours nothing is changed, also not after a recent reauthentication; a new password can be chosen", async () => {
  const { username, token } = await robbed();
  const { location } = (await press(token)).json();
  const password = "owners-linen-63";
  const reset = { password, token: location.split("/").at(-1) };
  expect((await server.post(resetPaths.practice, reset)).statusCode).toBe(200);
  const login = await logInToAccount(server, { realm: "practice", username, password });
  const changes = [
    ["/password", { password: "another-heron-74", currentPassword: password }],
    ["/email", { emailAddress: "elsewhere@example.org" }],
    ["/number", { cellNumber: "082 123 9999" }],
  ] as const;
  for (const [path, body] of changes) {
    expect((await login.post(path, body)).json().code).toBe("CHANGES_LOCKED");
  }
  expect((await login.get("/overview")).json().lockedUntil).not.toBeNull();
  server.advance({ hours: 72, seconds: 1 });
  const later = await logInToAccount(server, { realm: "practice", username, password });
  const [path, body] = changes[0];
  expect((await later.post(path, body)).statusCode).toBe(200);
});

test("[SEC-K17] the link works once, however many press it at once, and for 72 hours", async () => {
  const { token } = await robbed();
  const answers = await Promise.all([0, 1, 2].map(() => press(token)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  const late = await robbed();
  server.advance({ hours: 72, seconds: 1 });
  expect((await press(late.token)).json().code).toBe("CHANGE_LINK_INVALID");
});

test("[SEC-K17] looking at it changes nothing", async () => {
  const owner = await robbed();
  await server.post("/account/not-me/read", { token: owner.token });
  await server.post("/account/not-me/read", { token: owner.token });
  expect((await owner.get("/overview")).statusCode).toBe(200);
  expect((await press(owner.token)).statusCode).toBe(200);
});

test("[SEC-K18] whoever has read the mailbox before its owner had it back gets no way to a password by the link", async () => {
  const { username, token } = await robbed();
  const { token: reset } = await askForReset(server, username);
  const password = "owners-linen-63";
  expect((await server.post(resetPaths.practice, { password, token: reset })).statusCode).toBe(200);
  const answer = await press(token);
  expect(answer.json()).toEqual({ location: "/login/practice" });
  const login = await logInToAccount(server, { realm: "practice", username, password });
  expect(login.response.statusCode).toBe(200);
});

test("[SEC-K17] an invented link, a reset's and another account's kind are all the same nothing", async () => {
  const { username } = await robbed();
  const { token } = await askForReset(server, username);
  for (const wrong of [token, "x".repeat(43)]) {
    expect((await press(wrong)).json().code).toBe("CHANGE_LINK_INVALID");
  }
});
