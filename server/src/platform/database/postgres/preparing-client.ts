import pg from "pg";
import { createPreparedNames } from "../prepared-names.ts";

/** Most of what maintenance asks never comes so often. */
const atUse = 5;
/** A text that asks for all columns, whatever they are: PostgreSQL refuses its plan once a migration has added one. */
const allColumns = /(?:select|returning|,) (?:"\w+"\.)?\*/;

/**
 * A client that prepares the statements that come again and again, where it speaks to PostgreSQL itself. A pooler such
 * as PgBouncer before 1.21 hands the next transaction to another server, which has never heard of them.
 */
export class PreparingClient extends pg.Client {
  #isDirect = false;
  readonly #nameOf = createPreparedNames({ atUse, isTaken: (text) => !allColumns.test(text) });

  /** Learns whether anything stands between: a pooler has told a number of its own in place of the server process's. */
  async lookForPooler(): Promise<void> {
    const { rows } = await this.query<{ pid: number }>("select pg_backend_pid() as pid");
    this.#isDirect = rows[0]?.pid === Reflect.get(this, "processID");
  }

  override query: pg.Client["query"] = (...given: unknown[]) => {
    const [text, values] = given;
    const name = this.#isDirect ? this.#nameOf(text, values) : null;
    return Reflect.apply(super.query, this, name === null ? given : [{ name, text, values }]);
  };
}
