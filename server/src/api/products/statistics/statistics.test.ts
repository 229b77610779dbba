import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Overview, Statistics } from "@frontdoor/contract/products/statistics.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../../test/accounts.ts";
import { createTestClock } from "../../../../test/clock.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { countAccountsBy } from "../../../operations/statistics/count-accounts.ts";
import { addCounts, type Counted } from "../../../operations/statistics/statistics-store.ts";
import { newId } from "../../../platform/ids.ts";
import { noteFindings } from "../../../platform/last-findings.ts";
import { enqueue } from "../../../platform/outbox/outbox.fixture.ts";

let server: TestServer;
let owner: Caller;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "frontdoor-overview-"));
  server = await openTestServer({
    environment: { DATA_DIR: dataDir },
    time: createTestClock(new Date("2026-03-11T10:00:00Z"), 0),
  });
  owner = await staffAs(server, "owner");
  const counted: Counted = {
    day: "2026-03-11",
    measure: "login",
    product: "practice",
    role: "HCP",
    value: "password",
  };
  const add = (times: number, changes: Partial<Counted>) =>
    addCounts(
      server.database.kysely,
      Array.from({ length: times }, () => ({ ...counted, ...changes })),
    );
  await add(9, {});
  await add(2, { role: "OTHER", value: "passkey" });
  await add(4, { day: "2026-03-04" });
  await add(3, { day: "2026-03-04", measure: "sign-up", value: "sent" });
  await add(6, { day: "2026-02-27", product: "academic", role: "HOD" });
  await add(9, { day: "2026-01-20" });
  await add(2, { day: "2026-01-20", role: "OTHER", value: "passkey" });
  await add(1, { day: "2024-01-01" });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const statistics = async (unit: string): Promise<Statistics> =>
  (await owner.get(`/statistics?unit=${unit}`)).json();
const overviewFor = async (who: Caller): Promise<Overview> => (await who.get("/overview")).json();

test("by day the last 30 are told, with 0 where nothing happened; roles are added up", async () => {
  const { periods, figures } = await statistics("day");
  expect([periods.length, periods[0], periods.at(-1)]).toEqual([30, "2026-02-10", "2026-03-11"]);
  const passwords = figures.find(
    ({ measure, value, product }) => [measure, value, product].join() === "login,password,practice",
  );
  expect(passwords?.counts.slice(-8)).toEqual([4, 0, 0, 0, 0, 0, 0, 9]);
});

test("by week and month the same counts are added up; what is older is left out", async () => {
  const week = await statistics("week");
  expect([week.periods.length, week.periods.at(-1)]).toEqual([26, "2026-03-09"]);
  const month = await statistics("month");
  const passwords = month.figures.find(
    ({ measure, value, product }) => [measure, value, product].join() === "login,password,practice",
  );
  expect(passwords?.counts.slice(-3)).toEqual([9, 0, 13]);
  expect(passwords?.counts.reduce((sum, count) => sum + count)).toBe(22);
});

test("split by role, two logins are hidden, and so is what would tell them by subtraction", async () => {
  const { byRole } = await statistics("day");
  const told = byRole.figures.map(({ what, product, role, counts }) => [
    ...[what, product, role],
    counts.slice(-2),
  ]);
  expect(told).toEqual([
    ["logins", "academic", "HCP", [0, 0]],
    ["logins", "academic", "HOD", [0, 6]],
    ["logins", "academic", "SUPERVISOR", [0, 0]],
    ["logins", "academic", "TRAINEE", [0, 0]],
    ["logins", "practice", "HCP", [null, 0]],
    ["logins", "practice", "OTHER", [null, 0]],
  ]);
});

test("a month is split by role once it has ended: beside what it was a day before it would tell the one login of that day", async () => {
  const before = await statistics("day");
  expect(before.byRole.periods.at(-1)).toBe("2026-02-01");
  expect(before.byRole.periods).toHaveLength(12);
  const counted = { measure: "login", product: "practice", role: "HCP", value: "password" };
  await addCounts(server.database.kysely, [{ ...counted, day: "2026-03-02" } as Counted]);
  expect((await statistics("day")).byRole).toEqual(before.byRole);
});

test("accounts are counted once a day by state, rounded down to fives, and fewer than five are not told", async () => {
  const { kysely } = server.database;
  expect((await statistics("day")).accounts).toEqual({ day: null, figures: [] });
  for (let made = 0; made < 3; made += 1) await registerPerson(server);
  // Two at a time, so that what begins a batch and what ends one is counted once.
  const job = countAccountsBy(2);
  await job.run(server.database, server.deps.clock());
  const counted = () =>
    kysely.selectFrom("daily_statistics").selectAll().where("measure", "=", "accounts").execute();
  expect(await counted()).toMatchObject([{ product: "practice", value: "active", count: 3 }]);
  await registerPerson(server);
  await job.run(server.database, server.deps.clock());
  expect(await counted()).toMatchObject([{ count: 3 }]);
  const [figure] = (await statistics("day")).accounts.figures;
  expect(figure?.counts).toEqual({ active: null, waiting: 0, suspended: 0, archived: 0 });
  await kysely
    .updateTable("daily_statistics")
    .set({ count: 1_249 })
    .where("measure", "=", "accounts")
    .execute();
  const { accounts, figures } = await statistics("month");
  expect(accounts).toMatchObject({ day: "2026-03-11", figures: [{ counts: { active: 1_245 } }] });
  expect(figures.some(({ counts }) => counts.includes(1_249))).toBe(false);
});

test("accounts are split by role as they were when the last month ended: today's would tell the one whom yesterday's had not", async () => {
  const { kysely } = server.database;
  const level = (day: string, role: string, count: number) =>
    kysely
      .insertInto("daily_statistics")
      .values({ day, measure: "accounts", product: "academic", role, value: "active", count })
      .execute();
  await level("2026-02-28", "TRAINEE", 94);
  await level("2026-02-28", "SUPERVISOR", 9);
  await level("2026-02-28", "HOD", 4);
  const before = (await statistics("day")).accountsByRole;
  const untold = { active: null, waiting: 0, suspended: 0, archived: 0 };
  const roles = ["HCP", "HOD", "SUPERVISOR", "TRAINEE"];
  expect(before).toEqual({
    day: "2026-02-28",
    figures: roles.map((role) => ({ product: "academic", role, counts: untold })),
  });
  await kysely
    .updateTable("daily_statistics")
    .set({ count: 8 })
    .where("measure", "=", "accounts")
    .where("role", "=", "HOD")
    .execute();
  const told = (await statistics("day")).accountsByRole;
  expect(told.figures.map(({ counts }) => counts.active)).toEqual([0, 5, 5, 90]);
  await level("2026-03-10", "TRAINEE", 95);
  expect((await statistics("day")).accountsByRole).toEqual(told);
  await level("2027-03-11", "HOD", 500);
  expect((await statistics("day")).accounts.day, "no clock ran ahead").toBe("2026-03-11");
});

test.each(["day'; drop table accounts; --", "year", ""])("400: no unit %j", async (unit) => {
  const answer = await owner.get(`/statistics?unit=${encodeURIComponent(unit)}`);
  expect(answer.statusCode).toBe(400);
});

test("the day stands beside the same day of the week before, in the time of South Africa", async () => {
  const { day, dayBefore, figures } = await overviewFor(owner);
  expect([day, dayBefore]).toEqual(["2026-03-11", "2026-03-04"]);
  const practice = figures.filter(({ product }) => product === "practice");
  expect(practice.map(({ what, today, before }) => [what, today, before])).toEqual([
    ["registrations", 0, 3],
    ["logins", 11, 4],
    ["failed-logins", 0, 0],
    ["resets", 0, 0],
    ["removals", 0, 0],
  ]);
});

test("what failed is told to those who can send it again, and to nobody else", async () => {
  expect((await overviewFor(owner)).needs).toEqual([]);
  const { kysely } = server.database;
  const now = server.deps.clock();
  await kysely.deleteFrom("outbox").execute();
  for (const kind of ["practice.reset-mail", "practice.reset-mail", "webhook.delivery"]) {
    const id = newId(server.deps.clock);
    await kysely.transaction().execute((tx) => enqueue(tx, { id, kind: "mail", payload: {}, now }));
    await kysely.updateTable("outbox").set({ kind, state: "dead" }).where("id", "=", id).execute();
  }
  const failed = { what: "failed-messages", count: 2 };
  expect((await overviewFor(owner)).needs).toEqual([
    failed,
    { what: "failed-deliveries", count: 1 },
  ]);
  expect((await overviewFor(await staffAs(server, "support"))).needs).toEqual([failed]);
  expect((await overviewFor(await staffAs(server, "registrar"))).needs).toEqual([]);
});

test("what doctor found and what bounced is told, for as long as it says something of today", async () => {
  const { kysely } = server.database;
  const { clock } = server.deps;
  const found = ["certificate: The certificate of www.example.org is valid for 5 days."];
  noteFindings(dataDir, { at: clock().toISOString(), found });
  const { id } = await registerPerson(server).then(({ username }) => accountOf(server, username));
  const bounced = { account_id: id, channel: "mail", because: "no-such-address" } as const;
  await kysely
    .insertInto("unreachable_addresses")
    .values({ ...bounced, address_hash: Buffer.from("x"), since: clock() })
    .execute();
  const told = async (who: Caller) =>
    (await overviewFor(who)).needs.filter(({ what }) => ["doctor", "unreachable"].includes(what));
  expect(await told(owner)).toEqual([
    { what: "doctor", count: 1, found },
    { what: "unreachable", count: 1 },
  ]);
  expect(await told(await staffAs(server, "support"))).toEqual([{ what: "unreachable", count: 1 }]);
  expect(await told(await staffAs(server, "integrator"))).toEqual([]);
  const tenDaysAgo = new Date(clock().getTime() - 10 * 86_400_000);
  noteFindings(dataDir, { at: tenDaysAgo.toISOString(), found });
  await kysely.updateTable("unreachable_addresses").set({ since: tenDaysAgo }).execute();
  expect(await told(owner)).toEqual([]);
});

test("the old secret of a client is told to whoever connects products until it ends", async () => {
  const integrator = await staffAs(server, "integrator");
  const client = {
    id: "logbook",
    product: "academic",
    profile: "standard",
    reason: "test",
    redirectUris: ["https://logbook.example/callback"],
    postLogoutRedirectUris: [],
    backchannelLogoutUri: null,
    initiateLoginUri: null,
    refreshHours: 12,
    wantedAcr: null,
  };
  expect((await owner.post("/openid/clients/add", client)).statusCode).toBe(200);
  const ending = async () =>
    (await overviewFor(integrator)).needs.find(({ what }) => what === "client-secrets")?.count;
  expect(await ending()).toBeUndefined();
  await owner.post("/openid/clients/logbook/rotate", { reason: "yearly" });
  expect(await ending()).toBe(1);
});

test("an owner is told of what another asked for, not of what they asked for themselves", async () => {
  const now = server.deps.clock();
  const ask = (asked_by: string) =>
    server.database.kysely
      .insertInto("approvals")
      .values({
        id: newId(server.deps.clock),
        call: "archiveAccount",
        input: "{}",
        reason: "test",
        asked_by,
        asked_from: "unknown",
        asked_at: now,
        state: "pending",
        expires_at: new Date(now.getTime() + 86_400_000),
      })
      .execute();
  await ask(`staff:${owner.id}`);
  const waiting = async () =>
    (await overviewFor(owner)).needs.find(({ what }) => what === "approvals")?.count;
  expect(await waiting()).toBeUndefined();
  await ask("staff:018f0000-0000-7000-8000-000000000001");
  expect(await waiting()).toBe(1);
});

test("a flood of failed logins is told as what it is, beside a day that had as many it is not", async () => {
  const failed = (day: string, times: number) =>
    addCounts(
      server.database.kysely,
      Array.from({ length: times }, () => ({
        day,
        measure: "login-failed",
        product: "academic",
        role: "",
        value: "wrong",
      })) as Counted[],
    );
  const attack = async () =>
    (await overviewFor(owner)).needs.find(({ what }) => what === "attack")?.count;
  await failed("2026-03-11", 250);
  expect(await attack()).toBe(250);
  await failed("2026-03-04", 100);
  expect(await attack()).toBeUndefined();
});

test("a product's key opens neither", async () => {
  const practice = await callerAs(server, "practice");
  for (const path of ["/overview", "/statistics"]) {
    expect((await practice.get(path)).statusCode).toBe(401);
  }
});
