import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { brand } from "@frontdoor/brand/brand.ts";
import { run } from "./package-folder.ts";
import type { Platform } from "./platforms.ts";

/** Debian's names of the processors. */
const architectures: Readonly<Record<string, string>> = { x64: "amd64", arm64: "arm64" };

/** The name of the package of a platform, `frontdoor_1.1.0_amd64.deb`; null where Debian has none. */
export function debianName(version: string, { os, cpu }: Platform): string | null {
  const architecture = architectures[cpu];
  if (os !== "linux" || architecture === undefined) return null;
  return `frontdoor_${version}_${architecture}.deb`;
}

/**
 * Makes a Debian package of an archive's content with `dpkg-deb`; the same files and date make the same bytes.
 * @param staged the folder of the archive, which is moved into the package
 * @param file the path of the package
 * @param of `seconds` since 1970, and the `level` of compression, 1 (fast) to 9 (small)
 */
export function makeDebianPackage(
  staged: string,
  file: string,
  of: { version: string; platform: Platform; seconds: number; level?: number },
): void {
  const { version, platform, seconds, level = 9 } = of;
  const root = `${staged}.debian`;
  rmSync(root, { recursive: true, force: true });
  const put = (from: string, to: string, mode: number) => {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    copyFileSync(from, join(root, to));
    chmodSync(join(root, to), mode);
  };
  put("deploy/debian/environment", "etc/frontdoor/environment", 0o640);
  put("deploy/debian/frontdoor.sh", "usr/bin/frontdoor", 0o755);
  for (const script of ["postinst", "prerm", "postrm"]) {
    put(`deploy/debian/${script}`, `DEBIAN/${script}`, 0o755);
  }
  mkdirSync(join(root, "opt"));
  renameSync(staged, join(root, "opt/frontdoor"));
  run("chmod", ["-R", "u+rwX,go+rX,go-w", join(root, "opt")]);
  const unit = join(root, "usr/lib/systemd/system/frontdoor.service");
  mkdirSync(dirname(unit), { recursive: true });
  writeFileSync(unit, packagedUnit(readFileSync("deploy/systemd/frontdoor.service", "utf8")));
  const documents = join(root, "usr/share/doc/frontdoor");
  mkdirSync(documents, { recursive: true });
  symlinkSync("/opt/frontdoor/LICENCE.txt", join(documents, "copyright"));
  symlinkSync("/opt/frontdoor/CHANGELOG.md", join(documents, "NEWS"));
  writeFileSync(join(root, "DEBIAN/conffiles"), "/etc/frontdoor/environment\n");
  const kibibytes = run("du", ["-sk", "--apparent-size", join(root, "opt")]).split(/\s/, 1)[0];
  const control = [
    "Package: frontdoor",
    `Version: ${version}`,
    `Architecture: ${architectures[platform.cpu]}`,
    `Maintainer: ${brand.name} <${brand.email}>`,
    "Depends: adduser, libatomic1, libc6 (>= 2.28), libstdc++6, util-linux",
    "Suggests: nginx, postgresql (>= 15)",
    `Installed-Size: ${kibibytes}`,
    "Section: web",
    "Priority: optional",
    "Description: public site and account front door",
    " Login, sign-up, recovery, account settings, OpenID Connect and the console of",
    " staff, in one service with an embedded database or on a PostgreSQL.",
  ];
  writeFileSync(join(root, "DEBIAN/control"), `${control.join("\n")}\n`);
  // Otherwise the package would have the time at which each file was copied.
  run("find", [root, "-exec", "touch", "-h", "-d", `@${seconds}`, "{}", "+"]);
  const how = ["--root-owner-group", "-Zgzip", `-z${level}`];
  run("env", [`SOURCE_DATE_EPOCH=${seconds}`, "dpkg-deb", ...how, "--build", root, file]);
  rmSync(root, { recursive: true });
}

/** The unit with the user that the package creates, so that the data keeps one owner and one place. */
function packagedUnit(unit: string): string {
  return unit
    .replace(/^DynamicUser=yes\n# Several.*\n/m, "")
    .replace(/^# Frontdoor as a service[\s\S]*?\n(?=\[Unit\])/, "");
}
