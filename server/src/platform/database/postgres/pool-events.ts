import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { leftText } from "../send-with-next.ts";
import { DatabaseAway, statementError } from "./database-away.ts";

/**
 * A pool that reports every failure of the database as `DatabaseAway`. Kysely reaches both engines through it.
 * - A lost connection runs nothing more, not even a rollback, and is not handed out again.
 * - `begin`, and statements whose result nobody waits for, are sent with the next statement, which saves a round trip.
 */
export function tellingPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return tellingClient(await pool.connect());
      } catch (error) {
        throw new DatabaseAway(error);
      }
    },
  };
}

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** A statement that is sent with the next one; its rows are put into `answers` when they come. */
interface LeftStatement extends Statement {
  answers: unknown[];
}

const notSent = (answers: unknown[] = []) => ({ command: "BEGIN", rowCount: 0, rows: answers });

function tellingClient(client: pg.PoolClient): PostgresPoolClient {
  let lost: DatabaseAway | null = null;
  let left: LeftStatement[] = [];
  let isOpen = false;

  async function query<R>(text: string, values: readonly unknown[]) {
    if (lost !== null) throw lost;
    const withNext = leftText(text);
    if (isBeginning(text)) {
      isOpen = true;
      left = [{ text, values, answers: [] }];
      return answerAs<R>(notSent());
    }
    if (withNext !== null && isOpen) {
      const answers: unknown[] = [];
      left.push({ text: withNext, values, answers });
      return answerAs<R>(notSent(answers));
    }
    const before = left;
    left = [];
    const isEnd = text === "commit" || text === "rollback";
    if (isEnd) isOpen = false;
    // Nothing of the transaction was sent: there is nothing to end.
    if (isEnd && before[0] !== undefined && isBeginning(before[0].text)) {
      if (text === "rollback" || before.length === 1) return answerAs<R>(notSent());
    }
    // Statements that would be rolled back need not be sent.
    const sent = text === "rollback" ? [] : before;
    try {
      return answerAs<R>(await sendTogether(client, sent, { text: withNext ?? text, values }));
    } catch (cause) {
      const error = statementError(cause);
      if (error instanceof DatabaseAway && error.connectionLost) lost = error;
      throw error;
    }
  }
  return {
    // The other signature is for cursors, and none is configured.
    query: query as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy === true || lost !== null),
  };
}

const isBeginning = (text: string) => /^(begin|start transaction)\b/.test(text);
const answerAs = <R>(result: unknown) => result as PostgresQueryResult<R>;

/**
 * Sends statements together and waits for all of their results.
 * @returns the result of the last one
 * @throws the first error: later statements of the transaction fail because of it
 */
async function sendTogether(
  client: pg.PoolClient,
  before: readonly LeftStatement[],
  last: Statement,
): Promise<unknown> {
  const send = ({ text, values }: Statement) => client.query(text, [...values]);
  const sendLeft = async (statement: LeftStatement) => {
    statement.answers.push((await send(statement)).rows);
  };
  if (before.length === 0) return send(last);
  const { stream } = client.connection;
  stream.cork();
  const answers = [...before.map(sendLeft), send(last)];
  stream.uncork();
  const settled = await Promise.allSettled(answers);
  const failed = settled.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return answers.at(-1);
}
