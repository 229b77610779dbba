import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DatabaseAway } from "../platform/database/postgres/database-away.ts";
import { operatorMessage } from "./operator-message.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-words-"));
  writeFileSync(join(folder, "file"), "");
});
afterAll(() => rmSync(folder, { recursive: true }));

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test.each([
  ["file", "a file is in the folder's place"],
  ["file/below", "a file is in the place of a folder above it"],
])("a folder that cannot be made is told by its path: %s", (name, words) => {
  const path = join(folder, name);
  const line = operatorMessage(caught(() => mkdirSync(path, { recursive: true })));
  expect(line).toBe(
    `${path}: ${words}; name another folder (DATA_DIR, or the command's own) or mend this one`,
  );
});

test.each([
  ["ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:1", "start PostgreSQL"],
  ["ENOTFOUND", "getaddrinfo ENOTFOUND nohost", "mend the host"],
  ["3D000", 'database "missing" does not exist', "create it"],
  ["28P01", 'password authentication failed for user "u"', "mend user and password"],
  ["53300", "too many clients", "the database refuses"],
])("a database that refuses (%s) is told by DATABASE_URL", (code, message, remedy) => {
  const line = operatorMessage(new DatabaseAway(Object.assign(new Error(message), { code })));
  expect(line).toContain("DATABASE_URL: ");
  expect(line).toContain(remedy);
  expect(line).toContain(message);
});

test("any other error has no words of these", () => {
  expect(operatorMessage(new Error("other"))).toBeNull();
});
