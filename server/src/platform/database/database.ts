import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Tables } from "./tables.ts";

/** A request waits no longer than this for a connection; then its client is told to try again (SEC-F10). */
const connectionMilliseconds = 5_000;
/** A request waits no longer than this for a statement or a silent server (SEC-F9). */
const statementMilliseconds = 5_000;
const silenceMilliseconds = 8_000;
const idleInTransactionMilliseconds = 15_000;
export const requestWaits = {
  connection: connectionMilliseconds,
  statement: statementMilliseconds,
  silence: silenceMilliseconds,
  idleInTransaction: idleInTransactionMilliseconds,
};

/** An open database, embedded or a server. */
export interface Database {
  readonly kysely: Kysely<Tables>;
  readonly engine: "embedded" | "postgres";
  /** Resolves when the engine answers a query; rejects otherwise. */
  ping(): Promise<void>;
  /** Runs work that may take long (migrations, seeds, dumps) beside the statement time limit. */
  withoutTimeLimits<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Reads data that may be some seconds old, from a replica where there is one. Not for decisions about a login, nor
   * for writes that depend on what was read.
   */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Counts of reads from the replica, and of those that the primary served instead; where there is a replica. */
  readonly replicaReads?: Readonly<Record<"replica" | "primary", number>>;
  /**
   * Reads from the primary for as long as a replica may be behind, so that this process sees what it has just written.
   */
  readOwnWrites(): void;
  close(): Promise<void>;
}

/** Inside one, use nothing but it: the embedded pool has one connection. */
export type Transaction = KyselyTransaction<Tables>;

/** Anything that runs queries: the database itself or a transaction on it. */
export type Db = Kysely<Tables> | Transaction;
