import { readFileSync } from "node:fs";
import { join } from "node:path";
import { passwordProblem } from "@frontdoor/contract/validators/password.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callerAs } from "../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { readConfig } from "../config/config.ts";
import type { Environment } from "../config/config-reader.ts";
import { demoOwnerEmail } from "./demo-owner.ts";
import { type DemoPerson, demoPassword, demoPeople } from "./demo-people.ts";
import { settleDemoData } from "./seed-demo-data.ts";
import { startMessage } from "./start-message.ts";

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const paths = {
  practice: "/practice/security/auth",
  academic: "/academic/v1/security/brochureLogin",
};
const logIn = ({ realm, email }: DemoPerson, password = demoPassword) =>
  server.post(paths[realm], { username: email, password });
const statuses = async () =>
  Promise.all(demoPeople.map(async (person) => (await logIn(person)).statusCode));
/** What a start with these variables does. */
const start = (env: Environment = {}, flags: string[] = []) =>
  settleDemoData(readConfig(env, flags), server.deps);
const everybody = (status: number) => demoPeople.map(() => status);
const abroad = { PUBLIC_URL: "https://www.example.org", SMTP_URL: "smtps://mail.example.org" };

test("[SEC-A8] on this machine a health professional, a trainee, a supervisor and a head of department log in and are handed to their product", async () => {
  await start();
  expect(demoPeople.map(({ type }) => type)).toEqual(["HCP", "TRAINEE", "SUPERVISOR", "HOD"]);
  for (const person of demoPeople) {
    const { location } = (await logIn(person)).json();
    const { post } = await callerAs(server, person.realm);
    const code = new URL(location).searchParams.get("code");
    const redeemed = await post("/handoff/redeem", { code });
    expect(redeemed.json()).toMatchObject({
      user: { username: person.email, type: person.type },
    });
  }
});

test.each<[string, Environment, string[]]>([
  ["in production", { NODE_ENV: "production", PUBLIC_URL: "http://localhost:3000" }, []],
  ["at a public address", abroad, []],
  ["at a public address that asked for demonstration data", { ...abroad, DEMO_DATA: "on" }, []],
  ["without demonstration data", {}, ["--no-demo"]],
])("[SEC-A8] %s a new database has none of them", async (_where, env, flags) => {
  await start(env, flags);
  const emails = demoPeople.map(({ email }) => email);
  const { kysely } = server.database;
  const found = await kysely.selectFrom("accounts").select("id").where("email", "in", emails);
  expect(await found.execute()).toEqual([]);
  const usable = kysely.selectFrom("accounts").select("id").where("password_hash", "is not", null);
  expect(await usable.execute()).toEqual([]);
});

test("[SEC-A8] a fresh database in production has no account at all", async () => {
  await start({ NODE_ENV: "production", PUBLIC_URL: "http://localhost:3000" });
  expect(await server.database.kysely.selectFrom("accounts").select("id").execute()).toEqual([]);
});

test("[SEC-A8] a database that was tried out lets none of them in once it goes public, and again when it is back", async () => {
  await start();
  await start(abroad);
  expect(await statuses()).toEqual(everybody(401));
  await start({ NODE_ENV: "production", PUBLIC_URL: "http://localhost:3000" });
  expect(await statuses()).toEqual(everybody(401));
  server.advance({ hours: 1 });
  await start();
  expect(await statuses()).toEqual(everybody(200));
});

test("whoever was removed or has another password stays so at the next start", async () => {
  await start();
  const [doctor, trainee] = demoPeople;
  if (doctor === undefined || trainee === undefined) throw new Error("Nobody is ready.");
  const { kysely } = server.database;
  const gone = {
    status: "archived",
    archived_at: server.deps.clock(),
    password_hash: null,
  } as const;
  await kysely.updateTable("accounts").set(gone).where("email", "=", doctor.email).execute();
  const password_hash = await server.deps.hasher.hash("another-quartz-5");
  await kysely
    .updateTable("accounts")
    .set({ password_hash })
    .where("email", "=", trainee.email)
    .execute();
  await start();
  expect((await logIn(doctor)).statusCode).toBe(401);
  expect((await logIn(trainee)).statusCode).toBe(401);
  expect((await logIn(trainee, "another-quartz-5")).statusCode).toBe(200);
});

test("[SEC-B3 SEC-B4] their password is one that anybody may choose", () => {
  expect(passwordProblem(demoPassword)).toBeNull();
  for (const { email, name, surname } of demoPeople) {
    const context = { identifiers: [email], words: [name, surname, "MP0000000", "0820000000"] };
    expect(server.deps.passwordPolicy.problem(demoPassword, context)).toBeNull();
  }
});

test("[SEC-A8] the start and the README tell who they are, the start only where they are", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
  const local = startMessage(readConfig({}), null);
  const elsewhere = startMessage(readConfig(abroad), null);
  for (const word of [demoPassword, ...demoPeople.map(({ email }) => email)]) {
    expect(readme).toContain(word);
    expect(local).toContain(word);
    expect(elsewhere).not.toContain(word);
  }
});

const atConsole = { STAFF_LISTEN: "127.0.0.1:3002" };
const owners = () =>
  server.database.kysely
    .selectFrom("staff")
    .select(["id", "role"])
    .where("email", "=", demoOwnerEmail)
    .where("ended_at", "is", null)
    .execute();

test("[SEC-A8] where a console is on this machine a demo owner has codes, new at each start and told with the rest", async () => {
  const first = await start(atConsole);
  const second = await start(atConsole);
  expect(first).toHaveLength(10);
  expect(second).not.toEqual(first);
  expect(await owners()).toMatchObject([{ role: "owner" }]);
  const told = startMessage(readConfig(atConsole), null, second);
  for (const word of [demoOwnerEmail, second?.[0], "http://localhost:3002/staff"]) {
    expect(told).toContain(word);
  }
});

test("[SEC-A8] elsewhere there is no demo owner, and who was there before has ended", async () => {
  const staffUrl = { ...atConsole, STAFF_URL: "https://staff.example.org" };
  const elsewhere: Record<string, Environment> = {
    "without a console": {},
    "in production": { ...staffUrl, NODE_ENV: "production", PUBLIC_URL: "http://localhost:3000" },
    "at a public address": { ...abroad, ...staffUrl },
    "with a public console": staffUrl,
  };
  for (const [where, env] of Object.entries(elsewhere)) {
    await start(atConsole);
    expect(await owners(), where).toHaveLength(1);
    expect(await start(env), where).toBeNull();
    expect(await owners(), where).toEqual([]);
  }
});

test("a demo owner whom a colleague ended stays away", async () => {
  await start(atConsole);
  const { post } = await callerAs(server, "operator");
  await server.database.kysely.updateTable("staff").set({ role: "support" }).execute();
  for (const { id } of await owners()) await post(`/staff/${id}/end`, { reason: "test" });
  expect(await start(atConsole)).toBeNull();
  expect(await owners()).toEqual([]);
});
