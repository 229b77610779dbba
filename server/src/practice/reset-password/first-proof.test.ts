import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, askForReset, auditOf, registerPerson } from "../../../test/accounts.ts";
import { type House, openHouse } from "../../../test/house.ts";
import { goodPassword } from "../../../test/people.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const resetByLink = async (username: string, password: string) => {
  const { token } = await askForReset(house, username);
  const response = await house.post("/practice/security/password/processReset", {
    password,
    token,
  });
  expect(response.statusCode).toBe(200);
};
const logIn = async (username: string, password: string, cookies: Record<string, string>) =>
  (await house.post("/practice/security/auth", { username, password }, { cookies })).statusCode;

test("[SEC-C6 SEC-H5] the first link proves the address, and later ones leave that moment alone", async () => {
  const { username } = await registerPerson(house);
  expect(await accountOf(house, username)).toMatchObject({ email_proven_at: null });
  const first = house.deps.clock();
  await resetByLink(username, "violet-gravel-77");
  house.advance({ hours: 1 });
  await resetByLink(username, "lantern-maple-90");
  const account = await accountOf(house, username);
  expect(account).toMatchObject({ email_proven_at: first, number_confirmed_at: null });
  const events = await auditOf(house, account.id, "email-proven");
  expect(events).toMatchObject([{ actor: account.id, realm: "practice" }]);
});

test("[SEC-C8 SEC-A5] the device of the registration is known until the first link, one of a later login through every other", async () => {
  const { username, cookies } = await registerPerson(house);
  await resetByLink(username, goodPassword);
  for (let time = 0; time < 10; time += 1) await logIn(username, "wrong-otter-1", {});
  expect(await logIn(username, goodPassword, cookies)).toBe(401);

  house.advance({ hours: 1 });
  expect(await logIn(username, goodPassword, cookies)).toBe(200);
  await resetByLink(username, "lantern-maple-90");
  for (let time = 0; time < 10; time += 1) await logIn(username, "wrong-otter-1", {});
  expect(await logIn(username, "lantern-maple-90", {})).toBe(401);
  expect(await logIn(username, "lantern-maple-90", cookies)).toBe(200);
});

test("[SEC-C6 SEC-C5] a one-time password proves no address", async () => {
  const { username } = await registerPerson(house);
  const { code } = await askForReset(house, username);
  const body = { otp: code, username, password: "violet-gravel-77" };
  const response = await house.post("/practice/security/password/processResetWithOtp", body);
  expect(response.statusCode).toBe(200);
  expect(await accountOf(house, username)).toMatchObject({ email_proven_at: null });
});
