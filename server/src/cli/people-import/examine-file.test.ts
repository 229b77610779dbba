import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { run } from "../run.ts";

const pipe = join(temporaryFolder("pipe"), "people.csv");
execFileSync("mkfifo", [pipe]);

test.each([pipe, "/dev/null"])(
  "%s is refused, since a file of people is read twice",
  async (file) => {
    const { code, err } = await run(["account", "import", file, "--dry-run"], {});
    expect([code, err]).toEqual([
      1,
      `${file} is no file: write what comes from a pipe into one first.`,
    ]);
  },
);
