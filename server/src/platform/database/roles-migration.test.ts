import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openEmptyTestDatabase } from "../../../test/database.ts";
import { newId } from "../ids.ts";

const folder = join(import.meta.dirname, "../../../migrations");
const rolesByTask = "0045-roles-by-task.sql";

test("who kept the records is registrar afterwards, also in what waits for a second person; the others stay", async () => {
  const database = await openEmptyTestDatabase();
  const { kysely } = database;
  const apply = (file: string) => sql.raw(readFileSync(join(folder, file), "utf8")).execute(kysely);
  for (const file of readdirSync(folder).sort()) if (file < rolesByTask) await apply(file);
  const then = new Date("2026-01-05T08:00:00.000Z");
  for (const role of ["support", "records", "auditor", "owner"]) {
    await sql`insert into staff (id, name, email, role, created_at)
      values (${newId(() => then)}, ${role}, ${role}, ${role}, ${then})`.execute(kysely);
  }
  for (const [call, role] of [
    ["addStaff", "records"],
    ["addStaff", "auditor"],
    ["changeStaffRole", "records"],
    ["createAcademicInvite", "records"],
  ]) {
    const input = JSON.stringify({ body: { role, name: "records" } });
    await sql`insert into approvals (id, call, input, reason, asked_by, asked_from, asked_at, expires_at, state)
      values (${newId(() => then)}, ${call}, ${input}::jsonb, 'test', 'x', 'x', ${then}, ${then}, 'pending')`.execute(
      kysely,
    );
  }

  await apply(rolesByTask);

  const staff = await sql<{ name: string; role: string }>`select name, role from staff`.execute(
    kysely,
  );
  expect(Object.fromEntries(staff.rows.map(({ name, role }) => [name, role]))).toEqual({
    support: "support",
    records: "registrar",
    auditor: "auditor",
    owner: "owner",
  });
  const waiting = await sql<{ role: string; name: string }>`
    select input -> 'body' ->> 'role' as role, input -> 'body' ->> 'name' as name
    from approvals order by call, input`.execute(kysely);
  expect(waiting.rows.map(({ role }) => role)).toEqual([
    "auditor",
    "registrar",
    "registrar",
    "records",
  ]);
  expect(new Set(waiting.rows.map(({ name }) => name))).toEqual(new Set(["records"]));
  await database.close();
});
