import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** A process of its own namespace, whose first process it is as in a container. */
const first = ["--map-root-user", "--pid", "--fork", "--kill-child"];
const isPossible = spawnSync("unshare", [...first, "true"]).status === 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "first-process-"));
  mkdirSync(join(folder, "bin"));
  copyFileSync("scripts/release/frontdoor.sh", join(folder, "bin/frontdoor"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a release whose Node is this script, as the first process of a container. */
function start(script: string) {
  writeFileSync(join(folder, "bin/node"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return spawn("unshare", [...first, "sh", join(folder, "bin/frontdoor"), "start"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

test.skipIf(!isPossible)(
  "[SEC-F17] in a container the watchdog ends the server, and the container with it",
  async () => {
    expect(await once(start("kill -KILL $$; exit 7"), "exit")).toEqual([137, null]);
  },
);

test.skipIf(!isPossible).each([
  ["that waits for the database yet", "echo up; exec sleep 60", 143],
  ["that ends in its own time", "trap 'exit 3' TERM; echo up; sleep 60 & wait", 3],
])("a container's SIGTERM reaches a server %s", async (_which, script, code) => {
  const child = start(script);
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  const [inside = ""] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").split(
    " ",
  );
  process.kill(Number(inside), "SIGTERM");
  expect(await ended).toEqual([code, null]);
});
