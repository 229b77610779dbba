import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../server/test/temporary-folder.ts";

const root = temporaryFolder("debian-scripts");
const wants = join(root, "etc/systemd/system/multi-user.target.wants");
const link = join(wants, "frontdoor.service");
for (const folder of ["bin", "run/systemd/system"]) {
  mkdirSync(join(root, folder), { recursive: true });
}
mkdirSync(wants, { recursive: true });

function program(name: string, lines: string): void {
  writeFileSync(join(root, "bin", name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
}
for (const name of ["getent", "install", "chown", "chmod"]) program(name, "exit 0");
program("systemctl", `case $1 in enable) touch ${link} ;; disable) rm -f ${link} ;; esac`);

/** Runs a script of the package as dpkg does, on a system of its own. */
function script(name: string, ...args: string[]): void {
  const text = readFileSync(`deploy/debian/${name}`, "utf8").replaceAll(
    /(?<= )\/(?=run|etc\/systemd)/g,
    `${root}/`,
  );
  const env = { PATH: `${join(root, "bin")}:${process.env.PATH}` };
  execFileSync("sh", ["-c", text, "sh", ...args], { env, stdio: "ignore" });
}

function remove(): void {
  script("prerm", "remove");
  script("postrm", "remove");
}

test("a package that is removed and installed again starts with the machine as it did before", () => {
  script("postinst", "configure", "");
  expect(existsSync(link)).toBe(true);
  remove();
  // Its settings have stayed, so dpkg tells of the version that they are of.
  script("postinst", "configure", "1.1.0");
  expect(existsSync(link)).toBe(true);
  remove();
  script("postrm", "purge");
  expect(existsSync(link)).toBe(false);
});
