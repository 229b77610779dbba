import type { AuditProblem } from "@frontdoor/contract/products/operations.ts";
import type { Db } from "../database/database.ts";
import type { Keys } from "../keys/keys.ts";
import { type AuditMark, judgeMark, readMark } from "./audit-mark.ts";
import {
  chainHash,
  chainStart,
  type EventRow,
  eventHash,
  judgeCode,
  type SealRow,
} from "./chain.ts";
import { findNeverSealed, readSeals } from "./read-seals.ts";

/** How long events are kept; the database refuses to remove younger ones (SEC-H8). */
export const auditMonths = 24;

/** A place in the chain and its hash there, as somebody noted them outside the database. */
export interface NotedPlace {
  position: number;
  hash: string;
}

/** A sound chain with its length and head, to note outside the database; or what is wrong first. */
export type AuditCheck =
  | { ok: true; events: number; position: number; head: string; mark: AuditMark }
  /** `at` is a position in the chain, or an event's id. */
  | { ok: false; problem: AuditProblem; at: string | null };

interface Known {
  keys: Keys;
  now: Date;
  /** Must stand in the chain as it was noted: a chain that was cut short or begun anew lacks it. */
  noted?: NotedPlace | undefined;
}

/**
 * Checks every seal, its code and the event under it (SEC-H6). Seals up to the mark have no code; they
 * hold by the hash that the mark vouches for. Events older than 24 months may be gone.
 */
export async function verifyAuditChain(db: Db, known: Known): Promise<AuditCheck> {
  const mark = await readMark(db);
  if (mark === undefined) return { ok: false, problem: "mark-missing", at: null };
  if (mark === "unreadable") return { ok: false, problem: "mark-forged", at: null };
  const judged = judgeMark(known.keys, mark);
  if (judged === "forged") return { ok: false, problem: "mark-forged", at: null };
  if (judged === "key-unknown") return { ok: false, problem: "key-unknown", at: null };
  const check = checker(known, mark);
  for (let position = 0; ; ) {
    const rows = await readSeals(db, position);
    for (const row of rows) {
      const problem = check.next(row);
      if (problem !== null) return { ok: false, problem, at: String(row.seal.position) };
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    position = last.seal.position;
  }
  const end = check.end();
  if (end.problem !== null) return { ok: false, problem: end.problem, at: String(end.at) };
  const stray = await findNeverSealed(db);
  if (stray !== undefined) return { ok: false, problem: "never-sealed", at: stray.id };
  const { events, position, hash } = end;
  return { ok: true, events, position, head: hash.toString("hex"), mark };
}

/** Walks the chain seal by seal and says of each what is wrong with it, or null. */
function checker({ keys, now, noted }: Known, mark: AuditMark) {
  const keptSince = new Date(now);
  keptSince.setUTCMonth(keptSince.getUTCMonth() - auditMonths);
  let [position, events, hash] = [0, 0, chainStart];

  /** What had to stand at the place that was just reached, or passed without being there. */
  function placeProblem(before: number): AuditProblem | null {
    const differs = (place: NotedPlace) =>
      place.position > before &&
      place.position <= position &&
      !(place.position === position && place.hash === hash.toString("hex"));
    if (differs(mark)) return "mark-broken";
    return noted !== undefined && differs(noted) ? "noted-differs" : null;
  }

  return {
    next({ seal, event }: { seal: SealRow; event?: EventRow }): AuditProblem | null {
      const before = position;
      hash = chainHash(hash, seal);
      position = seal.position;
      events += 1;
      if (!hash.equals(seal.hash)) return "chain-broken";
      if (position > mark.position) {
        if (seal.mac === null || seal.key_id === null) return "code-missing";
        const code = { content: hash, keyId: seal.key_id, code: seal.mac };
        const judged = judgeCode(keys, "seal", code);
        if (judged !== "genuine") return judged === "forged" ? "code-forged" : "key-unknown";
      }
      if (event === undefined && seal.event_at >= keptSince) return "removed";
      if (event !== undefined && !eventHash(event).equals(seal.event_hash)) return "changed";
      return placeProblem(before);
    },
    end() {
      if (mark.position > position) return { problem: "mark-broken", at: mark.position } as const;
      if (noted !== undefined && noted.position > position) {
        return { problem: "cut-short", at: noted.position } as const;
      }
      return { problem: null, events, position, hash };
    },
  };
}
