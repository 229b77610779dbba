import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureProgram } from "../testing/program.ts";

const text = readFileSync("deploy/systemd/frontdoor.service", "utf8");
/** Tenths of systemd's exposure level, of 100: what is left is that it serves the network and runs V8. */
const mostExposed = 15;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "unit-"));
  mkdirSync(join(folder, "bin"));
  copyFileSync("scripts/release/frontdoor.sh", join(folder, "bin/frontdoor"));
  spawnSync("chmod", ["+x", join(folder, "bin/frontdoor")]);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Asks systemd about the unit as it would be where the archive is unpacked in the test's folder. */
function analyze(command: string[], unit: string) {
  const file = join(folder, "frontdoor.service");
  writeFileSync(file, unit.replaceAll("/opt/frontdoor", folder));
  const program = ensureProgram("systemd-analyze", "systemd");
  return spawnSync(program, [...command, file], { encoding: "utf8" });
}

test("systemd understands every line of the unit", () => {
  const { status, stderr } = analyze(["verify"], text);
  expect([status, stderr]).toEqual([0, ""]);
  const misspelt = analyze(["verify"], text.replace("NoNewPrivileges", "NoNewPrivilege"));
  expect(misspelt.stderr).toContain("NoNewPrivilege");
});

test("the unit leaves a service little to do but serve", () => {
  const asked = ["security", "--offline=true", `--threshold=${mostExposed}`, "--no-pager"];
  const { status, stdout } = analyze(asked, text);
  expect(stdout).toContain("Overall exposure level");
  expect(status).toBe(0);
  expect(analyze(asked, text.replace("CapabilityBoundingSet=\n", "")).status).not.toBe(0);
});

test("the unit restarts the process always, as operations.md wants it on a full disk", () => {
  const wanted = readFileSync("docs/operations.md", "utf8").match(/`([A-Za-z]+=[\w]+)`/g) ?? [];
  const settings = wanted
    .map((each) => each.slice(1, -1))
    .filter((each) => /^(Restart|StartLimit|LimitNO)/.test(each));
  expect(settings.length).toBeGreaterThan(3);
  for (const setting of settings) expect(text).toContain(`\n${setting}\n`);
});
