import type { AuditProblem } from "@frontdoor/contract/products/operations.ts";
import type { Db } from "../database/database.ts";
import { nilId } from "../ids.ts";
import type { Keys } from "../keys/keys.ts";
import { type AuditMark, judgeMark, readMark } from "./audit-mark.ts";
import {
  chainHash,
  chainStart,
  type EventRow,
  eventHash,
  judgeCode,
  type SignatureRow,
} from "./chain.ts";
import { findNeverSigned, readSignatureHash, readSignatures } from "./read-signatures.ts";

/** How long events are kept; the database refuses to remove younger ones (SEC-H8). */
const auditMonths = 24;

/** A position in the chain and its hash, as somebody noted them outside the database. */
export interface NotedPlace {
  position: number;
  hash: string;
}

/** Where a part of the chain ended, and the latest event up to there. */
export interface PartEnd extends NotedPlace {
  latestEvent: string;
}

/** A valid chain, or part of one, with its length and head, to note outside the database; or the first problem. */
export type AuditCheck =
  | {
      ok: true;
      events: number;
      position: number;
      head: string;
      mark: AuditMark;
      /** Where the next part begins; null when all is verified. */
      next: PartEnd | null;
    }
  /** `at` is a position in the chain, or an event's id. */
  | { ok: false; problem: AuditProblem; at: string | null };

interface Known {
  keys: Keys;
  now: Date;
  /** Must be in the chain as it was noted: a chain that was cut short or started anew lacks it. */
  noted?: NotedPlace | undefined;
  /** The end of an earlier part, which was valid. */
  from?: PartEnd | undefined;
  /** Roughly how many signatures to verify; all of them when left out. */
  limit?: number;
}

/**
 * Verifies every signature, its code and its event (SEC-H6). Signatures up to the mark have no code; the code of the
 * mark covers their hash. Events older than 24 months may be gone.
 */
export async function verifyAuditChain(db: Db, known: Known): Promise<AuditCheck> {
  const mark = await readMark(db);
  if (mark === undefined) return { ok: false, problem: "mark-missing", at: null };
  if (mark === "unreadable") return { ok: false, problem: "mark-forged", at: null };
  const judged = judgeMark(known.keys, mark);
  if (judged === "forged") return { ok: false, problem: "mark-forged", at: null };
  if (judged === "key-unknown") return { ok: false, problem: "key-unknown", at: null };
  const { from, limit = Number.POSITIVE_INFINITY } = known;
  if (from !== undefined) {
    const problem = await problemAt(db, from);
    if (problem !== null) return { ok: false, problem, at: String(from.position) };
  }
  const check = checker(known, mark);
  let latestEvent = from?.latestEvent ?? nilId;
  for (;;) {
    const rows = await readSignatures(db, check.reached().position);
    for (const row of rows) {
      const problem = check.next(row);
      if (problem !== null) return { ok: false, problem, at: String(row.signature.position) };
    }
    const latest = latestOf(latestEvent, rows);
    // Ids of events grow with time: each part looks through its own span, the last one through what is left.
    const stray = await findNeverSigned(db, latestEvent, rows.length === 0 ? null : latest);
    if (stray !== undefined) return { ok: false, problem: "never-sealed", at: stray.id };
    latestEvent = latest;
    const { events, position, hash } = check.reached();
    const head = hash.toString("hex");
    const found = { ok: true, events, position, head, mark } as const;
    if (rows.length === 0) {
      const end = check.end();
      return end === null ? { ...found, next: null } : { ok: false, ...end };
    }
    if (events >= limit) return { ...found, next: { position, hash: head, latestEvent } };
  }
}

/** Where a part begins, the chain must be as the part before found it. */
async function problemAt(db: Db, { position, hash }: PartEnd): Promise<AuditProblem | null> {
  const found = await readSignatureHash(db, position);
  if (found === undefined) return "cut-short";
  return found.toString("hex") === hash ? null : "noted-differs";
}

const latestOf = (before: string, rows: readonly { signature: SignatureRow }[]) =>
  rows.reduce(
    (latest, { signature }) => (signature.event_id > latest ? signature.event_id : latest),
    before,
  );

/** Goes through the chain signature by signature, and returns the problem of each, or null. */
function checker({ keys, now, noted, from }: Known, mark: AuditMark) {
  const keptSince = new Date(now);
  keptSince.setUTCMonth(keptSince.getUTCMonth() - auditMonths);
  let [position, events] = [from?.position ?? 0, 0];
  let hash = from === undefined ? chainStart : Buffer.from(from.hash, "hex");

  /** The problem of a noted place that was just reached, or passed without having been found. */
  function placeProblem(before: number): AuditProblem | null {
    const differs = (place: NotedPlace) =>
      place.position > before &&
      place.position <= position &&
      !(place.position === position && place.hash === hash.toString("hex"));
    if (differs(mark)) return "mark-broken";
    return noted !== undefined && differs(noted) ? "noted-differs" : null;
  }

  return {
    next({ signature, event }: { signature: SignatureRow; event?: EventRow }): AuditProblem | null {
      const before = position;
      hash = chainHash(hash, signature);
      position = signature.position;
      events += 1;
      if (!hash.equals(signature.hash)) return "chain-broken";
      if (position > mark.position) {
        if (signature.mac === null || signature.key_id === null) return "code-missing";
        const code = { content: hash, keyId: signature.key_id, code: signature.mac };
        const judged = judgeCode(keys, "seal", code);
        if (judged !== "genuine") return judged === "forged" ? "code-forged" : "key-unknown";
      }
      if (event === undefined && signature.event_at >= keptSince) return "removed";
      if (event !== undefined && !eventHash(event).equals(signature.event_hash)) return "changed";
      return placeProblem(before);
    },
    reached: () => ({ events, position, hash }),
    /** The problem of a noted place beyond the end of the chain. */
    end(): { problem: AuditProblem; at: string } | null {
      if (mark.position > position) return { problem: "mark-broken", at: String(mark.position) };
      if (noted !== undefined && noted.position > position) {
        return { problem: "cut-short", at: String(noted.position) };
      }
      return null;
    },
  };
}
