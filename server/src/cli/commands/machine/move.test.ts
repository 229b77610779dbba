import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolderOfTest } from "../../../../test/temporary-folder.ts";
import { run } from "../../run.ts";

test("move says what to do where the data already lies in what is named", async () => {
  const folder = await run(["move", "./other"], { DATA_DIR: tmpdir() });
  expect(folder.err).toContain("name the address of a PostgreSQL database");
  const address = "postgres://localhost/frontdoor";
  const database = await run(["move", address], { DATABASE_URL: address });
  expect(database.err).toContain("use pg_dump and pg_restore");
  expect([folder.code, database.code]).toEqual([1, 1]);
});

test("move copies no database that it would have to make first", async () => {
  const dataDir = join(temporaryFolderOfTest("move"), "none");
  const moved = await run(["move", "postgres://localhost/frontdoor"], { DATA_DIR: dataDir });
  expect(moved).toMatchObject({
    code: 1,
    err: `${dataDir} holds no database: DATA_DIR says where it is.`,
  });
});
