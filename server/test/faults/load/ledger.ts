import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Deed } from "./deeds.ts";

/** One effect that somebody was told of. */
export interface Entry {
  /** The key that the write was sent with, or the one of its first sending. */
  key: string;
  deed: Deed;
  /** Whom it happened to, by username; null where it is nobody's. */
  username: string | null;
  /** Where its messages go. */
  to: string;
  /** Where its SMS goes, if it has one. */
  number?: string;
  /** The password that holds from now on. */
  password?: string;
}

export interface Ledger {
  /** Counts only once it is on the disk: what was acknowledged cannot be forgotten by whoever asks for it. */
  acknowledge(entry: Entry): void;
  count(): number;
  /** As it stands on the disk. */
  read(): Entry[];
  remove(): void;
}

/** What the server said was done, written down by those it was said to. */
export function openLedger(): Ledger {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-ledger-"));
  const path = join(folder, "ledger.jsonl");
  const file = openSync(path, "a");
  let entries = 0;
  return {
    acknowledge(entry) {
      writeSync(file, `${JSON.stringify(entry)}\n`);
      fsyncSync(file);
      entries += 1;
    },
    count: () => entries,
    read: () =>
      readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line): Entry => JSON.parse(line)),
    remove() {
      closeSync(file);
      rmSync(folder, { recursive: true });
    },
  };
}
