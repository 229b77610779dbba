import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDatabase } from "../../test/postgres-databases.ts";
import type { Database } from "../platform/database/database.ts";
import { DatabaseAway } from "../platform/database/postgres/database-away.ts";
import { postgresAt } from "../platform/database/postgres/postgres.ts";
import { openAwaitedDatabase } from "./await-database.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const config = { databaseUrl: "postgres://db.example/frontdoor", dataDir: "" };
const sleep = async (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const away = (code: string) => new DatabaseAway(Object.assign(new Error("refused"), { code }));

test("a start waits while no database leads, less and less often, and goes on with the one that does", async () => {
  const database = {} as Database;
  const open = vi.fn();
  for (let tries = 0; tries < 7; tries += 1) open.mockRejectedValueOnce(away("ECONNREFUSED"));
  open.mockResolvedValueOnce(database);
  expect(await openAwaitedDatabase(config, log, { open, sleep })).toBe(database);
  expect(log.info.mock.calls.map(([{ milliseconds }]) => milliseconds)).toEqual([
    250, 500, 1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
  expect(log.info.mock.calls[0]?.[1]).toMatch(/^DATABASE_URL: nobody listens there.*Trying again/);
});

test("a start ends after two and a half minutes without a database, before Kubernetes ends it", async () => {
  const begun = Date.now();
  const open = vi.fn().mockRejectedValue(away("57P03"));
  await expect(openAwaitedDatabase(config, log, { open, sleep })).rejects.toThrow("refused");
  const seconds = (Date.now() - begun) / 1_000;
  expect(seconds).toBeGreaterThan(140);
  expect(seconds).toBeLessThanOrEqual(150);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "a start waits while its database is read-only, as the standby of a fail-over does",
  async () => {
    const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? "");
    const owner = postgresAt(url, log);
    const set = (how: "on" | "off") =>
      sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set default_transaction_read_only = ${sql.lit(how)}`.execute(
        owner.kysely,
      );
    await set("on");
    const waited: string[] = [];
    const lead = async () => {
      waited.push(String(log.info.mock.calls.at(-1)?.[1]));
      await sql`set default_transaction_read_only = off`.execute(owner.kysely);
      await set("off");
    };
    const databaseUrl = { databaseUrl: url, dataDir: "" };
    const database = await openAwaitedDatabase(databaseUrl, log, { sleep: lead });
    expect(waited).toEqual([expect.stringContaining("it takes no writes")]);
    await Promise.all([database.close(), owner.close()]);
    await drop();
  },
);

test.each(["28P01", "28000", "3D000", "ENOTFOUND"])(
  "a start ends at once where the address of the database is wrong: %s",
  async (code) => {
    const open = vi.fn().mockRejectedValue(away(code));
    await expect(openAwaitedDatabase(config, log, { open, sleep })).rejects.toThrow("refused");
    expect(open).toHaveBeenCalledOnce();
  },
);

test("a start ends at once at what is no matter of waiting", async () => {
  const open = vi.fn().mockRejectedValue(new Error("in use by another process"));
  await expect(openAwaitedDatabase(config, log, { open, sleep })).rejects.toThrow("in use");
  expect(open).toHaveBeenCalledOnce();
});
