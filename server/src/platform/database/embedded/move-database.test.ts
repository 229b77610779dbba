import { afterEach, expect, test } from "vitest";
import { addAcademic } from "../../../../test/academics.ts";
import { auditOf, registerPerson } from "../../../../test/accounts.ts";
import { openEmptyTestDatabase } from "../../../../test/database.ts";
import { makeInvite } from "../../../../test/invites.ts";
import { openTestServer } from "../../../../test/test-server.ts";
import { audit } from "../../audit/audit.ts";
import { signAudit } from "../../audit/sign-audit.ts";
import { verifyAuditChain } from "../../audit/verify-audit.ts";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { moveDatabase, NotMoved } from "./move-database.ts";
import { inOrder } from "./table-shapes.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const opened of open.splice(0)) await opened.close();
});

async function filled() {
  const server = await openTestServer();
  open.push(server);
  const person = await registerPerson(server);
  await addAcademic(server);
  await makeInvite(server, { email: "invited@example.org", isMailed: true });
  await server.database.kysely.transaction().execute((tx) => signAudit(tx, server.deps.keys));
  return { server, person };
}

async function empty(): Promise<Database> {
  const database = await openEmptyTestDatabase();
  open.push(database);
  await migrate(database);
  return database;
}

const said = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(NotMoved);
  return String(error.message);
};
const quiet = () => {};

test("everything arrives as it was, the chain of the audit holds and goes on, and what was there stays", async () => {
  const { server, person } = await filled();
  const target = await empty();
  const shown: number[][] = [];
  const moved = await moveDatabase(server.database, target, (done, total) =>
    shown.push([done, total]),
  );
  expect(moved).toMatchObject({ accounts: 2, audit_unsealed: 0 });
  const rows = Object.values(moved).reduce((sum, count) => sum + count, 0);
  expect(shown.at(-1)).toEqual([rows, rows]);
  for (const table of [
    "accounts",
    "identity_documents",
    "outbox",
    "invites",
    "settings",
  ] as const) {
    const read = (from: Database) => from.kysely.selectFrom(table).selectAll().execute();
    expect(new Set(await read(target)), table).toEqual(new Set(await read(server.database)));
  }

  const { keys, clock } = server.deps;
  const account = await target.kysely
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", person.username)
    .executeTakeFirstOrThrow();
  const event = {
    kind: "login",
    actor: account.id,
    subjectId: account.id,
    realm: "practice",
  } as const;
  await target.kysely.transaction().execute(async (tx) => {
    await audit(tx, { clock }, event);
    expect(await signAudit(tx, keys)).toBe(1);
  });
  expect(await verifyAuditChain(target.kysely, { keys, now: clock() })).toMatchObject({ ok: true });
  expect(await auditOf(server, account.id, "login")).toHaveLength(0);
});

test("nothing is moved into a database that somebody has used, and it stays as it was", async () => {
  const { server } = await filled();
  const used = await filled();
  const before = await used.server.database.kysely.selectFrom("accounts").selectAll().execute();
  const words = await said(moveDatabase(server.database, used.server.database, quiet));
  expect(words).toBe(
    "The database to move into is in use: name an empty one. Nothing was changed.",
  );
  expect(await used.server.database.kysely.selectFrom("accounts").selectAll().execute()).toEqual(
    before,
  );
});

test("tables that others point at come first, and what a trigger fills comes last", () => {
  const pointing = [
    { from: "children", to: "parents" },
    { from: "parents", to: "grandparents" },
  ];
  expect(inOrder(["audit_unsealed", "children", "grandparents", "parents"], pointing)).toEqual([
    "grandparents",
    "parents",
    "children",
    "audit_unsealed",
  ]);
  const circle = [...pointing, { from: "grandparents", to: "children" }];
  expect(() => inOrder(["children", "grandparents", "parents"], circle)).toThrow("In a circle");
});
