import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import type { ColumnType, Generated } from "kysely";
import type { Outcome } from "./outcome.ts";

/** Ids and plain values that name what a message is about; never a token, a code or an address. */
export type OutboxPayload = Record<string, string | number | boolean | null | readonly string[]>;

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export interface OutboxTables {
  outbox: {
    id: string;
    kind: string;
    /** Read by its kind's shape alone: another version of the server may have written it. */
    payload: ColumnType<unknown, string, string>;
    state: "waiting" | "leased" | "done" | "dead";
    /** Tries, those that are no fault of the message left out once that is known; also the number of the claim. */
    attempts: number;
    /** How many of them ended with their process. */
    interrupted: Generated<number>;
    available_at: Date;
    lease_until: Date | null;
    created_at: Date;
    done_at: Date | null;
    /** What the other side answered to the last failed try, as `answerText` has it, or an error's name or code. */
    last_error: string | null;
    outcome: ColumnType<Outcome | null, Outcome | null | undefined, Outcome | null>;
    /** From when on it is tried for a day; null where that is its creation. */
    retried_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Where the trace of its cause goes on. */
    traceparent: string | null;
    /** Which of two providers may have it already. */
    held_by: ColumnType<string | null, string | null | undefined, string | null>;
    /** The id of the request that caused it; null for work of the server itself. */
    request_id: ColumnType<string | null, string | null | undefined, never>;
    /** Who took it, as `SMS_PROVIDER` or `MAIL_PROVIDER` has it; `smtp` for any other mail server. */
    provider: Optional<string>;
    /** The provider's own number of it. */
    provider_id: Optional<string>;
    /** In which country its phone is, such as `ZA`. */
    country: Optional<string>;
    /** Of the address or number that it went to: tells whether that is still somebody's. */
    recipient_hash: Optional<Buffer>;
    /** When it was delivered, or found to be undeliverable. */
    ended_at: Optional<Date>;
    undelivered_because: Optional<UndeliveredReason>;
  };
}

declare module "../database/tables.ts" {
  interface Tables extends OutboxTables {}
}
