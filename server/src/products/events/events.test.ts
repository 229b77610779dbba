import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, askForReset, registerPerson } from "../../../test/accounts.ts";
import { type House, openHouse } from "../../../test/house.ts";
import { goodPassword } from "../../../test/people.ts";
import { addPractices } from "../../../test/practices.ts";
import { callerAs } from "../../../test/product-keys.ts";
import { askForRemoval } from "../../../test/removal.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("[SEC-C8 SEC-E7] the product learns of a changed password and of an archived account, until it says that it has acted", async () => {
  const product = await callerAs(house, "practice");
  const other = await callerAs(house, "academic");
  const { username } = await registerPerson(house);
  const { token: link } = await askForReset(house, username);
  const change = { password: "lantern-maple-90", token: link };
  await house.post("/practice/security/password/processReset", change);
  const { userId, token } = await askForRemoval(house, username);
  house.advance({ seconds: 1 });
  await house.post(`/practice/profile/deleterequest/${userId}/delete/${token}`, {});

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
  const product = await callerAs(house, "practice");
  const { username, emailAddress } = await registerPerson(house);
  await addPractices(house, [{ id: "p-7" }]);
  const body = { emailAddress, practiceId: "p-7", send: false };
  const { id, code } = (await product.post("/invites/practice", body)).json();
  const login = { username, password: goodPassword };
  await house.post(`/practice/security/auth?inviteCode=${code}`, login);
  const [event] = (await product.get("/events")).json();
  expect(event).toMatchObject({ kind: "invite-taken", inviteId: id, practiceId: "p-7" });
  const { id: accountId } = await accountOf(house, username);
  expect(event.accountId).toBe(accountId);
});

test("400: more ids than a list has", async () => {
  const product = await callerAs(house, "practice");
  const ids = Array.from({ length: 101 }, () => "x");
  expect((await product.post("/events/acknowledge", { ids })).statusCode).toBe(400);
});
