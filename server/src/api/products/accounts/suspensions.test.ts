import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo, newOwner } from "../../../../test/account-settings.ts";
import {
  accountOf,
  archive,
  askForReset,
  auditOf,
  registerPerson,
} from "../../../../test/accounts.ts";
import type { Caller } from "../../../../test/product-keys.ts";
import { askForRemoval } from "../../../../test/removal.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { endSuspensions } from "../../../identity/removal/suspend-account.ts";
import type { Transaction } from "../../../platform/database/database.ts";

let server: TestServer;
let support: Caller;
beforeAll(async () => {
  server = await openTestServer();
  support = await staffAs(server, "support");
});
afterAll(() => server.close());

const whose = (username: string) => ({ realm: "practice", username, reason: "stolen phone" });
const suspend = (username: string, more: object = {}) =>
  support.post("/accounts/suspend", { ...whose(username), ...more });
const logIn = async (username: string, password: string, cookies: Record<string, string> = {}) =>
  (await server.post("/practice/security/auth", { username, password }, { cookies })).statusCode;
const thiefs = "thiefs-granite-52";
/** Changes an account's address from its own session. */
async function move(owner: Awaited<ReturnType<typeof newOwner>>, emailAddress: string) {
  await owner.post("/email", { emailAddress });
  const token = await linkTo(server, emailAddress, "account/email");
  expect((await owner.post("/email/proof", { token })).statusCode).toBe(200);
}
const inDays = (days: number) =>
  new Date(server.deps.clock().getTime() + days * 86_400_000).toISOString();

test("nobody logs in to a suspended account, who knows the password and the device neither; reactivated it is as before", async () => {
  const { username, password, cookies } = await registerPerson(server);
  const { password_hash } = await accountOf(server, username);
  expect((await suspend(username)).statusCode).toBe(200);
  expect(await logIn(username, password, cookies)).toBe(401);
  expect((await accountOf(server, username)).password_hash).toBeNull();
  const answer = await support.post("/accounts/reactivate", whose(username));
  expect(answer.statusCode).toBe(200);
  expect(await accountOf(server, username)).toMatchObject({ status: "active", password_hash });
  expect(await logIn(username, password, cookies)).toBe(200);
});

test("a reset link that was mailed before logs nobody in, and none is mailed meanwhile", async () => {
  const { username } = await registerPerson(server);
  const { token } = await askForReset(server, username);
  await suspend(username);
  const body = { token, password: "violet-harbour-77" };
  const used = await server.post("/practice/security/password/processReset", body);
  expect(used.statusCode).toBeGreaterThanOrEqual(400);
  expect(await accountOf(server, username)).toMatchObject({
    status: "suspended",
    password_hash: null,
  });
  server.advance({ minutes: 61 });
  expect((await askForReset(server, username)).token).toBe("");
});

test("a removal link that was mailed before removes nothing", async () => {
  const { username } = await registerPerson(server);
  const { userId, token } = await askForRemoval(server, username);
  await suspend(username);
  const used = await server.post(`/practice/profile/deleterequest/${userId}/delete/${token}`, {});
  expect(used.statusCode).toBeGreaterThanOrEqual(400);
  expect((await accountOf(server, username)).status).toBe("suspended");
});

test("it ends on its day by itself, and not before; the audit says who, why and until when", async () => {
  const { username, password } = await registerPerson(server);
  const until = inDays(2);
  await suspend(username, { until });
  const { id } = await accountOf(server, username);
  expect(await auditOf(server, id, "account-suspended")).toMatchObject([
    { actor: `staff:${support.id}`, details: { reason: "stolen phone", endsAt: until } },
  ]);
  server.advance({ days: 1 });
  await endSuspensions.run(server.database, server.deps.clock());
  expect(await logIn(username, password)).toBe(401);
  server.advance({ days: 1, minutes: 1 });
  expect(await endSuspensions.run(server.database, server.deps.clock())).toBe(1);
  expect(await logIn(username, password)).toBe(200);
  expect(await auditOf(server, id, "account-reactivated")).toMatchObject([{ actor: "system" }]);
});

test("an end that staff moved after it was found does not end it, and one account that fails holds no other one up", async () => {
  const moved = await registerPerson(server);
  const failing = await registerPerson(server);
  const due = await registerPerson(server);
  for (const { username } of [moved, failing, due]) await suspend(username, { until: inDays(1) });
  server.advance({ days: 2 });
  const { kysely } = server.database;
  const accounts = [];
  for (const { username } of [moved, failing, due])
    accounts.push(await accountOf(server, username));
  let turn = 0;
  const inBetween = {
    ...server.database,
    kysely: new Proxy(kysely, {
      get(target, key) {
        if (key !== "transaction") return Reflect.get(target, key).bind(target);
        turn += 1;
        if (turn === 2) throw new Error("broken");
        const moving = { reason: "longer", until: inDays(9) };
        return () => ({
          async execute(work: (tx: Transaction) => Promise<unknown>) {
            if (turn === 1) await suspend(moved.username, moving);
            return target.transaction().execute(work);
          },
        });
      },
    }),
  };
  await expect(endSuspensions.run(inBetween, server.deps.clock())).rejects.toThrow("broken");
  const after = [];
  for (const { username } of [moved, failing, due])
    after.push((await accountOf(server, username)).status);
  expect(after).toEqual(["suspended", "suspended", "active"]);
});

test("the number of a ticket goes to the audit and the timeline; what is none is refused", async () => {
  const { username } = await registerPerson(server);
  const { id } = await accountOf(server, username);
  await suspend(username, { ticket: "HD-20417" });
  await support.post("/accounts/unlock", { realm: "practice", username, ticket: "HD-20418" });
  expect(await auditOf(server, id, "account-suspended")).toMatchObject([
    { details: { ticket: "HD-20417" } },
  ]);
  const timeline = (await support.get(`/accounts/${id}/timeline`)).json();
  const tickets = timeline.map(({ details }: { details: object }) => Object(details).ticket);
  expect(tickets).toEqual(expect.arrayContaining(["HD-20417", "HD-20418"]));
  const refused = await suspend(username, { ticket: "Thandi Mokoena called" });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["ticket"]]);
});

test("support sees until when; asked again the end is the new one", async () => {
  const { username } = await registerPerson(server);
  await suspend(username, { until: inDays(1) });
  const until = inDays(9);
  await suspend(username, { until });
  const shown = await support.post("/accounts/show", { realm: "practice", username });
  expect(shown.json()).toMatchObject({ status: "suspended", suspendedUntil: until });
});

test('[SEC-K16] "This wasn’t me" works during a suspension: reactivated, a thief\'s password lets nobody in, and their address gets no link', async () => {
  const owner = await newOwner(server);
  const { email, username } = owner;
  await owner.changePassword(thiefs);
  const thiefsAddress = "thief.suspended@example.org";
  await move(owner, thiefsAddress);
  await suspend(username);
  const token = await linkTo(server, email, "not-me");
  const pressed = await server.post("/account/not-me", { token });
  expect(pressed.json()).toEqual({ location: "/login/practice" });
  expect((await accountOf(server, username)).status).toBe("suspended");
  await support.post("/accounts/reactivate", whose(username));
  expect(await accountOf(server, username)).toMatchObject({ email, password_hash: null });
  expect(await logIn(username, thiefs)).toBe(401);
  const { messages, token: reset } = await askForReset(server, username);
  const withLink = messages.filter(({ text }) => text.includes("/passwordreset/"));
  expect(withLink.map(({ to }) => to)).toEqual([email]);
  const body = { token: reset, password: "violet-harbour-77" };
  const used = await server.post("/practice/security/password/processReset", body);
  expect(used.statusCode).toBe(200);
  expect(await logIn(username, "violet-harbour-77")).toBe(200);
});

test("400: an end that is over; 404: an account that is archived, and one of nobody", async () => {
  const { username } = await registerPerson(server);
  const over = await suspend(username, { until: inDays(-1) });
  expect([over.statusCode, Object.keys(over.json().fields)]).toEqual([400, ["until"]]);
  await archive(server, username);
  expect((await suspend(username)).statusCode).toBe(404);
  expect((await support.post("/accounts/reactivate", whose(username))).statusCode).toBe(404);
  expect((await suspend("nobody-of-this-name")).statusCode).toBe(404);
});

test("an archived account comes back within 30 days, with a new password alone, and by an owner alone", async () => {
  const owner = await staffAs(server, "owner");
  const { username, password } = await registerPerson(server);
  await owner.post("/accounts/archive", whose(username));
  expect((await support.post("/accounts/restore", whose(username))).statusCode).toBe(403);
  server.advance({ days: 29 });
  expect((await owner.post("/accounts/restore", whose(username))).statusCode).toBe(200);
  expect(await accountOf(server, username)).toMatchObject({ status: "active", archived_at: null });
  expect(await logIn(username, password)).toBe(401);
  const { token } = await askForReset(server, username);
  const body = { token, password: "violet-harbour-77" };
  await server.post("/practice/security/password/processReset", body);
  expect(await logIn(username, "violet-harbour-77")).toBe(200);
});

test("after 30 days an archived account stays archived", async () => {
  const owner = await staffAs(server, "owner");
  const { username } = await registerPerson(server);
  await owner.post("/accounts/archive", whose(username));
  server.advance({ days: 30, minutes: 1 });
  expect((await owner.post("/accounts/restore", whose(username))).statusCode).toBe(404);
});

test("what was put aside of a suspended account goes when it is archived; restored it is suspended until the same end", async () => {
  const owner = await staffAs(server, "owner");
  const { username } = await registerPerson(server);
  await suspend(username, { until: inDays(9) });
  expect((await owner.post("/accounts/archive", whose(username))).statusCode).toBe(200);
  const { id } = await accountOf(server, username);
  const [kept] = await server.database.kysely
    .selectFrom("account_suspensions")
    .selectAll()
    .where("account_id", "=", id)
    .execute();
  expect(kept?.password_hash).toBeNull();
  expect((await owner.post("/accounts/restore", whose(username))).statusCode).toBe(200);
  expect((await accountOf(server, username)).status).toBe("suspended");
  expect((await askForReset(server, username)).token).toBe("");
  server.advance({ days: 9, minutes: 1 });
  await endSuspensions.run(server.database, server.deps.clock());
  expect((await accountOf(server, username)).status).toBe("active");
});

test("a suspension whose end comes while its account is archived ends at the restore at the earliest", async () => {
  const owner = await staffAs(server, "owner");
  const { username } = await registerPerson(server);
  await suspend(username, { until: inDays(1) });
  await owner.post("/accounts/archive", whose(username));
  server.advance({ days: 2 });
  expect(await endSuspensions.run(server.database, server.deps.clock())).toBe(0);
  expect((await accountOf(server, username)).status).toBe("archived");
  await owner.post("/accounts/restore", whose(username));
  expect(await endSuspensions.run(server.database, server.deps.clock())).toBe(1);
  expect((await accountOf(server, username)).status).toBe("active");
});

test("an account that was archived within 72 hours of a new address comes back suspended, and the audit says why", async () => {
  const staff = await staffAs(server, "owner");
  const moved = await newOwner(server);
  await move(moved, "moved.archived@example.org");
  server.advance({ hours: 71 });
  await staff.post("/accounts/archive", whose(moved.username));
  server.advance({ days: 20 });
  expect((await staff.post("/accounts/restore", whose(moved.username))).statusCode).toBe(200);
  const { id, status } = await accountOf(server, moved.username);
  expect(status).toBe("suspended");
  expect((await askForReset(server, moved.username)).token).toBe("");
  expect(await auditOf(server, id, "account-suspended")).toMatchObject([
    { actor: "system", details: { reason: expect.stringMatching(/72 hours/) } },
  ]);

  const settled = await newOwner(server);
  await move(settled, "settled.archived@example.org");
  server.advance({ hours: 73 });
  await staff.post("/accounts/archive", whose(settled.username));
  await staff.post("/accounts/restore", whose(settled.username));
  expect((await accountOf(server, settled.username)).status).toBe("active");
});
