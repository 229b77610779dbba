import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { layEmpty } from "../../../../test/lay.ts";
import { createDatabase } from "../../../../test/postgres-databases.ts";
import { run } from "../../run.ts";

const applied = async (env: Record<string, string>) => {
  const { code, out, err } = await run(["migrate", "--json"], env);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out).applied as string[];
};

const serverUrl = process.env.TEST_DATABASE_URL;
// Beside a PostgreSQL that has been seen already.
test.skipIf(serverUrl)(
  "migrate brings a database without tables to this version, finds nothing to do then, and makes none without a key",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "migrate-"));
    layEmpty(folder);
    const names = await applied({ DATA_DIR: folder });
    expect(names[0]).toMatch(/^0001/);
    expect(await applied({ DATA_DIR: folder })).toEqual([]);
    const nothing = join(folder, "nothing");
    const { code, err } = await run(["migrate"], { DATA_DIR: nothing });
    expect([code, err]).toEqual([1, `${nothing} holds no database: DATA_DIR says where it is.`]);
    expect(existsSync(nothing)).toBe(false);
    rmSync(folder, { recursive: true });
  },
);

test.runIf(serverUrl)(
  "of several jobs that start at once on PostgreSQL one migrates, and all end well",
  async () => {
    const { url, drop } = await createDatabase(serverUrl ?? "");
    const jobs = await Promise.all([1, 2, 3].map(() => applied({ DATABASE_URL: url })));
    const atWork = jobs.filter((names) => names.length > 0);
    expect(atWork).toHaveLength(1);
    expect(atWork[0]?.[0]).toMatch(/^0001/);
    await drop();
  },
);
