import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Keys } from "../keys/keys.ts";
import type { Log } from "../log.ts";
import { raiseAlert } from "../raise-alert.ts";
import { type MaintenanceJob, runBatches } from "../scheduler.ts";
import { moveMark } from "./audit-mark.ts";
import { codeOf, judgeCode } from "./chain.ts";
import { lastSignature, signAudit, signedAtOnce } from "./sign-audit.ts";

const batchSize = 1_000;
/** The most signatures that one run makes anew: other jobs, such as signing new events, wait for it. */
const fullRun = 20 * batchSize;
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
  /** Where the last run stopped; 0 where it came to the end. */
  let position = 0;
  return {
    name: "sign-audit-with-current-key",
    everySeconds: hourSeconds,
    fullRun,
    async run({ kysely }, _now, signal) {
      const { previous } = keys;
      if (previous === undefined) return 0;
      await moveMark(kysely, keys);
      let moved = 0;
      while (moved < fullRun && signal?.aborted !== true) {
        const batch = await signaturesOf(kysely, previous.id, position);
        const last = batch.at(-1);
        if (last === undefined) {
          position = 0;
          break;
        }
        const genuine = batch.filter(
          ({ hash, mac }) =>
            mac !== null &&
            judgeCode(keys, "seal", { content: hash, keyId: previous.id, code: mac }) === "genuine",
        );
        await writeCodes(kysely, keys, genuine);
        moved += genuine.length;
        position = last.position;
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

function signaturesOf(kysely: Database["kysely"], keyId: string, after: number) {
  return kysely
    .selectFrom("audit_seals")
    .select(["position", "hash", "mac"])
    .where("key_id", "=", keyId)
    .where("position", ">", after)
    .orderBy("position")
    .limit(batchSize)
    .execute();
}

async function writeCodes(
  kysely: Database["kysely"],
  keys: Keys,
  signatures: readonly { position: number; hash: Buffer }[],
): Promise<void> {
  if (signatures.length === 0) return;
  const fresh = signatures.map(({ position, hash }) => ({
    position,
    mac: codeOf(keys, "seal", hash).toString("hex"),
  }));
  await sql`
    update audit_seals as signature set key_id = ${keys.id}, mac = decode(fresh.mac, 'hex')
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as fresh(position bigint, mac text)
    where signature.position = fresh.position`.execute(kysely);
}
