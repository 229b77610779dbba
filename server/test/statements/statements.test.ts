import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../test-server.ts";
import { count, countStatements } from "./count-statements.ts";
import { flows } from "./flows.ts";

const document = readFileSync(join(import.meta.dirname, "../../../docs/operations.md"), "utf8");

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** What docs/operations.md says of each flow. */
function table(): Map<string, { statements: number; commits: number }> {
  const rows = document.matchAll(/^\| ([^|]+?) \| (\d+) \| (\d+) \|$/gm);
  return new Map(
    [...rows].map(([, flow = "", statements, commits]) => [
      flow,
      { statements: Number(statements), commits: Number(commits) },
    ]),
  );
}

describe.each(Object.entries(flows))("%s", (name, prepare) => {
  test("asks of the database what the document says", async () => {
    const first = await prepare(server);
    await first();
    const press = await prepare(server);
    let status = 0;
    const counted = await countStatements(async () => {
      status = (await press()).statusCode;
    });
    expect(status).toBeLessThan(500);
    expect({ name, ...counted }).toEqual({ name, ...table().get(name) });
  });
});

test("the document tells of these flows and no other", () => {
  expect([...table().keys()].toSorted()).toEqual(Object.keys(flows).toSorted());
});

test("what is counted: statements without the words around a transaction, and what is kept", () => {
  const kept = ["begin", "select 1", "update a set b = 1", "commit"];
  const outside = ["insert into a values (1)", "select 2"];
  const undone = ["begin", "savepoint a", "insert into a values (1)", "rollback to savepoint a"];
  expect(count(kept)).toEqual({ statements: 2, commits: 1 });
  expect(count(outside)).toEqual({ statements: 2, commits: 1 });
  expect(count([...undone, "delete from b", "commit"])).toEqual({ statements: 2, commits: 1 });
  const counting =
    "insert into a values (1) returning b, set_config('synchronous_commit', 'off', true)";
  expect(count([counting, "select 2"])).toEqual({ statements: 2, commits: 0 });
  expect(count(["begin", "select 1", "rollback"])).toEqual({ statements: 1, commits: 0 });
});
