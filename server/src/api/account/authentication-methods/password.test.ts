import { afterAll, beforeAll, expect, test } from "vitest";
import { logInToAccount, newOwner } from "../../../../test/account-settings.ts";
import { accountOf, askForReset, auditOf } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { lockoutLimits } from "../../../platform/rate-limits/limits.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const newPassword = "heron-granite-52";
const eventsOf = (id: string) =>
  server.database.kysely
    .selectFrom("product_events")
    .select("kind")
    .where("subject_id", "=", id)
    .execute();

test("[SEC-K7] a new password keeps this login and ends every other, and every link", async () => {
  const owner = await newOwner(server);
  const other = await logInToAccount(server, { realm: "practice", username: owner.username });
  const { token } = await askForReset(server, owner.username);
  expect((await owner.changePassword(newPassword)).statusCode).toBe(200);
  expect((await owner.get("/overview")).statusCode).toBe(200);
  expect((await other.get("/overview")).statusCode).toBe(401);
  const { id } = await accountOf(server, owner.username);
  expect((await eventsOf(id)).map(({ kind }) => kind)).toContain("password-changed");
  const reset = { password: "linen-walrus-63", token };
  const used = await server.post("/practice/security/password/processReset", reset);
  expect(used.json().code).toBe("RESET_LINK_EXPIRED");
  const login = { username: owner.username, password: newPassword };
  expect((await server.post("/practice/security/auth", login)).statusCode).toBe(200);
});

test("[SEC-K7] its owner is mailed at once, with what happened and a way to say that it was not them", async () => {
  const owner = await newOwner(server);
  await owner.changePassword(newPassword);
  await server.deliver();
  const mails = server.mails().filter(({ to }) => to === owner.email);
  const mail = mails.find(({ subject }) => subject === "Your Heron Practice password was changed");
  expect(mail?.text).toMatch(/\/not-me\/[\w-]{43}/);
  expect(mail?.text).toContain("With: Chrome on Windows");
  expect(mail?.text).toContain("Confirmed by: Your password");
  const { id } = await accountOf(server, owner.username);
  expect(await auditOf(server, id, "own-account-changed")).toHaveLength(1);
});

test("[SEC-K8] five minutes and a second after the reauthentication nothing is changed, and nothing is hashed", async () => {
  const owner = await newOwner(server);
  server.advance({ minutes: 5, seconds: 1 });
  await owner.reauthenticate();
  server.advance({ minutes: 5, seconds: 1 });
  const { hashed } = server.spent;
  const key = { "idempotency-key": "one-press" };
  const refused = await owner.post("/password", { password: newPassword }, key);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().code).toBe("PROOF_NEEDED");
  expect(server.spent.hashed).toBe(hashed);
  await owner.reauthenticate();
  const taken = await owner.post("/password", { password: newPassword }, key);
  expect(taken.statusCode).toBe(200);
});

test("[SEC-K8] a login that was found open changes no password: the current one is wanted (ASVS 6.2.3)", async () => {
  const owner = await newOwner(server);
  expect((await owner.get("/overview")).json().proof.currentPasswordNeeded).toBe(true);
  const found = await owner.post("/password", { password: newPassword });
  expect(found.statusCode).toBe(403);
  expect(found.json().code).toBe("PROOF_NEEDED");
  const guess = { password: newPassword, currentPassword: "a-guess-of-a-thief-9" };
  const guessed = await owner.post("/password", guess);
  expect(guessed.statusCode).toBe(401);
  expect(guessed.json()).toMatchObject({
    code: "WRONG_PASSWORD",
    fields: { currentPassword: "This is not your password. Please type it again." },
  });
  const { id } = await accountOf(server, owner.username);
  expect((await eventsOf(id)).map(({ kind }) => kind)).not.toContain("password-changed");
});

test("[SEC-K8 SEC-A4] guesses at the current password lock it as those of a login do", async () => {
  const owner = await newOwner(server);
  const guess = { password: newPassword, currentPassword: "a-guess-of-a-thief-9" };
  for (let time = 0; time < lockoutLimits.failuresBeforeLock; time++)
    await owner.post("/password", guess);
  expect((await owner.changePassword(newPassword)).statusCode).not.toBe(200);
  expect((await logInToAccount(server, owner).catch(() => null))?.response.statusCode).not.toBe(
    200,
  );
});

test("[SEC-K7 SEC-G5] the same change sent again with the password that was current is done once", async () => {
  const owner = await newOwner(server);
  const key = { "idempotency-key": "pressed-twice" };
  expect((await owner.changePassword(newPassword, key)).statusCode).toBe(200);
  expect((await owner.changePassword(newPassword, key)).statusCode).toBe(200);
  const { id } = await accountOf(server, owner.username);
  expect(await auditOf(server, id, "own-account-changed")).toHaveLength(1);
});

test("[SEC-B4] a password that is made of the person's details is refused", async () => {
  const owner = await newOwner(server);
  const response = await owner.changePassword(`${owner.username}1`);
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toHaveProperty("password");
  expect((await owner.reauthenticate(goodPassword)).statusCode).toBe(200);
});

test("[SEC-K7] a reset by the mailed link ends every login to the page as well", async () => {
  const owner = await newOwner(server);
  const { token } = await askForReset(server, owner.username);
  const reset = { password: newPassword, token };
  const response = await server.post("/practice/security/password/processReset", reset);
  expect(response.statusCode).toBe(200);
  expect((await owner.get("/overview")).statusCode).toBe(401);
});

test("[SEC-K10] a foreign origin changes nothing, and the answers may be framed by nobody", async () => {
  const owner = await newOwner(server);
  const foreign = { origin: "https://evil.example" };
  const response = await owner.changePassword(newPassword, foreign);
  expect(response.statusCode).toBe(403);
  expect(response.json().code).toBe("FOREIGN_ORIGIN");
  const { headers } = await owner.get("/overview");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["cache-control"]).toBe("no-store");
});
