import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditOf, registerPerson } from "../../../test/accounts.ts";
import { countStatements } from "../../../test/statements/count-statements.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { setUpTwoStep } from "../../../test/two-step.ts";
import { checkCode } from "./check-code.ts";
import { recoveryCodesLeft } from "./recovery-codes.ts";
import { keepTwoStep, letSecondStepEnd, twoStepOf } from "./two-step.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function somebody() {
  const { username } = await registerPerson(server);
  return setUpTwoStep(server, username);
}

type Somebody = Awaited<ReturnType<typeof somebody>>;

const check = ({ account }: Pick<Somebody, "account">, code: string) =>
  server.database.kysely
    .transaction()
    .execute((tx) => checkCode(tx, server.deps, account, plainCode(code)));

test("[SEC-J2] a code is taken once, however many send it at once", async () => {
  const person = await somebody();
  const code = person.code();
  const taken = await Promise.all(Array.from({ length: 10 }, () => check(person, code)));
  expect(taken.filter((kind) => kind === "code")).toHaveLength(1);
  expect(taken.filter((kind) => kind === null)).toHaveLength(9);
});

test("[SEC-J2] once a code was taken, none of an earlier step is", async () => {
  const person = await somebody();
  const before = person.code(-1);
  expect(await check(person, person.code())).toBe("code");
  expect(await check(person, before)).toBeNull();
  expect(await check(person, person.code(1))).toBe("code");
});

test("[SEC-J4] a code that was used before costs the statements of a wrong one", async () => {
  const person = await somebody();
  const used = person.code();
  expect(await check(person, used)).toBe("code");
  const wrong = person.wrongCode();
  const statementsOf = (code: string) => countStatements(() => check(person, code));
  expect(await statementsOf(used)).toEqual(await statementsOf(wrong));
});

test("[SEC-J3] a recovery code is taken once, however it is typed", async () => {
  const person = await somebody();
  const [first = "", second = ""] = person.recoveryCodes;
  expect(first).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
  const typed = ` ${first.toLowerCase().replace("-", " – ")} `;
  const taken = await Promise.all([check(person, typed), check(person, first)]);
  expect(taken.toSorted()).toEqual([null, "recovery-code"].toSorted());
  expect(await check(person, second)).toBe("recovery-code");
  expect(
    await recoveryCodesLeft(
      server.database.kysely,
      server.deps.keys,
      "recovery_codes",
      person.account.id,
    ),
  ).toBe(8);
  expect(await auditOf(server, person.account.id, "recovery-code-used")).toHaveLength(2);
});

test("[SEC-J3] no recovery code and no key of an app is stored in the clear", async () => {
  const person = await somebody();
  const { kysely } = server.database;
  const kept = JSON.stringify([
    await kysely.selectFrom("recovery_codes").selectAll().execute(),
    await kysely.selectFrom("second_steps").selectAll().execute(),
  ]);
  for (const code of person.recoveryCodes) {
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replace("-", ""));
  }
  expect(kept).toMatch(/"app_key_sealed":"v1\./);
});

test("[SEC-J3] codes and keys of one account open no other", async () => {
  const [one, other] = [await somebody(), await somebody()];
  expect(await check(other, one.code())).toBeNull();
  expect(await check(other, one.recoveryCodes[0] ?? "")).toBeNull();
  const { kysely } = server.database;
  const { app_key_sealed } = await kysely
    .selectFrom("second_steps")
    .selectAll()
    .where("account_id", "=", one.account.id)
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable("second_steps")
    .set({ app_key_sealed })
    .where("account_id", "=", other.account.id)
    .execute();
  await expect(check(other, one.code())).rejects.toThrow();
});

test("[SEC-J4] after ten wrong codes in a day no code of the app is taken, a recovery code is", async () => {
  const person = await somebody();
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await check(person, person.wrongCode())).toBeNull();
  }
  expect(await check(person, person.code())).toBeNull();
  expect(await check(person, person.recoveryCodes[0] ?? "")).toBe("recovery-code");
  server.advance({ days: 1 });
  expect(await check(person, person.code())).toBe("code");
});

test("[SEC-J15] an end that was asked for comes after 72 hours, not before, and a code calls it off", async () => {
  const { database, deps } = server;
  const letEnd = (person: Somebody) =>
    database.kysely.transaction().execute((tx) => letSecondStepEnd(tx, deps, person.account.id));
  const stateOf = ({ account }: Somebody) =>
    twoStepOf(database.kysely, deps, account, null).then(({ since }) => since !== null);
  const [lost, owner, warned] = [await somebody(), await somebody(), await somebody()];
  for (const person of [lost, owner, warned]) await letEnd(person);
  expect(await check(owner, owner.code())).toBe("code");
  await database.kysely.transaction().execute((tx) => keepTwoStep(tx, deps, warned.account));
  server.advance({ minutes: 72 * 60 - 1 });
  expect(await stateOf(lost)).toBe(true);
  server.advance({ minutes: 1 });
  expect(await stateOf(lost)).toBe(false);
  expect(await check(lost, lost.code())).toBeNull();
  expect(await stateOf(owner)).toBe(true);
  expect(await stateOf(warned)).toBe(true);
});
