import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "debian-command-"));
  mkdirSync(join(folder, "bin"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the package's command with this as its /etc/frontdoor/environment, as root would; returns what it warned of. */
function run(environment: string | Buffer): string {
  const file = join(folder, "environment");
  writeFileSync(file, environment);
  writeFileSync(join(folder, "bin/id"), "#!/bin/sh\necho 0\n", { mode: 0o755 });
  writeFileSync(join(folder, "bin/setpriv"), "#!/bin/sh\necho ran\n", { mode: 0o755 });
  const script = readFileSync("deploy/debian/frontdoor.sh", "utf8");
  const here = script.replaceAll("/etc/frontdoor/environment", file);
  const env = { ...process.env, PATH: `${join(folder, "bin")}:${process.env.PATH}` };
  const { stdout, stderr } = spawnSync("sh", ["-c", here, "frontdoor", "doctor"], { env });
  expect(String(stdout)).toBe("ran\n");
  return String(stderr).replaceAll(file, "FILE");
}

/** The value that commands get from a line: Node's reading. */
function readByNode(line: string): string {
  const file = join(folder, "line");
  writeFileSync(file, `${line}\n`);
  const tell = ["--env-file", file, "-p", "process.env.SMS_TOKEN"];
  return execFileSync(process.execPath, tell, { encoding: "utf8" }).trimEnd();
}

test.each([
  ["SMS_TOKEN=ab#cd", "ab"],
  ["SMS_TOKEN=ab\\cd", "ab\\cd"],
  ['SMS_TOKEN="ab\\"cd"', "ab\\"],
  ["SMS_TOKEN=`ab`", "ab"],
  ["SMS_TOKEN='ab' # a remark", "ab"],
])("%s is read otherwise by systemd, and the command says so", (line, byNode) => {
  expect(readByNode(line)).toBe(byNode);
  expect(run(`# a remark\n\nPORT=3000\n${line}\n`)).toBe(
    "Line 4 of FILE: the service reads SMS_TOKEN otherwise than this command. Put its value in '…', and nothing behind it.\n",
  );
});

test("a line that is no UTF-8 is told of like any other, and nothing of its value", () => {
  expect(run(Buffer.from("SMS_TOKEN=caf\xe9#cd\n", "latin1"))).toMatch(
    /^Line 1 of FILE: the service reads SMS_TOKEN otherwise than this command\. Put .* behind it\.\n$/,
  );
});

test("a file that both read alike is no matter for words", () => {
  const lines = [
    "#SMTP_URL=smtps://user:password@host:465",
    " # ab#cd",
    "; ab#cd",
    "PUBLIC_URL=https://www.example.org",
    "SMS_TOKEN='ab#cd'",
    'SMS_URL="https://sms.example.org/#way"',
    'LIMITS={"loginByAddress":{"perHour":5}}',
    "SMS_SENDER=",
  ];
  expect(run(`${lines.join("\n")}\n`)).toBe("");
});
