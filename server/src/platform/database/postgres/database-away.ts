import pg from "pg";

/**
 * The database did not do what was asked, for a reason that is its own and may pass: whoever asked may ask
 * again (SEC-F5, SEC-F9). Carries the words and the code of its cause.
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
/** What a call of ours can be wrong with before it reaches a connection. */
const ownMistakes = [TypeError, RangeError, SyntaxError, ReferenceError];

/**
 * What a failed statement is told as. What the server said carries its SQLSTATE and is told by that; all
 * else that the driver throws came from the connection, whatever its words.
 */
export function statementError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const isEnded = endedSeverities.has(error.severity ?? "");
    return isEnded || awayStates.test(error.code ?? "") ? new DatabaseAway(error, isEnded) : error;
  }
  if (ownMistakes.some((mistake) => error instanceof mistake)) return error;
  return new DatabaseAway(error);
}
