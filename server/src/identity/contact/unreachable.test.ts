import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newOwner } from "../../../test/account-settings.ts";
import { accountOf, auditOf } from "../../../test/accounts.ts";
import { handedOverRow } from "../../../test/handed-over.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer, visible } from "../../../test/test-server.ts";
import { newId } from "../../platform/ids.ts";
import { hashOfRecipient } from "../../platform/outbox/sent-fields.ts";
import type { EndedMessage } from "../../platform/receipts/receipt-store.ts";
import { noteReachability } from "./unreachable.ts";

const secret = "a-secret-of-forty-letters-that-nobody-has";
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    environment: {
      SMTP_URL: "smtp://localhost:2525",
      MAIL_PROVIDER: "postmark",
      MAIL_CALLBACK_SECRET: secret,
    },
  });
});
afterAll(() => server.close());

/** A mail to somebody that left, and what Postmark says of it. */
async function mailed(username: string, to: string, receipt: Record<string, unknown>) {
  const { id: accountId } = await accountOf(server, username);
  const row = handedOverRow(server.deps.clock(), {
    kind: "practice.password-changed-mail",
    payload: JSON.stringify({ accountId, before: null }),
    provider: "postmark",
    recipient_hash: hashOfRecipient(to),
  });
  const { id } = row;
  await server.database.kysely.insertInto("outbox").values(row).execute();
  server.advance({ minutes: 1 });
  const answer = await server.app.inject({
    method: "POST",
    url: `/callbacks/mail/postmark?secret=${secret}`,
    headers: { "content-type": "application/json" },
    payload: JSON.stringify({ ...receipt, Metadata: { id } }),
  });
  return { accountId, id, answer };
}
const hard = { RecordType: "Bounce", Type: "HardBounce" };
const overview = async (owner: Awaited<ReturnType<typeof newOwner>>) =>
  (await owner.get("/overview")).json();

test("a hard bounce marks the address: its owner is told in the account settings, support in the timeline", async () => {
  const owner = await newOwner(server);
  const { accountId } = await mailed(owner.username, owner.email.toUpperCase(), hard);
  const since = server.deps.clock().toISOString();
  const { email, cellNumber } = await overview(owner);
  expect(email.unreachable).toEqual({ since, because: "no-such-address" });
  expect(cellNumber.unreachable).toBeNull();
  const [event] = await auditOf(server, accountId, "address-unreachable");
  expect(event?.details).toMatchObject({ through: "mail", because: "no-such-address" });
  await mailed(owner.username, owner.email, hard);
  expect(await auditOf(server, accountId, "address-unreachable")).toHaveLength(1);
});

test("a complaint marks the address as well, a full mailbox or a block do not", async () => {
  const owner = await newOwner(server);
  for (const Type of ["SoftBounce", "Blocked", "Transient", "AutoResponder"]) {
    await mailed(owner.username, owner.email, { RecordType: "Bounce", Type });
    expect((await overview(owner)).email.unreachable, Type).toBeNull();
  }
  await mailed(owner.username, owner.email, { RecordType: "SpamComplaint" });
  expect((await overview(owner)).email.unreachable.because).toBe("spam-report");
});

test("a bounce of an address that is not the account's any more says nothing of it", async () => {
  const owner = await newOwner(server);
  const { accountId } = await mailed(owner.username, "somebody.else@example.org", hard);
  expect((await overview(owner)).email.unreachable).toBeNull();
  expect(await auditOf(server, accountId, "address-unreachable")).toEqual([]);
});

test("the mark ends with another address, with a mail that arrives later, and once the address is verified after it", async () => {
  const owner = await newOwner(server);
  const change = (values: { email: string } | { email_proven_at: Date }) =>
    server.database.kysely
      .updateTable("accounts")
      .set(values)
      .where("username", "=", owner.username)
      .execute();
  await mailed(owner.username, owner.email, hard);
  await change({ email: `other.${owner.email}` });
  expect((await overview(owner)).email.unreachable).toBeNull();
  await change({ email: owner.email });
  expect((await overview(owner)).email.unreachable).not.toBeNull();
  await mailed(owner.username, owner.email, { RecordType: "Delivery" });
  expect((await overview(owner)).email.unreachable).toBeNull();
  await mailed(owner.username, owner.email, hard);
  server.advance({ minutes: 1 });
  await change({ email_proven_at: server.deps.clock() });
  expect((await overview(owner)).email.unreachable).toBeNull();
});

test("a mail that arrived before the bounce takes no mark off, whenever its receipt comes", async () => {
  const owner = await newOwner(server);
  const DeliveredAt = server.deps.clock().toISOString();
  await mailed(owner.username, owner.email, hard);
  await mailed(owner.username, owner.email, { RecordType: "Delivery", DeliveredAt });
  expect((await overview(owner)).email.unreachable).not.toBeNull();
});

test("the next login leads to the account settings, once; the ones after it to the product", async () => {
  const owner = await newOwner(server);
  const login = async () => {
    const body = { username: owner.username, password: goodPassword };
    return (await server.post("/practice/security/auth", body)).json().location;
  };
  const usual = await login();
  expect(usual).toMatch(/^https:\/\/practice\.example\//);
  await mailed(owner.username, owner.email, hard);
  expect(await login()).toBe("/account");
  expect(await login()).toMatch(/^https:\/\/practice\.example\//);
});

test("a login is not led aside for an address that the account has no more, nor where a product waits", async () => {
  const owner = await newOwner(server);
  const login = async (query = "") => {
    const body = { username: owner.username, password: goodPassword };
    return (await server.post(`/practice/security/auth${query}`, body)).json().location;
  };
  await mailed(owner.username, owner.email, hard);
  expect(await login("?state=waiting-0147")).toMatch(/^https:\/\/practice\.example\/.*state=/);
  await server.database.kysely
    .updateTable("accounts")
    .set({ email: `other.${owner.email}` })
    .where("username", "=", owner.username)
    .execute();
  expect(await login()).toMatch(/^https:\/\/practice\.example\//);
});

test("[SEC-A1] a wrong password is answered alike, whether mails to the account come back or not", async () => {
  const [marked, other] = [await newOwner(server), await newOwner(server)];
  await mailed(marked.username, marked.email, hard);
  const answers = [];
  for (const { username } of [marked, other]) {
    const body = { username, password: "wrong-otter-1" };
    answers.push(visible(await server.post("/practice/security/auth", body)));
  }
  expect(answers[0]).toEqual(answers[1]);
});

test("[SEC-C2] the provider is answered alike, whether a bounce marks somebody's address or nobody's", async () => {
  const owner = await newOwner(server);
  const marked = await mailed(owner.username, owner.email, hard);
  const other = await mailed(owner.username, "nobody@example.org", hard);
  expect(visible(marked.answer)).toEqual(visible(other.answer));
});

/** A mail to an account's address that came back, as one of many in a callback. */
function cameBack(accountId: string, email: string): EndedMessage {
  const receipt = {
    provider: "postmark",
    id: null,
    providerId: null,
    outcome: "undelivered",
  } as const;
  return {
    id: newId(server.deps.clock),
    kind: "practice.password-changed-mail",
    payload: { accountId, before: null },
    country: null,
    done_at: null,
    recipient_hash: hashOfRecipient(email),
    receipt: { ...receipt, because: "no-such-address", endedAt: server.deps.clock() },
  };
}
const noted = (messages: readonly EndedMessage[]) =>
  server.database.kysely.transaction().execute((tx) => noteReachability(tx, server.deps, messages));
const markedOf = (ids: string[]) =>
  server.database.kysely
    .selectFrom("unreachable_addresses")
    .select("since")
    .where("account_id", "in", ids)
    .execute();

test("of what one callback tells of an address the latest counts, in either order", async () => {
  const { username, email } = await newOwner(server);
  const { id } = await accountOf(server, username);
  const off = cameBack(id, email);
  const arrived = (minutes: number): EndedMessage => {
    const endedAt = new Date(off.receipt.endedAt.getTime() + minutes * 60_000);
    return { ...off, receipt: { ...off.receipt, outcome: "delivered", because: null, endedAt } };
  };
  for (const [minutes, marks] of [
    [1, 0],
    [-1, 1],
  ] as const) {
    await noted([off, arrived(minutes)]);
    expect(await markedOf([id])).toHaveLength(marks);
    await noted([arrived(minutes), off]);
    expect(await markedOf([id])).toHaveLength(marks);
  }
  await noted([{ ...arrived(2), recipient_hash: hashOfRecipient(`x${email}`) }]);
  expect(await markedOf([id]), "another address").toHaveLength(1);
});

test("two callbacks about the same people in either order both count", async () => {
  const messages: EndedMessage[] = [];
  const ids: string[] = [];
  for (const { username, email } of [await newOwner(server), await newOwner(server)]) {
    const { id } = await accountOf(server, username);
    ids.push(id);
    messages.push(cameBack(id, email));
  }
  const { both } = await server.database.kysely.transaction().execute(async (held) => {
    await held.selectFrom("accounts").select("id").where("id", "in", ids).forUpdate().execute();
    const both = [messages, messages.toReversed()].map(noted);
    // Each has its first person by then, and waits.
    await setTimeout(200);
    return { both };
  });
  await Promise.all(both);
  expect(await markedOf(ids)).toHaveLength(2);
});
