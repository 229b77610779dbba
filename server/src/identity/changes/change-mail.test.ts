import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo, newOwner } from "../../../test/account-settings.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const subjectsTo = (email: string) =>
  server.mails().flatMap(({ to, subject }) => (to === email ? [subject] : []));
const asked = "Another address for your Heron Practice account";
const changed = "The address of your Heron Practice account was changed";

test("[SEC-K11] an address that was asked for is told as that, also where another took its place before the mail was written", async () => {
  const owner = await newOwner(server);
  for (const emailAddress of ["one@example.org", "two@example.org"]) {
    expect((await owner.post("/email", { emailAddress })).statusCode).toBe(200);
  }
  await server.deliver();
  const told = subjectsTo(owner.email).filter(
    (subject) => subject === asked || subject === changed,
  );
  expect(told).toEqual([asked, asked]);
});

test("[SEC-K14] an address that was taken back on the page is told as changed", async () => {
  const owner = await newOwner(server);
  const emailAddress = "three@example.org";
  await owner.post("/email", { emailAddress });
  const token = await linkTo(server, emailAddress, "account/email");
  await owner.post("/email/proof", { token });
  await server.deliver();
  const before = subjectsTo(owner.email).filter((subject) => subject === changed).length;
  expect((await owner.post("/email/undo")).statusCode).toBe(200);
  await server.deliver();
  expect(subjectsTo(owner.email).filter((subject) => subject === changed)).toHaveLength(before + 1);
});

test("[SEC-K11] what waited while the address changed is told at the address of before alone", async () => {
  const owner = await newOwner(server);
  const emailAddress = "four@example.org";
  await owner.post("/email", { emailAddress });
  const { kysely } = server.database;
  const waiting = kysely.updateTable("outbox").where("kind", "like", "practice.change-%");
  await waiting.set({ available_at: new Date("9999-01-01T00:00:00Z") }).execute();
  const token = await linkTo(server, emailAddress, "account/email");
  await owner.post("/email/proof", { token });
  await waiting.set({ available_at: new Date(0) }).execute();
  await server.deliver();
  const toldAt = (email: string) =>
    subjectsTo(email).filter((subject) => subject === asked || subject === changed);
  expect(toldAt(owner.email).sort()).toEqual([asked, changed]);
  expect(toldAt(emailAddress)).toEqual([changed]);
});
