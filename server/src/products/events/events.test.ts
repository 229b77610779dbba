import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, askForReset, registerPerson } from "../../../test/accounts.ts";
import { goodPassword } from "../../../test/people.ts";
import { addPractices } from "../../../test/practices.ts";
import { callerAs } from "../../../test/product-keys.ts";
import { askForRemoval } from "../../../test/removal.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test("[SEC-C8 SEC-E7] the product learns of a changed password and of an archived account, until it says that it has acted", async () => {
  const product = await callerAs(server, "practice");
  const other = await callerAs(server, "academic");
  const { username } = await registerPerson(server);
  const { token: link } = await askForReset(server, username);
  const change = { password: "lantern-maple-90", token: link };
  await server.post("/practice/security/password/processReset", change);
  const { userId, token } = await askForRemoval(server, username);
  server.advance({ seconds: 1 });
  await server.post(`/practice/profile/deleterequest/${userId}/delete/${token}`, {});

  const open = (await product.get("/events")).json();
  expect(open).toEqual([
    {
      id: expect.any(String),
      kind: "password-changed",
      accountId: userId,
      inviteId: null,
      practiceId: null,
      createdAt: expect.any(String),
    },
    {
      id: expect.any(String),
      kind: "account-archived",
      accountId: userId,
      inviteId: null,
      practiceId: null,
      createdAt: expect.any(String),
    },
  ]);
  expect((await other.get("/events")).json()).toEqual([]);

  const ids = open.map(({ id }: { id: string }) => id);
  await other.post("/events/acknowledge", { ids });
  expect((await product.get("/events")).json()).toEqual(open);
  await product.post("/events/acknowledge", { ids: [ids[0], "no id"] });
  expect((await product.get("/events")).json()).toEqual([open[1]]);
  const again = await product.post("/events/acknowledge", { ids });
  expect([again.statusCode, again.body]).toEqual([200, "{}"]);
  expect((await product.get("/events")).json()).toEqual([]);
});

test("[S4.007 SEC-D6] the product learns who took which of its invites, and for which practice", async () => {
  const product = await callerAs(server, "practice");
  const { username, emailAddress } = await registerPerson(server);
  await addPractices(server, [{ id: "p-7" }]);
  const body = { emailAddress, practiceId: "p-7", send: false };
  const { id, code } = (await product.post("/invites/practice", body)).json();
  const login = { username, password: goodPassword };
  await server.post(`/practice/security/auth?inviteCode=${code}`, login);
  const [event] = (await product.get("/events")).json();
  expect(event).toMatchObject({ kind: "invite-taken", inviteId: id, practiceId: "p-7" });
  const { id: accountId } = await accountOf(server, username);
  expect(event.accountId).toBe(accountId);
});

test("400: more ids than a list has", async () => {
  const product = await callerAs(server, "practice");
  const ids = Array.from({ length: 101 }, () => "x");
  expect((await product.post("/events/acknowledge", { ids })).statusCode).toBe(400);
});
