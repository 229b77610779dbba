import type { ColumnType, GeneratedAlways } from "kysely";

/** Ids and plain values only: never a token, a code, nor a name, an address or a number of a person who has an account. */
export type AuditDetails = Record<string, string | number | boolean | null>;

export interface AuditTables {
  /** Appended in the transaction of the change; a trigger refuses every change afterwards. */
  audit_events: {
    id: string;
    at: Date;
    kind: string;
    actor: string;
    subject_id: string | null;
    realm: string | null;
    details: ColumnType<AuditDetails, string, never>;
  };
  /** The chain over the events, in the order in which the signer met them. */
  audit_seals: {
    position: GeneratedAlways<number>;
    event_id: string;
    event_at: Date;
    event_hash: Buffer;
    hash: Buffer;
    /** The master key whose sub-key made `mac`; both are null in signatures of before the mark. */
    key_id: ColumnType<string | null, string, string>;
    mac: ColumnType<Buffer | null, Buffer, Buffer>;
  };
  /** Events that are not signed yet; a trigger adds them. */
  audit_unsealed: { event_id: string };
}

declare module "../database/tables.ts" {
  interface Tables extends AuditTables {}
}
