import { timelineWords } from "@frontdoor/words/staff/timeline.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../../test/accounts.ts";
import { logIn, newMember, openTestConsole, type TestConsole } from "../../../../test/console.ts";
import { mailProviderNames } from "../../../platform/mail/receipts/receipts-of.ts";
import { smsProviderNames } from "../../../platform/sms/providers.ts";

let server: TestConsole;
beforeAll(async () => {
  server = await openTestConsole();
});
afterAll(() => server.close());

test("[SEC-L14] support finds a message that was given up, sends it again, and the audit names them; an auditor reads it alone", async () => {
  const support = await newMember(server, "support");
  const [desk, reader] = [
    await logIn(server, support),
    await logIn(server, await newMember(server, "auditor")),
  ];
  await server.deliver();
  const { emailAddress } = await registerPerson(server, { emailAddress: "waits@example.org" });
  await server.database.kysely
    .updateTable("outbox")
    .set({ state: "dead", attempts: 8, last_error: "ECONNREFUSED" })
    .where("state", "=", "waiting")
    .execute();
  const [{ id }] = (await reader.get("/products/outbox?state=given-up")).json();
  expect((await reader.get(`/products/outbox/${id}`)).json()).toMatchObject({
    state: "given-up",
    lastError: "ECONNREFUSED",
  });
  expect((await reader.post(`/products/outbox/${id}/retry`)).json().code).toBe("ROLE_REFUSED");
  await server.deliver();
  expect(server.mails().filter(({ to }) => to === emailAddress)).toEqual([]);

  expect((await desk.post(`/products/outbox/${id}/retry`)).statusCode).toBe(200);
  await server.deliver();
  expect(server.mails().filter(({ to }) => to === emailAddress)).toHaveLength(1);
  expect((await desk.get("/products/outbox")).json()).toEqual([]);
  const { actor, details } = await server.database.kysely
    .selectFrom("audit_events")
    .select(["actor", "details"])
    .where("kind", "=", "message-retried")
    .executeTakeFirstOrThrow();
  expect([actor, details]).toMatchObject([`staff:${support.id}`, { outboxId: id }]);
});

test("the console has a name for each provider that a message can be sent through", () => {
  const sentThrough = [...mailProviderNames, "smtp", ...smsProviderNames, "bearer", "whatsapp"];
  expect(Object.keys(timelineWords.values.provider).sort()).toEqual(sentThrough.sort());
});
