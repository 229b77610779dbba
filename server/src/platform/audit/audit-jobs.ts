import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Keys } from "../keys/keys.ts";
import type { Log } from "../log.ts";
import { raiseAlert } from "../raise-alert.ts";
import { type MaintenanceJob, runBatches } from "../scheduler.ts";
import { moveMark } from "./audit-mark.ts";
import { codeOf, judgeCode } from "./chain.ts";
import { lastSignature, signAudit, signedAtOnce } from "./sign-audit.ts";

/** Signatures among which one statement looks: one for a chain of many years would be cancelled after five seconds. */
const span = 5_000;
/** The most signatures that one run makes anew: other jobs, such as signing new events, wait for it. */
const fullRun = 4 * span;
const hourSeconds = 3_600;

/** The jobs that keep the audit signed, for the server's list of jobs. */
export const auditJobs = (keys: Keys, log: Log): readonly MaintenanceJob[] => [
  signNewEvents(keys),
  moveSignaturesToCurrentKey(keys, log),
  tellHead(log),
];

/** Signs new audit events, as many as come in ten seconds of a busy day; the rest is signed a moment later. */
const signNewEvents = (keys: Keys): MaintenanceJob => ({
  name: "sign-audit",
  everySeconds: 10,
  run: (database) => runBatches(database, signedAtOnce, (tx) => signAudit(tx, keys)),
});

/**
 * While a previous master key is configured: signs the audit anew with the current one, so that the chain can be verified
 * without the old key (SEC-H18). A code that is not genuine is left, so that a change stays visible.
 */
export function moveSignaturesToCurrentKey(keys: Keys, log: Log): MaintenanceJob {
  /** Where the last run stopped: the chain grows at its end alone. */
  let position = 0;
  return {
    name: "sign-audit-with-current-key",
    everySeconds: hourSeconds,
    fullRun,
    async run({ kysely }, _now, signal) {
      const { previous } = keys;
      if (previous === undefined) return 0;
      await moveMark(kysely, keys);
      const { position: end } = await lastSignature(kysely);
      let moved = 0;
      while (position < end && moved < fullRun && signal?.aborted !== true) {
        const until = Math.min(position + span, end);
        const batch = await signaturesOf(kysely, previous.id, { after: position, until });
        const genuine = batch.filter(
          ({ hash, mac }) =>
            mac !== null &&
            judgeCode(keys, "seal", { content: hash, keyId: previous.id, code: mac }) === "genuine",
        );
        moved += await writeCodes(kysely, keys, previous.id, genuine);
        position = until;
        if (genuine.length < batch.length) {
          raiseAlert(log, "AUDIT_SIGNATURES_FORGED", {
            signatures: batch.length - genuine.length,
          });
        }
      }
      return moved;
    },
  };
}

/** The head of the chain goes to the log each day: out of reach of an owner of the database. */
const tellHead = (log: Log): MaintenanceJob => ({
  name: "tell-audit-head",
  everySeconds: 24 * hourSeconds,
  async run({ kysely }) {
    const { position, hash } = await lastSignature(kysely);
    log.info({ noted: `${position}:${hash.toString("hex")}` }, "audit head");
    return 0;
  },
});

function signaturesOf(
  kysely: Database["kysely"],
  keyId: string,
  { after, until }: { after: number; until: number },
) {
  return kysely
    .selectFrom("audit_seals")
    .select(["position", "hash", "mac"])
    .where("key_id", "=", keyId)
    .where("position", ">", after)
    .where("position", "<=", until)
    .orderBy("position")
    .execute();
}

/** @returns how many: another process may have written some meanwhile, whose codes nobody may write again */
async function writeCodes(
  kysely: Database["kysely"],
  keys: Keys,
  before: string,
  signatures: readonly { position: number; hash: Buffer }[],
): Promise<number> {
  if (signatures.length === 0) return 0;
  const fresh = signatures.map(({ position, hash }) => ({
    position,
    mac: codeOf(keys, "seal", hash).toString("hex"),
  }));
  const { numAffectedRows = 0n } = await sql`
    update audit_seals as signature set key_id = ${keys.id}, mac = decode(fresh.mac, 'hex')
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as fresh(position bigint, mac text)
    where signature.position = fresh.position and signature.key_id = ${before}`.execute(kysely);
  return Number(numAffectedRows);
}
