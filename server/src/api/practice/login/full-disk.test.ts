import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { registerPerson } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let username: string;
beforeEach(async () => {
  server = await openTestServer();
  ({ username } = await registerPerson(server));
});
afterEach(() => server.close());

const path = "/practice/security/auth";
const logIn = async (password = goodPassword) =>
  (await server.post(path, { username, password })).statusCode;
/** More than lock a name. */
const tries = 14;

/** As a database says whose disk is full (SQLSTATE 53100), to some of what it is asked. */
async function refuse(name: string, what: string) {
  const { kysely } = server.database;
  await sql`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(
    kysely,
  );
  await sql.raw(`create trigger ${name} ${what} execute function no_room()`).execute(kysely);
  return () => sql.raw(`drop trigger ${name} on login_counters`).execute(kysely);
}
const refuseSuccess = () =>
  refuse("refused_success", "before delete on login_counters for each row");
const refuseTakingBack = () =>
  refuse(
    "refused_taking_back",
    "before update on login_counters for each row when (new.total < old.total)",
  );

test("[SEC-F5] a right password is never told that it is wrong, nor locks its name, where its success cannot be written down", async () => {
  const makeRoom = await refuseSuccess();
  for (let time = 0; time < tries; time += 1) expect(await logIn()).toBe(503);
  await makeRoom();
  expect(await logIn()).toBe(200);
});

test("[SEC-F5] nor where what counts it as no guess cannot be written either", async () => {
  const makeRoom = [await refuseSuccess(), await refuseTakingBack()];
  for (let time = 0; time < tries; time += 1) expect(await logIn()).toBe(503);
  for (const make of makeRoom) await make();
  expect(await logIn()).toBe(200);
});

test("[SEC-A5] wrong passwords count meanwhile as they do otherwise", async () => {
  const makeRoom = await refuseSuccess();
  for (let time = 0; time < tries; time += 1) expect(await logIn("wrong-otter-1")).toBe(401);
  await makeRoom();
  expect(await logIn()).toBe(401);
});
