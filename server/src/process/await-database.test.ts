import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "../platform/database/database.ts";
import { DatabaseAway } from "../platform/database/postgres/database-away.ts";
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
