import pg from "pg";

/**
 * The database failed for a reason of its own that may pass: the client may try again (SEC-F5, SEC-F9). Has the message
 * and the code of its cause.
 */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
  /** A SQLSTATE, a socket's error, or undefined where the driver gives none. */
  readonly code: unknown;
  /** Whether the connection cannot be used any more. */
  readonly connectionLost: boolean;

  constructor(cause: unknown, connectionLost = true) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
    this.connectionLost = connectionLost;
  }
}

/**
 * SQLSTATE classes of PostgreSQL: 08 connection, 40 rollback, 53 resources, 57 stopped by an operator or a timeout,
 * 58 system error, XX internal error. 25006 is a read-only database: a standby, or one whose disk is full.
 */
const awayStates = /^(08|40|53|57|58|XX)|^25006$/;
const endedSeverities = new Set(["FATAL", "PANIC"]);
/** Errors of our own code, before a statement reaches a connection. */
const ownMistakes = [TypeError, RangeError, SyntaxError, ReferenceError];

/**
 * The error for a failed statement. An error of the server has a SQLSTATE, which decides; anything else that the driver
 * throws is an error of the connection, whatever its message.
 */
export function statementError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const isEnded = endedSeverities.has(error.severity ?? "");
    return isEnded || awayStates.test(error.code ?? "") ? new DatabaseAway(error, isEnded) : error;
  }
  if (ownMistakes.some((mistake) => error instanceof mistake)) return error;
  return new DatabaseAway(error);
}
