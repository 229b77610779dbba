import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolderOfTest } from "../../../test/temporary-folder.ts";
import { readNdjson } from "./read-records.ts";

test("[SEC-G3] an object of NDJSON ends with its line, whatever stands in its texts or is as long as it likes", async () => {
  const names = ["a\u2028b\u2029c", "d\u0085e", "f".repeat(200_000), "g\r\nh"];
  const lines = names.map((name) => JSON.stringify({ name }));
  const path = join(temporaryFolderOfTest("ndjson"), "people.ndjson");
  writeFileSync(path, `\uFEFF${lines.join("\r\n")}\r\n\n${JSON.stringify({ name: "last" })}`);
  const read: unknown[] = [];
  for await (const each of readNdjson(path)) read.push(each);
  const expected = names.map((name, at) => ({ line: at + 1, record: { name } }));
  expect(read).toEqual([...expected, { line: 6, record: { name: "last" } }]);
});
