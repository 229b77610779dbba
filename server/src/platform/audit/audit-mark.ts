import * as z from "zod/mini";
import type { Clock } from "../clock.ts";
import type { Database, Db } from "../database/database.ts";
import { keepSetting, readSetting } from "../database/settings.ts";
import type { KeySet, Keys } from "../keys/keys.ts";
import type { Log } from "../log.ts";
import { raiseAlert } from "../raise-alert.ts";
import { codeOf, judgeCode } from "./chain.ts";
import { holdSigners, lastSignature } from "./sign-audit.ts";

const setting = "audit_mark";

const auditMark = z.object({
  /** 0 in a database whose signatures all have codes. */
  position: z.int(),
  /** The chain's hash at that position, in hex. */
  hash: z.string(),
  /** When it was set, ISO 8601. */
  at: z.string(),
  keyId: z.string(),
  /** An HMAC of the three values before, in hex: nobody can move the mark without the key. */
  code: z.string(),
});
/** The last signature from before there were codes: every later one has a code. */
export type AuditMark = z.output<typeof auditMark>;

/**
 * Marks the last signature without a code, once in the life of a database, before anything is signed. Where signatures
 * with codes exist and the mark is missing, somebody removed it: none is made, and {@link readMark} finds none. The marked
 * position is logged, because the log is outside the database.
 */
export async function markAudit(
  { kysely }: Database,
  { keys, clock, log }: { keys: Keys; clock: Clock; log: Log },
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await holdSigners(tx);
    if ((await readMark(tx)) !== undefined) return;
    const keyed = await tx
      .selectFrom("audit_seals")
      .select("position")
      .where("mac", "is not", null)
      .limit(1)
      .executeTakeFirst();
    if (keyed !== undefined) {
      raiseAlert(log, "AUDIT_MARK_MISSING", { position: keyed.position });
      return;
    }
    const { position, hash } = await lastSignature(tx);
    const mark = { position, hash: hash.toString("hex"), at: clock().toISOString() };
    await keepSetting(tx, setting, signed(keys, mark));
    log.info(mark, "audit marked");
  });
}

/** @returns undefined when there is none; "unreadable" when its value is not a mark */
export async function readMark(db: Db): Promise<AuditMark | "unreadable" | undefined> {
  const written = await readSetting(db, setting);
  return written === undefined ? undefined : parseMark(written);
}

function parseMark(text: string): AuditMark | "unreadable" {
  try {
    return z.parse(auditMark, JSON.parse(text));
  } catch {
    return "unreadable";
  }
}

/** Whether a mark was made with a key that is still here, and never moved. */
export const judgeMark = (keys: Keys, mark: AuditMark) =>
  judgeCode(keys, "mark", {
    content: contentOf(mark),
    keyId: mark.keyId,
    code: Buffer.from(mark.code, "hex"),
  });

/** Writes the mark's code with the current key, when it is one of the previous key and genuine. */
export async function moveMark(db: Db, keys: Keys): Promise<void> {
  const mark = await readMark(db);
  if (mark === undefined || mark === "unreadable" || mark.keyId !== keys.previous?.id) return;
  if (judgeMark(keys, mark) !== "genuine") return;
  await keepSetting(db, setting, signed(keys, mark));
}

/** A mark as it is kept. */
function signed(keySet: KeySet, { position, hash, at }: Omit<AuditMark, "keyId" | "code">): string {
  const code = codeOf(keySet, "mark", contentOf({ position, hash, at })).toString("hex");
  return JSON.stringify({ position, hash, at, keyId: keySet.id, code } satisfies AuditMark);
}

const contentOf = ({ position, hash, at }: Pick<AuditMark, "position" | "hash" | "at">) =>
  JSON.stringify([position, hash, at]);
