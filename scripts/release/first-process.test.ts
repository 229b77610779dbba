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
function start(script: string, command = "start", how = 'exec "$@"') {
  writeFileSync(join(folder, "bin/node"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const container = ["unshare", ...first, "sh", join(folder, "bin/frontdoor"), command];
  return spawn("sh", ["-c", how, "sh", ...container], { stdio: ["pipe", "pipe", "inherit"] });
}

test.skipIf(!isPossible)(
  "[SEC-F17] in a container the watchdog ends the server, and the container with it",
  async () => {
    expect(await once(start("kill -KILL $$; exit 7"), "exit")).toEqual([137, null]);
  },
);

test.skipIf(!isPossible).each([
  ["a server that waits for the database yet", "start", "echo up; exec sleep 60", 143],
  [
    "a server that ends in its own time",
    "start",
    "trap 'exit 3' TERM; echo up; sleep 60 & wait",
    3,
  ],
  ["a command", "migrate", "echo up; exec sleep 60", 143],
])("a container's SIGTERM reaches %s", async (_which, command, script, code) => {
  const child = start(script, command);
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  const [inside = ""] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").split(
    " ",
  );
  process.kill(Number(inside), "SIGTERM");
  expect(await ended).toEqual([code, null]);
});

test.skipIf(!isPossible)(
  "a container's command gets its words and what is typed, and its code is the container's",
  async () => {
    const child = start('read -r typed; echo "$(basename "$1") $2 $typed"; exit 4', "staff");
    const ended = once(child, "exit");
    child.stdin.end("a line\n");
    const [said] = await once(child.stdout, "data");
    expect(String(said)).toBe("command.js staff a line\n");
    expect(await ended).toEqual([4, null]);
  },
);

test.skipIf(!isPossible)("a server starts where the container has no input at all", async () => {
  const child = start("echo up; exit 6", "start", 'exec "$@" <&- 2>/dev/null');
  expect(await once(child, "exit")).toEqual([6, null]);
});
