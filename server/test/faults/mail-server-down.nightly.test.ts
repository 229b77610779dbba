import { afterAll, beforeAll, expect, test } from "vitest";
import { type ChildServer, prepareChildServer } from "./child-server.ts";
import { createMailPeer, type MailPeer } from "./mail-peer.ts";
import { logIn, newStranger, registration, resetRequest, send } from "./person.ts";
import { checkAudit, lookInto } from "./stopped-server.ts";

let peer: MailPeer;
let server: ChildServer;
beforeAll(async () => {
  peer = await createMailPeer();
  server = await prepareChildServer({ SMTP_URL: peer.url, ARGON2_MEMORY_KIB: "64" });
});
afterAll(async () => {
  await server.remove();
  await peer.down();
});

test("[SEC-H5] while no mail can leave everything else works, and every mail leaves once it can, also after a kill; the audit tells of each registration once", async () => {
  await server.start();
  const people = [newStranger(), newStranger(), newStranger()];
  for (const person of people) {
    expect((await send(server.url, registration(person)))?.status).toBe(200);
    expect((await send(server.url, resetRequest(person)))?.status).toBe(200);
    expect(await logIn(server.url, person)).toBe(200);
  }
  expect(peer.received).toEqual([]);
  await server.kill();
  await server.start();
  await peer.up();
  const arrived = () => {
    const mails = peer.received.map(({ to, messageId }) => `${to} ${messageId}`);
    return new Set(mails).size;
  };
  await expect.poll(arrived, { timeout: 120_000 }).toBe(people.length * 2);
  for (const person of people) {
    const subjects = peer.received.filter(({ to }) => to === person.emailAddress);
    expect(subjects.some(({ subject }) => /welcome/i.test(subject))).toBe(true);
    expect(subjects.some(({ subject }) => /reset/i.test(subject))).toBe(true);
  }

  await lookInto(server, async (database) => {
    const registered = await database.kysely
      .selectFrom("audit_events")
      .select("id")
      .where("kind", "=", "registered")
      .execute();
    expect(registered).toHaveLength(people.length);
    expect(await checkAudit(database)).toMatchObject({ ok: true });
  });
});
