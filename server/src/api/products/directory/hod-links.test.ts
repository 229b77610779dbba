import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAcademic } from "../../../../test/academics.ts";
import { linkTo, logInToAccount } from "../../../../test/account-settings.ts";
import { archive, auditOf } from "../../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { changeAccount } from "../../../identity/accounts/account-store.ts";
import { holdAddresses } from "../../../identity/accounts/invited-hods.ts";
import { usernameIndex } from "../../../identity/accounts/username.ts";
import { createInvite } from "../../../identity/invites/invites.ts";
import { newId } from "../../../platform/ids.ts";

let server: TestServer;
let academic: Caller;
beforeAll(async () => {
  server = await openTestServer();
  academic = await callerAs(server, "academic");
});
afterAll(() => server.close());

const list = async (query = "") => (await academic.get(`/hod-links${query}`)).json();
const confirm = (id: string, hodId: string, caller: Pick<Caller, "post"> = academic) =>
  caller.post(`/hod-links/${id}/confirm`, { hodId });

/** A supervisor who named a head of department, as an activation leaves it: by an invite where that is `invited`. */
async function addLink(invited?: string) {
  const hod = await addAcademic(server);
  const supervisor = await addAcademic(server, { type: "SUPERVISOR", name: "Pieter" });
  const id = newId(server.deps.clock);
  await server.database.kysely
    .insertInto("hod_links")
    .values({
      id,
      supervisor_id: supervisor.id,
      hod_id: invited === undefined ? hod.id : null,
      invite_id: invited === undefined ? null : await invite(invited, supervisor.id),
      status: "pending",
      created_at: server.deps.clock(),
      confirmed_at: null,
    })
    .execute();
  return { id, hod, supervisor };
}

async function invite(email: string, createdBy: string): Promise<string> {
  const made = { kind: "academic", role: "HOD", email, createdBy, isMailed: false } as const;
  const { id } = await server.database.kysely
    .transaction()
    .execute((tx) => createInvite(tx, server.deps, made));
  return id;
}

describe("200", () => {
  test("[SEC-D9 S6.003] a link is listed as pending until its head of department confirms it", async () => {
    const { id, hod, supervisor } = await addLink();
    const pending = {
      id,
      status: "pending",
      supervisor: { id: supervisor.id, name: "Pieter", surname: "Mokoena" },
      clinicalUnit: null,
      hod: { id: hod.id, name: "Naledi", surname: "Mokoena" },
      createdAt: server.deps.clock().toISOString(),
      confirmedAt: null,
    };
    expect(await list(`?status=pending&hodId=${hod.id}`)).toEqual([pending]);
    server.advance({ hours: 1 });
    expect((await confirm(id, hod.id)).json()).toEqual({});
    const confirmedAt = server.deps.clock().toISOString();
    expect(await list(`?hodId=${hod.id}`)).toEqual([
      { ...pending, status: "confirmed", confirmedAt },
    ]);
    expect(await list(`?status=pending&hodId=${hod.id}`)).toEqual([]);
  });

  test("[SEC-H5] confirming again, and fifty times at once, leaves one event", async () => {
    const { id, hod, supervisor } = await addLink();
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(id, hod.id)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const events = await auditOf(server, supervisor.id, "hod-link-confirmed");
    expect(events.map(({ actor, details }) => [actor, details])).toEqual([
      [hod.id, { link: id, through: "academic", from: "192.0.2.0/24" }],
    ]);
    const told: { accountId: string }[] = (await academic.get("/events?kind=hod-confirmed")).json();
    expect(told.filter(({ accountId }) => accountId === supervisor.id)).toHaveLength(1);
  });

  test("[SEC-H5] staff who confirm in somebody's name stand in the audit by their own", async () => {
    const { id, hod, supervisor } = await addLink();
    const registrar = await staffAs(server, "registrar");
    expect((await confirm(id, hod.id, registrar)).statusCode).toBe(200);
    const [event] = await auditOf(server, supervisor.id, "hod-link-confirmed");
    expect(event).toMatchObject({
      actor: `staff:${registrar.id}`,
      details: { link: id, hodId: hod.id },
    });
  });

  test("[SEC-D9] a head of department who takes the address that was invited is the supervisor's", async () => {
    const address = "invited.head@example.org";
    const { id, hod } = await addLink(address);
    expect(await list(`?hodId=${hod.id}`)).toEqual([]);
    const owner = await logInToAccount(server, { realm: "academic", username: hod.username });
    expect((await owner.post("/email", { emailAddress: address })).statusCode).toBe(200);
    const token = await linkTo(server, address, "account/email");
    expect((await owner.post("/email/proof", { token })).statusCode).toBe(200);
    expect(await list(`?hodId=${hod.id}`)).toMatchObject([{ id, status: "pending" }]);
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    "[SEC-D9] a head of department whose new address somebody signs up with at this moment keeps nobody waiting",
    async () => {
      const { kysely } = server.database;
      const address = "at.this.moment@example.org";
      const [hod, newcomer] = [await addAcademic(server), await addAcademic(server)];
      const owner = await logInToAccount(server, { realm: "academic", username: hod.username });
      await owner.post("/email", { emailAddress: address });
      const token = await linkTo(server, address, "account/email");
      const index = usernameIndex(server.deps.keys, "academic", address);
      const waiting = sql<{ many: number }>`select count(*) as many from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const howMany = async () => Number((await waiting.execute(kysely)).rows[0]?.many);
      // As an activation: it holds the address, and its row comes after.
      const { moving } = await kysely.transaction().execute(async (tx) => {
        await holdAddresses(tx, [index]);
        const moving = owner.post("/email/proof", { token });
        await expect.poll(howMany).toBe(1);
        await changeAccount(tx, newcomer.id, { username: address, username_index: index });
        return { moving };
      });
      expect((await moving).json().code).toBe("CHANGE_LINK_INVALID");
    },
  );

  test("no address and no number is told, and links of an archived supervisor are not listed", async () => {
    const { hod, supervisor } = await addLink();
    const { body } = await academic.get(`/hod-links?hodId=${hod.id}`);
    expect(body).not.toMatch(/@|\+27/);
    await archive(server, supervisor.username);
    expect(await list(`?hodId=${hod.id}`)).toEqual([]);
  });
});

describe("a head of department who declines", () => {
  const decline = (id: string, body: object, caller = academic) =>
    caller.post(`/hod-links/${id}/decline`, body);

  test("[SEC-D9] is no longer the supervisor's: the claims and the product are told, once", async () => {
    const { id, hod, supervisor } = await addLink();
    const registrar = await staffAs(server, "registrar");
    const body = { hodId: hod.id, reason: "works elsewhere" };
    for (let time = 0; time < 2; time += 1) {
      expect((await decline(id, body, registrar)).json()).toEqual({});
    }
    expect(await list(`?hodId=${hod.id}`)).toMatchObject([{ id, status: "declined" }]);
    expect(await list(`?status=pending&hodId=${hod.id}`)).toEqual([]);
    const claims = await academic.get(`/accounts/${supervisor.id}?scope=role`);
    expect(claims.json()).toMatchObject({ hod_state: "none" });
    const told: { accountId: string }[] = (await academic.get("/events?kind=hod-missing")).json();
    expect(told.filter(({ accountId }) => accountId === supervisor.id)).toHaveLength(1);
    const events = await auditOf(server, supervisor.id, "hod-link-declined");
    expect(events.map(({ actor, details }) => [actor, details.reason])).toEqual([
      [`staff:${registrar.id}`, "works elsewhere"],
    ]);
    expect((await confirm(id, hod.id)).statusCode).toBe(200);
    expect(await list(`?hodId=${hod.id}`)).toMatchObject([{ id, status: "confirmed" }]);
  });

  test("[SEC-D9] declines their own link alone, and none that was confirmed; staff say why", async () => {
    const { id, hod, supervisor } = await addLink();
    for (const hodId of [supervisor.id, randomUUID(), undefined]) {
      expect((await decline(id, { hodId })).statusCode).toBe(404);
    }
    const registrar = await staffAs(server, "registrar");
    expect((await decline(id, { hodId: hod.id }, registrar)).statusCode).toBe(400);
    await confirm(id, hod.id);
    expect((await decline(id, { hodId: hod.id })).statusCode).toBe(404);
  });
});

test("the list goes on where its page ends", async () => {
  const { id, hod } = await addLink();
  const first = await academic.get("/hod-links?limit=1");
  expect(first.headers.link).toMatch(
    /^<\/api\/products\/hod-links\?limit=1&after=.+>; rel="next"$/,
  );
  const all = await list();
  expect(await list(`?after=${first.json()[0].id}`)).toEqual(all.slice(1));
  const only = await academic.get(`/hod-links?limit=1&hodId=${hod.id}`);
  expect([only.json()[0].id, only.headers.link]).toEqual([id, undefined]);
});

describe("404", () => {
  test("[SEC-D9] nobody else confirms it: another head, the supervisor, an archived head", async () => {
    const { id, hod, supervisor } = await addLink();
    const other = await addAcademic(server);
    for (const hodId of [other.id, supervisor.id, randomUUID()]) {
      expect((await confirm(id, hodId)).statusCode).toBe(404);
    }
    await archive(server, hod.username);
    expect((await confirm(id, hod.id)).statusCode).toBe(404);
    expect((await confirm(randomUUID(), hod.id)).statusCode).toBe(404);
    const { status } = await server.database.kysely
      .selectFrom("hod_links")
      .select("status")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(status).toBe("pending");
  });
});
