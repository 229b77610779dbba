import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { harmsOf } from "./additive.ts";

const folder = "server/migrations";

/** What is not additive and may be so: why no process of the version before fails by it. */
const allowed: Readonly<Record<string, string>> = {
  "0009-login-counters.sql": "before the first release",
  "0013-keyed-audit-seals.sql": "before the first release",
  "0016-events-and-webhooks.sql": "before the first release; the new checks take more than the old",
};
/** From here on there is a release that goes on while it is replaced. */
const firstWithRelease = "0025";

const migrations = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort()
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }));

test("every migration leaves a process of the version before what it reads and takes what it writes (docs/operations.md, Upgrade and downgrade)", () => {
  expect(migrations.length).toBeGreaterThan(20);
  const harmful = migrations.filter(({ name }) => allowed[name] === undefined);
  for (const { name, text } of harmful) expect(harmsOf(text), name).toEqual([]);
});

test("what may take something away is there and does so; after the first release it says who can no longer run", () => {
  for (const name of Object.keys(allowed)) {
    const text = migrations.find((each) => each.name === name)?.text ?? "";
    expect(harmsOf(text), name).not.toEqual([]);
    if (name > firstWithRelease) expect(text).toContain("'oldest_schema'");
  }
});

test.each([
  "drop table leads;",
  "alter table accounts drop column language;",
  "ALTER TABLE accounts\n  RENAME COLUMN language TO tongue;",
  "alter table accounts rename to people;",
  "alter table accounts alter column version type bigint;",
  "alter table accounts alter language set not null;",
  "alter table accounts alter column language drop default;",
  "alter table accounts add column team text not null;",
  "alter table accounts add column a text default 'x', add column b text not null;",
  "alter table accounts add column a numeric(4, 2), drop column b;",
  "alter table accounts add constraint adult check (age > 17);",
  "create unique index accounts_by_name on accounts (name);",
  "create trigger t before insert on accounts for each row execute function f();",
  "create table fresh (id uuid);\nalter table accounts drop column language;",
])("refused: %s", (text) => {
  expect(harmsOf(text)).toHaveLength(1);
});

test.each([
  "create table fresh (id uuid not null);\nalter table fresh add constraint one check (true);\ncreate unique index f on fresh (id);",
  "alter table accounts add column team text, add column seen timestamptz not null default now();",
  "alter table accounts drop constraint accounts_realm_check;",
  "create index accounts_by_team on accounts (team);",
  "-- drop table accounts;\nselect 1;",
  "insert into settings (name, value) values ('note', 'drop table accounts; truncate');",
  "create function f() returns trigger language plpgsql as $$ begin drop table x; end $$;",
])("taken: %s", (text) => {
  expect(harmsOf(text)).toEqual([]);
});
