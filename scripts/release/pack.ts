import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { run } from "./package-folder.ts";

/**
 * Packs a folder reproducibly: sorted, without owners, all with one time. Needs GNU tar.
 * @param seconds since 1970
 * @param level of compression, 1 (fast) to 9 (small)
 * @returns the checksum of the archive (SHA-256, hex)
 */
export function pack(folder: string, archive: string, seconds: number, level = 9): string {
  const same = ["--sort=name", `--mtime=@${seconds}`, "--owner=0", "--group=0", "--numeric-owner"];
  const format = [
    "--format=gnu",
    "--mode=u+rwX,go+rX,go-w",
    `--use-compress-program=gzip -${level}n`,
  ];
  const what = ["-C", dirname(folder), basename(folder)];
  run("tar", [...same, ...format, "-cf", archive, ...what]);
  return checksumOf(archive);
}

export function checksumOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
