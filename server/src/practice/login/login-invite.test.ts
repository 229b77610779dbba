import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../../test/accounts.ts";
import { type House, openHouse, visible } from "../../../test/house.ts";
import { makeInvite, storedInvite } from "../../../test/invites.ts";
import { goodPassword } from "../../../test/people.ts";
import { revokeInvite } from "../../people/invites/invites.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const login = (username: string, code: string, password = goodPassword) =>
  house.post(`/practice/security/auth?inviteCode=${code}`, { username, password });
const statusOf = async (id: string) => (await storedInvite(house, id)).status;

test("[S4.007 S7.049 S3.048] a SENT invite for the address of the account is accepted by its login", async () => {
  const { username, emailAddress } = await registerPerson(house);
  const { id, code } = await makeInvite(house, { email: emailAddress.toUpperCase() });
  expect((await login(username, code)).statusCode).toBe(200);
  const { id: used_by } = await accountOf(house, username);
  expect(await storedInvite(house, id)).toMatchObject({ status: "ACCEPTED", used_by });
});

test("[SEC-D5] an invite for another address stays unused, and the login succeeds", async () => {
  const { username } = await registerPerson(house);
  const { id, code } = await makeInvite(house, { email: "somebody-else@example.org" });
  expect((await login(username, code)).statusCode).toBe(200);
  expect(await statusOf(id)).toBe("SENT");
});

test("a wrong password accepts nothing and gets the answer of every wrong password", async () => {
  const { username, emailAddress } = await registerPerson(house);
  const { id, code } = await makeInvite(house, { email: emailAddress });
  const answers = [await login(username, code, "wrong-1"), await login(username, "x", "wrong-1")];
  expect(visible(answers[0] as never)).toEqual(visible(answers[1] as never));
  expect([answers[0]?.statusCode, await statusOf(id)]).toEqual([401, "SENT"]);
});

test("[S4.008] a revoked, an expired and an unknown invite change nothing about the login", async () => {
  const { username, emailAddress } = await registerPerson(house);
  const revoked = await makeInvite(house, { email: emailAddress });
  await house.database.kysely
    .transaction()
    .execute((tx) => revokeInvite(tx, house.deps, { id: revoked.id, actor: "practice" }));
  const expired = await makeInvite(house, { email: emailAddress });
  house.advance({ days: 7 });
  for (const code of [revoked.code, expired.code, "unknown"]) {
    expect((await login(username, code)).statusCode).toBe(200);
  }
  expect([await statusOf(revoked.id), await statusOf(expired.id)]).toEqual(["REVOKED", "SENT"]);
});
