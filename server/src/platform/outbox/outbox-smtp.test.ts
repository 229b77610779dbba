import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import type { Database } from "../database/database.ts";
import { startSmtpPeer } from "../mail/smtp-peer.fixture.ts";
import { createSmtpTransport } from "../mail/smtp-transport.ts";
import { mail, messageIds, openOutbox, sender } from "./outbox.fixture.ts";
import { claimDue } from "./outbox-store.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("[SEC-F4] A mail whose mark was lost is sent again with the same Message-ID", async () => {
  const outbox = await openOutbox(database);
  const peer = await startSmtpPeer();
  const transport = createSmtpTransport({ smtpUrl: peer.url, from: sender, requireTls: false });
  const id = await outbox.put();
  const [claimed] = await claimDue(database, outbox.clock(), 1);
  await transport.send(mail, claimed?.id ?? "");
  outbox.advance({ seconds: 30 });
  await outbox.worker({ email: transport.send }).runDue();
  expect(messageIds(peer.mails)).toEqual([id, id]);
  transport.close();
  await peer.stop();
});

test("[SEC-F11 SEC-F13] What waited for the server leaves once each when it is back, with two workers", async () => {
  const outbox = await openOutbox(database);
  const first = await startSmtpPeer();
  const port = Number(new URL(first.url).port);
  await first.stop();
  const transport = createSmtpTransport({ smtpUrl: first.url, from: sender, requireTls: false });
  const workers = [
    outbox.worker({ email: transport.send }),
    outbox.worker({ email: transport.send }),
  ];
  const ids: string[] = [];
  for (let n = 0; n < 30; n += 1) ids.push(await outbox.put());
  await Promise.all(workers.map((worker) => worker.runDue()));
  expect(await outbox.row(ids[0] ?? "")).toMatchObject({ state: "waiting" });
  const peer = await startSmtpPeer(port);
  outbox.advance({ minutes: 1 });
  await Promise.all(workers.map((worker) => worker.runDue()));
  expect(messageIds(peer.mails).toSorted()).toEqual(ids.toSorted());
  transport.close();
  await peer.stop();
});
