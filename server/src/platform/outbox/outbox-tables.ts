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
    /** Attempts, without those that turned out not to be the message's fault; also the number of the claim. */
    attempts: number;
    /** How many of them ended with their process. */
    interrupted: Generated<number>;
    available_at: Date;
    lease_until: Date | null;
    created_at: Date;
    done_at: Date | null;
    /** The other side's response to the last failed attempt, as `answerText` writes it, or an error's name or code. */
    last_error: string | null;
    outcome: ColumnType<Outcome | null, Outcome | null | undefined, Outcome | null>;
    /** The start of the day for which it is tried; null where that is its creation. */
    retried_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The trace context of its cause. */
    traceparent: string | null;
    /** Which of two providers may have it already. */
    held_by: ColumnType<string | null, string | null | undefined, string | null>;
    /** The id of the request that caused it; null for work of the server itself. */
    request_id: ColumnType<string | null, string | null | undefined, never>;
    /**
     * The provider that accepted it, as `SMS_PROVIDER` or `MAIL_PROVIDER` names it; `smtp` for any other mail server.
     */
    provider: Optional<string>;
    /** The provider's own id of it. */
    provider_id: Optional<string>;
    /** The country of its phone, such as `ZA`. */
    country: Optional<string>;
    /** A hash of the address or number that it was sent to: tells whether an account still has that. */
    recipient_hash: Optional<Buffer>;
    /** When it was delivered, or found to be undeliverable. */
    ended_at: Optional<Date>;
    undelivered_because: Optional<UndeliveredReason>;
  };
}

declare module "../database/tables.ts" {
  interface Tables extends OutboxTables {}
}
