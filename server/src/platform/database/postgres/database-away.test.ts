import pg from "pg";
import { expect, test } from "vitest";
import { EngineEnded } from "../embedded/engine-ended.ts";
import { DatabaseAway, statementError } from "./database-away.ts";

function told(code: string, severity = "ERROR"): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError("of the server", 0, "error"), { code, severity });
}
const withCode = (code: string) => Object.assign(new Error("of the socket"), { code });

test.each([
  ["a connection that broke", told("08006"), false],
  ["a deadlock", told("40P01"), false],
  ["a serialisation failure", told("40001"), false],
  ["a full disk", told("53100"), false],
  ["a statement out of time", told("57014"), false],
  ["a server that stops", told("57P01", "FATAL"), true],
  ["a server that crashed", told("57P02", "FATAL"), true],
  ["a transaction that was idle for too long", told("25P03", "FATAL"), true],
  ["a failing disk", told("58030"), false],
  ["a broken index", told("XX002"), false],
  ["a database that only reads", told("25006"), false],
  ["a refused connection", withCode("ECONNREFUSED"), true],
  ["a host without a way to it", withCode("EHOSTUNREACH"), true],
  ["words that nobody foresaw", new Error("Received unexpected rowDescription message"), true],
  ["an embedded engine that ended", new EngineEnded(), true],
])(
  "[SEC-F5 SEC-F9 SEC-F13] %s is the database's failure and may pass",
  (_what, error, connectionLost) => {
    expect(statementError(error)).toMatchObject({
      name: "DatabaseAway",
      code: Reflect.get(error, "code"),
      message: error.message,
      connectionLost,
      cause: error,
    });
  },
);

test.each([
  ["a row that is there already", told("23505")],
  ["a lock that somebody else has", told("55P03")],
  ["a table that is not there", told("42P01")],
  ["a value that cannot be sent", new TypeError("cannot serialize BigInt")],
])("%s stays what it is", (_what, error) => {
  expect(statementError(error)).toBe(error);
  expect(error).not.toBeInstanceOf(DatabaseAway);
});
