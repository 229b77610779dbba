import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import { type House, openHouse } from "../../../test/house.ts";
import { goodPassword } from "../../../test/people.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const logIn = (username: string, password: string) =>
  house.post("/practice/security/auth", { username, password });
const fail = async (username: string, times: number) => {
  for (let time = 0; time < times; time += 1) await logIn(username, "wrong-otter-1");
};

async function subjectsTo(address: string): Promise<string[]> {
  await house.deliver();
  const mails = house.mails().filter(({ to }) => to === address);
  return mails.map((mail) => (mail.channel === "email" ? mail.subject : "")).sort();
}

test("[SEC-A7] the owner is mailed when a lock begins, once an hour at most", async () => {
  const { username, emailAddress } = await registerPerson(house);
  await fail(username, 12);
  const locked = "Your Heron Practice account is locked for a while";
  const welcome = "Welcome to Heron Practice";
  expect(await subjectsTo(emailAddress)).toEqual([welcome, locked]);
  house.advance({ minutes: 16 });
  await fail(username, 10);
  expect(await subjectsTo(emailAddress)).toHaveLength(2);
  house.advance({ minutes: 61 });
  await fail(username, 10);
  expect(await subjectsTo(emailAddress)).toEqual([welcome, locked, locked]);
});

test("[SEC-A7 SEC-C2] a lock of an invented name takes the same path and mails nobody", async () => {
  const before = house.sent.length;
  await fail("nobody-at-all", 10);
  const rows = await house.database.kysely
    .selectFrom("outbox")
    .select("kind")
    .where("state", "=", "waiting")
    .execute();
  expect(rows.map(({ kind }) => kind)).toContain("practice.account-locked");
  await house.deliver();
  expect(house.sent.length).toBe(before);
});

test("[SEC-A7] the owner is mailed of a login that follows ten failures, not of one after nine", async () => {
  const { username, emailAddress } = await registerPerson(house);
  await fail(username, 9);
  await logIn(username, goodPassword);
  expect(await subjectsTo(emailAddress)).toHaveLength(1);
  await fail(username, 10);
  house.advance({ minutes: 16 });
  await logIn(username, goodPassword);
  expect(await subjectsTo(emailAddress)).toEqual([
    "Someone logged in to your Heron Practice account after many tries",
    "Welcome to Heron Practice",
    "Your Heron Practice account is locked for a while",
  ]);
});

test("[SEC-A7] the mail says which lock it is: of a device of one's own, or one that only a new password ends", async () => {
  const { username, emailAddress, cookies } = await registerPerson(house);
  await house.deliver();
  const { deps } = house;
  const body = { username, password: "wrong-otter-1" };
  for (let time = 0; time < 10; time += 1) {
    await house.post("/practice/security/auth", body, { cookies });
  }
  const lastTo = async () => {
    await house.deliver();
    return house.mails().findLast(({ to }) => to === emailAddress)?.text ?? "";
  };
  expect(await lastTo()).toContain("on a device that you have used before");
  house.advance({ minutes: 61 });
  await fail(username, 1);
  await house.database.kysely
    .updateTable("login_counters")
    .set({ total: deps.limits.lockout.failuresBeforeDisabled - 1 })
    .where("client", "=", "")
    .execute();
  await fail(username, 1);
  expect(await lastTo()).toContain("This lock does not end by itself");
});
