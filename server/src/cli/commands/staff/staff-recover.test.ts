import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staffKeyPattern } from "@frontdoor/contract/staff/key-format.ts";
import { expect, test } from "vitest";
import { layMigrated } from "../../../../test/lay.ts";
import { run } from "../../run.ts";

test("[SEC-L25] staff recover makes an owner in the database of the machine, without a key and with a reason", async () => {
  const folder = mkdtempSync(join(tmpdir(), "recover-"));
  const environment = { DATA_DIR: folder };
  const typed = ["staff", "recover", "Naledi Botha", "naledi@example.org"];
  layMigrated(folder);
  expect(await run(typed, environment)).toMatchObject({ code: 2 });
  const nowhere = await run(["staff", "recover", "N", "nowhere", "--reason", "x"], environment);
  expect(nowhere).toMatchObject({ code: 2 });
  const { code, out } = await run([...typed, "--reason", "nobody is left", "--json"], environment);
  expect(code).toBe(0);
  expect(JSON.parse(out).key).toMatch(staffKeyPattern);
  rmSync(folder, { recursive: true });
});

test("[SEC-L25] in a folder without a database staff recover makes none, and says so", async () => {
  const folder = mkdtempSync(join(tmpdir(), "recover-"));
  const typed = ["staff", "recover", "Naledi Botha", "naledi@example.org", "--reason", "x"];
  const { code, err } = await run(typed, { DATA_DIR: folder });
  expect({ code, err }).toEqual({
    code: 1,
    err: `${folder} holds no database: DATA_DIR says where it is.`,
  });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
