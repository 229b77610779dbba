import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { run } from "../../run.ts";

test("move says what to do where the data already lies in what is named", async () => {
  const folder = await run(["move", "./other"], { DATA_DIR: tmpdir() });
  expect(folder.err).toContain("name the address of a PostgreSQL database");
  const address = "postgres://localhost/frontdoor";
  const database = await run(["move", address], { DATABASE_URL: address });
  expect(database.err).toContain("use pg_dump and pg_restore");
  expect([folder.code, database.code]).toEqual([1, 1]);
});
