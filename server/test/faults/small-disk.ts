import { execFileSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own is mounted, which takes Linux and its superuser. */
export const canMount = process.platform === "linux" && process.getuid?.() === 0;

const blockBytes = 4_096;

export interface SmallDisk {
  folder: string;
  /** Fills it until no more than this is free. */
  fill(leaveBytes?: number): void;
  /** Gives back what `fill` took. */
  makeRoom(): void;
  remove(): void;
}

/** Mounts a disk in memory that holds so much and no more. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  chmodSync(folder, 0o755);
  const filler = join(folder, "filler");
  return {
    folder,
    fill(leaveBytes = 0) {
      const file = openSync(filler, "a");
      try {
        while (freeBytes(folder) > leaveBytes) writeSync(file, Buffer.alloc(blockBytes));
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler),
    remove() {
      execFileSync("umount", [folder]);
      rmdirSync(folder);
    },
  };
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
