import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Tables } from "./tables.ts";

/** A caller waits no longer than this for a connection; then whoever asked is told to ask again (SEC-F10). */
export const connectionMilliseconds = 5_000;

/** An open database, embedded or a server. */
export interface Database {
  readonly kysely: Kysely<Tables>;
  readonly engine: "embedded" | "postgres";
  /** Resolves when the engine answers a query; rejects otherwise. */
  ping(): Promise<void>;
  /** Runs work that may take long (migrations, seeds, dumps) beside the statement time limit. */
  withoutTimeLimits<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Reads what may be some seconds old, from a replica where there is one. Nothing that decides about a login, and nothing that
   * is written from what was read.
   */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Reads that a replica took, and those that the primary took for it; where there is a replica. */
  readonly replicaReads?: Readonly<Record<"replica" | "primary", number>>;
  /** Reads from the primary for as long as a replica may be behind: what this process has just written is seen by it. */
  readOwnWrites(): void;
  close(): Promise<void>;
}

/** Inside one, use nothing but it: the embedded pool has one connection. */
export type Transaction = KyselyTransaction<Tables>;

/** Anything that runs queries: the database itself or a transaction on it. */
export type Db = Kysely<Tables> | Transaction;
