import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Selectable } from "kysely";
import { type KeySet, type Keys, keySetById } from "../keys/keys.ts";
import type { AuditTables } from "./audit-tables.ts";

export type EventRow = Selectable<AuditTables["audit_events"]>;
export type SignatureRow = Selectable<AuditTables["audit_seals"]>;

/** The hash before the first signature. */
export const chainStart: Buffer = Buffer.alloc(32);

/** The hash of a signature: of the signature before it and its own event. Anybody can compute it. */
export function chainHash(
  previous: Buffer,
  signature: Pick<SignatureRow, "event_id" | "event_at" | "event_hash">,
): Buffer {
  return createHash("sha256")
    .update(previous)
    .update(JSON.stringify([signature.event_id, signature.event_at.toISOString()]))
    .update(signature.event_hash)
    .digest();
}

export function eventHash(event: EventRow): Buffer {
  const details = Object.entries(event.details).sort(([a], [b]) => (a < b ? -1 : 1));
  const { id, at, kind, actor, subject_id, realm } = event;
  return createHash("sha256")
    .update(JSON.stringify([id, at.toISOString(), kind, actor, subject_id, realm, details]))
    .digest();
}

/** What a code is made over: the hash of a signature, or the mark. `seal` stands in every code that is stored. */
type Vouched = "seal" | "mark";

/** The code over a signature's hash, and so over all signatures before it: nobody can make it without the key. */
export function codeOf(keySet: KeySet, what: Vouched, content: Buffer | string): Buffer {
  return createHmac("sha256", keySet.derive("audit")).update(`${what}\n`).update(content).digest();
}

/** Whether a code was made with a key that is still here, and for this content. */
export function judgeCode(
  keys: Keys,
  what: Vouched,
  { content, keyId, code }: { content: Buffer | string; keyId: string; code: Buffer },
): "genuine" | "forged" | "key-unknown" {
  const keySet = keySetById(keys, keyId);
  if (keySet === undefined) return "key-unknown";
  const right = codeOf(keySet, what, content);
  return code.length === right.length && timingSafeEqual(code, right) ? "genuine" : "forged";
}
