import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { staffAs } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { addLead } from "../../directory/leads/lead-store.ts";
import { requestRemoval } from "../../identity/removal/removal.ts";
import { newId } from "../../platform/ids.ts";

let server: TestServer;
let operator: Caller;
let desk: Caller;
beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
  desk = await staffAs(server, "support");
});
afterAll(() => server.close());

const transact = <T>(
  work: Parameters<ReturnType<TestServer["database"]["kysely"]["transaction"]>["execute"]>[0],
) => server.database.kysely.transaction().execute(work) as Promise<T>;

/** The link to the page that follows, below the API. */
const nextOf = ({ headers }: Awaited<ReturnType<Caller["get"]>>) =>
  /^<\/api\/products(.*)>; rel="next"$/.exec(String(headers.link ?? ""))?.[1] ?? "";

describe("removal requests", () => {
  const ask = async (actor: string) => {
    const person = await registerPerson(server);
    const account = await accountOf(server, person.username);
    const by = actor === "itself" ? account.id : actor;
    const { id } = await transact<{ id: string }>((tx) =>
      requestRemoval(tx, server.deps, account, by),
    );
    server.advance({ minutes: 1 });
    return { id, account };
  };

  test("[SEC-L17] are told newest first with who asked and a masked address, page by page", async () => {
    const first = await ask("patient");
    const second = await ask("itself");
    const page = await desk.get("/removal-requests/list?limit=1");
    expect(page.json()).toMatchObject([
      { id: second.id, askedBy: "itself", state: "waiting", accountId: second.account.id },
    ]);
    expect(page.body).not.toContain(second.account.email);
    const rest = (await desk.get(nextOf(page))).json();
    expect(rest[0]).toMatchObject({ id: first.id, askedBy: "patient", confirmedAt: null });
  });

  test("are waiting, replaced, confirmed and expired, and found by that", async () => {
    const { account, id: replaced } = await ask("itself");
    const { id } = await transact<{ id: string }>((tx) =>
      requestRemoval(tx, server.deps, account, account.id),
    );
    const idsIn = async (state: string) =>
      (await desk.get(`/removal-requests/list?state=${state}`))
        .json()
        .map((row: { id: string }) => row.id);
    expect(await idsIn("replaced")).toEqual([replaced]);
    await server.database.kysely
      .updateTable("tokens")
      .set({ used_at: server.deps.clock() })
      .where("id", "=", id)
      .execute();
    expect(await idsIn("confirmed")).toEqual([id]);
    const { id: late } = await ask("itself");
    expect(await idsIn("waiting")).toContain(late);
    server.advance({ hours: 24 });
    expect(await idsIn("waiting")).toEqual([]);
    expect(await idsIn("expired")).toContain(late);
  });
});

describe("practices", () => {
  beforeAll(async () => {
    const practices = [
      { id: "a-1", name: "Sandown Éye Clinic" },
      { id: "a-2", name: "Harbour Rooms", active: false },
      { id: "b-1", name: "100% Family" },
    ];
    await operator.post("/practices", { practices });
  });
  const idsOf = async (query: string) =>
    (await desk.get(`/practices/list${query}`)).json().map(({ id }: { id: string }) => id);

  test("are told by their ids, page by page, hidden ones as well", async () => {
    const page = await desk.get("/practices/list?limit=2");
    expect(page.json()).toMatchObject([
      { id: "a-1", name: "Sandown Éye Clinic", active: true, hasLogo: false },
      { id: "a-2", active: false },
    ]);
    expect((await desk.get(nextOf(page))).json().map(({ id }: { id: string }) => id)).toEqual([
      "b-1",
    ]);
  });

  test("are found by a part of the name without accents, and by the beginning of the id", async () => {
    expect(await idsOf("?text=eye")).toEqual(["a-1"]);
    expect(await idsOf("?text=a-")).toEqual(["a-1", "a-2"]);
    expect(await idsOf("?text=%25")).toEqual(["b-1"]);
    expect(await idsOf("?active=false")).toEqual(["a-2"]);
    expect(await idsOf("?text=_")).toEqual([]);
  });
});

describe("one message of the outbox", () => {
  test("[SEC-L17] tells its delivery status, whose it is and a masked address, and not what it says", async () => {
    const person = await registerPerson(server);
    const account = await accountOf(server, person.username);
    await server.deliver();
    const row = await server.database.kysely
      .selectFrom("outbox")
      .select(["id", "done_at"])
      .where("kind", "=", "practice.welcome-mail")
      .where(sql`payload->>'accountId'`, "=", account.id)
      .executeTakeFirstOrThrow();
    const shown = await desk.get(`/outbox/${row.id}`);
    expect(shown.json()).toMatchObject({
      id: row.id,
      kind: "practice.welcome-mail",
      channel: "mail",
      state: "handed-over",
      nextTryAt: null,
      doneAt: row.done_at?.toISOString(),
      accountId: account.id,
      inviteId: null,
    });
    expect(shown.json().maskedEmail).toMatch(/^.\*\*\*@.\*\*\*\.\w+$/);
    expect(shown.body).not.toContain(account.email);
  });

  test("that waits tells when it is tried next and why it did not leave; one of an invite names that", async () => {
    const made = await operator.post("/invites/academic", {
      emailAddress: "lindiwe@example.org",
      name: "Lindiwe",
      role: "HOD",
      reason: "test",
    });
    const { id } = await server.database.kysely
      .updateTable("outbox")
      .set({ attempts: 2, last_error: "ECONNREFUSED" })
      .where("kind", "=", "academic.invite-mail")
      .where("state", "=", "waiting")
      .returning("id")
      .executeTakeFirstOrThrow();
    expect((await desk.get(`/outbox/${id}`)).json()).toMatchObject({
      state: "waiting",
      attempts: 2,
      lastError: "ECONNREFUSED",
      nextTryAt: expect.any(String),
      inviteId: made.json().id,
      maskedEmail: "l***@e***.org",
      accountId: null,
    });
  });

  test("that nobody knows is 404", async () => {
    const answer = await desk.get(`/outbox/${randomUUID()}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "OUTBOX_MESSAGE_UNKNOWN"]);
  });
});

test("leads come page by page, newest first, and reading them is an event", async () => {
  const registrar = await staffAs(server, "registrar");
  const { clock } = server.deps;
  for (const name of ["Sipho", "Thandi"]) {
    const lead = {
      id: newId(clock),
      origin: "practice",
      name,
      last_name: "Mokoena",
      email: "sipho@example.org",
      phone_number: "+27821234567",
      marketing_consent: false,
      consent_text: null,
      created_at: clock(),
    };
    await transact((tx) => addLead(tx, lead));
    server.advance({ minutes: 1 });
  }
  const page = await registrar.get("/leads/list?limit=1");
  expect(page.json()).toMatchObject([{ name: "Thandi", consentText: null }]);
  expect((await registrar.get(nextOf(page))).json()).toMatchObject([{ name: "Sipho" }]);
  const events = await server.database.kysely
    .selectFrom("audit_events")
    .select(["actor", "details"])
    .where("kind", "=", "leads-read")
    .execute();
  expect(events.map(({ actor }) => actor)).toEqual([
    `staff:${registrar.id}`,
    `staff:${registrar.id}`,
  ]);
});

describe("an invite that is sent once more", () => {
  const invite = async (send: boolean, emailAddress = `${randomUUID()}@example.org`) =>
    (
      await (
        await callerAs(server, "academic")
      ).post("/invites/academic", {
        emailAddress,
        name: "Lindiwe",
        role: "HOD",
        send,
      })
    ).json().id as string;
  const linksTo = (address: string) =>
    server
      .mails()
      .filter(({ to }) => to === address)
      .map(({ text }) => /https:\S+inviteKey=\S+/.exec(text)?.[0]);

  test("[SEC-L17] is mailed with the same link, which the answer does not tell", async () => {
    const id = await invite(true, "nomsa@example.org");
    await server.deliver();
    const [before] = linksTo("nomsa@example.org");
    expect(before).toBeDefined();
    const answer = await desk.post(`/invites/${id}/resend`);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    await server.deliver();
    expect(linksTo("nomsa@example.org")).toEqual([before, before]);
  });

  test("is not one that was withdrawn, was never mailed, or is another product's", async () => {
    const [revoked, unsent, foreign] = [
      await invite(true),
      await invite(false),
      await invite(true),
    ];
    await operator.post(`/invites/${revoked}/revoke`);
    for (const id of [revoked, unsent, randomUUID()]) {
      expect((await desk.post(`/invites/${id}/resend`)).json().code).toBe("INVITE_UNKNOWN");
    }
    const practice = await callerAs(server, "practice");
    expect((await practice.post(`/invites/${foreign}/resend`)).json().code).toBe("INVITE_UNKNOWN");
  });

  test("[SEC-L17] comes three times an hour at most", async () => {
    const id = await invite(true);
    const statuses = [];
    const press = async (key: string) =>
      (await desk.post(`/invites/${id}/resend`, {}, { "idempotency-key": key })).statusCode;
    for (let n = 0; n < 4; n += 1) statuses.push(await press(`${id}-${n}`));
    expect(statuses).toEqual([200, 200, 200, 429]);
    server.advance({ minutes: 60 });
    expect(await press(`${id}-3`)).toBe(200);
  });
});

describe("the audit, read", () => {
  test("comes newest first with the names of staff, page by page and by who did it", async () => {
    const auditor = await staffAs(server, "auditor", { name: "Lerato Fynbos" });
    const member = await staffAs(server, "support", { name: "Pieter Adams" });
    await member.post("/accounts/find", { text: "mokoena" });
    await member.post("/accounts/find", { text: "naidoo" });
    const page = await auditor.get(`/audit/events?staff=${member.id}&limit=1`);
    expect(page.json()).toMatchObject([
      {
        kind: "accounts-searched",
        by: `staff:${member.id}`,
        staffName: "Pieter Adams",
        details: { from: "192.0.2.0/24" },
      },
    ]);
    const rest = await auditor.get(nextOf(page));
    expect(rest.json()).toHaveLength(1);
    expect(rest.json()[0].id < page.json()[0].id).toBe(true);
    await operator.post(`/staff/${member.id}/role`, { role: "auditor", reason: "test" });
    const changed = await auditor.get("/audit/events?kind=staff-role-changed");
    expect(changed.json()).toMatchObject([{ subjectId: null, aboutStaff: "Pieter Adams" }]);
  });

  test("may be what is about one person, of one kind, or of a span", async () => {
    const auditor = await staffAs(server, "auditor");
    const person = await registerPerson(server);
    const { id } = await accountOf(server, person.username);
    const about = (await auditor.get(`/audit/events?person=${id}`)).json();
    expect(new Set(about.map(({ subjectId }: { subjectId: string }) => subjectId))).toEqual(
      new Set([id]),
    );
    const kinds = (await auditor.get("/audit/events?kind=leads-read")).json();
    expect(kinds.length).toBeGreaterThan(0);
    const now = server.deps.clock().toISOString();
    server.advance({ minutes: 1 });
    expect(
      (await auditor.get(`/audit/events?since=${server.deps.clock().toISOString()}`)).json(),
    ).toEqual([]);
    expect((await auditor.get(`/audit/events?until=${now}&limit=1`)).json()).toHaveLength(1);
    expect((await auditor.get("/audit/events?until=0001-01-01T00:00:00Z")).json()).toEqual([]);
  });
});
